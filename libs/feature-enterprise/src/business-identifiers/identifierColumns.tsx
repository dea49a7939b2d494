import { type DataColumn, timeColumn, wordsOf } from '@spruce/shell-ui'
import { AppName } from './AppName.js'
import { identifierMessages } from './identifierMessages.js'
import type { IdentifierRow } from './identifierQueries.js'

const word = wordsOf(identifierMessages)

/** The columns of the table; the first one names the row. */
export const identifierColumns: readonly DataColumn<IdentifierRow>[] = [
  { id: 'code', header: word('code'), minWidth: 150, isSortable: true },
  { id: 'name', header: word('name'), minWidth: 120, isSortable: true },
  {
    id: 'appCode',
    header: word('app'),
    minWidth: 130,
    isSortable: true,
    cell: ({ appCode }) => <AppName code={appCode} />,
  },
  {
    id: 'channels',
    header: word('channels'),
    width: 168,
    text: ({ channels }, language) => {
      const t = identifierMessages[language]
      return channels.map((channel) => t[channel]).join(t.separator)
    },
  },
  {
    id: 'enabled',
    header: word('status'),
    width: 116,
    isSortable: true,
    text: ({ enabled }, language) => identifierMessages[language][enabled ? 'enabled' : 'disabled'],
    tone: ({ enabled }) => (enabled ? 'success' : 'neutral'),
  },
  { id: 'description', header: word('description'), minWidth: 150 },
  timeColumn('updatedAt', word('updatedAt')),
  timeColumn('createdAt', word('createdAt'), { isHidden: true }),
]
