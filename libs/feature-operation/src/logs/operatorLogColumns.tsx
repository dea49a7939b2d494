import { Box } from '@chakra-ui/react/box'
import { type DataColumn, StatusTag, useLanguage, useMessages } from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import type { Language } from '@spruce/validators/i18n'
import { actorName, objectKindName, type OperatorLog } from '../history/auditChanges.js'
import { logMessages } from './logMessages.js'

type Word =
  | 'operationName'
  | 'at'
  | 'customer'
  | 'operator'
  | 'objectKind'
  | 'object'
  | 'address'
  | 'terminal'

const word = (key: Word) => (language: Language) => logMessages[language][key]

/** The columns of the table; the first one opens the line. */
export const operatorLogColumns: readonly DataColumn<OperatorLog>[] = [
  { id: 'operationName', header: word('operationName'), width: 208 },
  {
    id: 'operator',
    header: word('operator'),
    minWidth: 140,
    cell: (line) => <Actor line={line} />,
  },
  { id: 'objectName', header: word('object'), minWidth: 150 },
  {
    id: 'objectTable',
    header: word('objectKind'),
    minWidth: 110,
    cell: ({ objectTable }) => objectTable && <ObjectKind table={objectTable} />,
  },
  {
    id: 'customerName',
    header: word('customer'),
    minWidth: 130,
    cell: ({ customerName }) => customerName ?? <Platform />,
  },
  {
    id: 'at',
    header: word('at'),
    width: 184,
    cell: ({ at }) => formatTime(at),
  },
  { id: 'address', header: word('address'), width: 140, isHidden: true },
  { id: 'terminal', header: word('terminal'), minWidth: 140, isHidden: true },
]

/** Who did it; a mock login is said beside the name. */
export function Actor({ line }: { line: OperatorLog }) {
  const t = useMessages(logMessages)
  return (
    <Box as="span" display="inline-flex" gap="2" alignItems="center">
      {actorName(line) ?? t.nobody}
      {line.actingUserId && <StatusTag tone="warning">{t.mock}</StatusTag>}
    </Box>
  )
}

/** Whose a line outside any customer is. */
export function Platform() {
  return useMessages(logMessages).platform
}

function ObjectKind({ table }: { table: string }) {
  return objectKindName(table, useLanguage())
}
