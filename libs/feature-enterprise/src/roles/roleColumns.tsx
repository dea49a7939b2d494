import { type DataColumn, timeColumn, useMessages, wordsOf } from '@spruce/shell-ui'
import { scopeTexts } from './roleDraft.js'
import { roleMessages } from './roleMessages.js'
import type { RoleRecord } from './roleQueries.js'

const word = wordsOf(roleMessages)

/** The columns of the table; the first one names the row. */
export const roleColumns: readonly DataColumn<RoleRecord>[] = [
  {
    id: 'name',
    header: word('name'),
    minWidth: 150,
    isSortable: true,
    cell: (role) => <RoleName {...role} />,
  },
  {
    id: 'enabled',
    header: word('status'),
    width: 116,
    isSortable: true,
    text: ({ enabled }, language) => roleMessages[language][enabled ? 'enabled' : 'disabled'],
    tone: ({ enabled }) => (enabled ? 'success' : 'neutral'),
  },
  { id: 'code', header: word('code'), minWidth: 120, isSortable: true },
  {
    id: 'dataScope',
    header: word('dataScope'),
    minWidth: 120,
    text: ({ dataScope }, language) => roleMessages[language][scopeTexts[dataScope]],
  },
  { id: 'memberCount', header: word('memberCount'), width: 124, isSortable: true },
  { id: 'description', header: word('description'), minWidth: 110 },
  timeColumn('updatedAt', word('updatedAt')),
]

function RoleName({ name, builtin }: Pick<RoleRecord, 'name' | 'builtin'>) {
  const t = useMessages(roleMessages)
  return (
    <span title={name} style={{ display: 'flex', alignItems: 'baseline', gap: 8 }}>
      <span style={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>{name}</span>
      {builtin && <small style={{ flex: 'none', opacity: 0.8 }}>{t.builtin}</small>}
    </span>
  )
}
