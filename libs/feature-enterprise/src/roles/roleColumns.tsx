import { type DataColumn, StatusTag, useMessages } from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import type { Language } from '@spruce/validators/i18n'
import { scopeTexts } from './roleDraft.js'
import { roleMessages } from './roleMessages.js'
import type { RoleRecord } from './roleQueries.js'

type Word = 'name' | 'code' | 'status' | 'dataScope' | 'memberCount' | 'description' | 'updatedAt'

const word = (key: Word) => (language: Language) => roleMessages[language][key]

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
    width: 108,
    isSortable: true,
    text: ({ enabled }, language) => roleMessages[language][enabled ? 'enabled' : 'disabled'],
    cell: (role) => <RoleStatus {...role} />,
  },
  { id: 'code', header: word('code'), minWidth: 120, isSortable: true },
  {
    id: 'dataScope',
    header: word('dataScope'),
    minWidth: 120,
    text: ({ dataScope }, language) => roleMessages[language][scopeTexts[dataScope]],
    cell: (role) => <ScopeName {...role} />,
  },
  { id: 'memberCount', header: word('memberCount'), width: 124, isSortable: true },
  { id: 'description', header: word('description'), minWidth: 110 },
  {
    id: 'updatedAt',
    header: word('updatedAt'),
    width: 184,
    isSortable: true,
    text: ({ updatedAt }) => formatTime(updatedAt),
    cell: ({ updatedAt }) => formatTime(updatedAt),
  },
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

function RoleStatus({ enabled }: Pick<RoleRecord, 'enabled'>) {
  const t = useMessages(roleMessages)
  return (
    <StatusTag tone={enabled ? 'success' : 'neutral'}>{enabled ? t.enabled : t.disabled}</StatusTag>
  )
}

function ScopeName({ dataScope }: Pick<RoleRecord, 'dataScope'>) {
  return useMessages(roleMessages)[scopeTexts[dataScope]]
}
