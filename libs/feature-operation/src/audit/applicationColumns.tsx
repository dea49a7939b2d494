import { type DataColumn, timeColumn, wordsOf } from '@spruce/shell-ui'
import { applicationMessages } from './applicationMessages.js'
import type { Application } from './applicationQueries.js'
import { ApplicationStatusTag } from './ApplicationStatusTag.js'

const word = wordsOf(applicationMessages)

/** The columns of the table; the first one names the row. */
export const applicationColumns: readonly DataColumn<Application>[] = [
  { id: 'name', header: word('name'), minWidth: 180, isSortable: true },
  {
    id: 'status',
    header: word('status'),
    width: 176,
    text: ({ status }, language) => applicationMessages[language][status],
    cell: ({ status }) => <ApplicationStatusTag status={status} />,
  },
  { id: 'code', header: word('code'), minWidth: 120 },
  { id: 'contactName', header: word('contactName'), minWidth: 96 },
  { id: 'contactMobile', header: word('contactMobile'), minWidth: 128 },
  { id: 'contactEmail', header: word('contactEmail'), minWidth: 160, isHidden: true },
  { id: 'industry', header: word('industry'), minWidth: 100, isHidden: true },
  { id: 'region', header: word('region'), minWidth: 100, isHidden: true },
  { id: 'note', header: word('note'), minWidth: 140 },
  timeColumn('submittedAt', word('submittedAt'), { width: 192 }),
  timeColumn('decidedAt', word('decidedAt'), { width: 192, isSortable: false, isHidden: true }),
]
