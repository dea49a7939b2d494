import type { DataColumn } from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import type { Language } from '@spruce/validators/i18n'
import { applicationMessages, type ApplicationTexts } from './applicationMessages.js'
import type { Application } from './applicationQueries.js'
import { ApplicationStatusTag } from './ApplicationStatusTag.js'

type PlainKey = {
  [Key in keyof ApplicationTexts]: ApplicationTexts[Key] extends string ? Key : never
}[keyof ApplicationTexts]

const word = (key: PlainKey) => (language: Language) => applicationMessages[language][key]

/** The columns of the table; the first one names the row. */
export const applicationColumns: readonly DataColumn<Application>[] = [
  { id: 'name', header: word('name'), minWidth: 180, isSortable: true },
  {
    id: 'status',
    header: word('status'),
    width: 108,
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
  {
    id: 'submittedAt',
    header: word('submittedAt'),
    width: 192,
    isSortable: true,
    text: ({ submittedAt }) => formatTime(submittedAt),
    cell: ({ submittedAt }) => formatTime(submittedAt),
  },
  {
    id: 'decidedAt',
    header: word('decidedAt'),
    width: 192,
    isHidden: true,
    text: ({ decidedAt }) => formatTime(decidedAt),
    cell: ({ decidedAt }) => formatTime(decidedAt),
  },
]
