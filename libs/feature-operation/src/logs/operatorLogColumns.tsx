import { Box } from '@chakra-ui/react/box'
import { logWords } from '@spruce/api-client'
import { type DataColumn, StatusTag, useLanguage } from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { actorName, objectKindName, type OperatorLog } from '../history/auditChanges.js'
import { Customer, logHead } from './logCells.js'

/** The columns of the table; the first one opens the line. */
export const operatorLogColumns: readonly DataColumn<OperatorLog>[] = [
  { id: 'operationName', header: logHead('operationName'), width: 208 },
  {
    id: 'operator',
    header: logHead('operator'),
    minWidth: 140,
    cell: (line) => <Actor line={line} />,
  },
  { id: 'objectName', header: logHead('objectName'), minWidth: 150 },
  {
    id: 'objectTable',
    header: logHead('objectTable'),
    minWidth: 110,
    cell: ({ objectTable }) => objectTable && <ObjectKind table={objectTable} />,
  },
  {
    id: 'customerName',
    header: logHead('customerName'),
    minWidth: 130,
    cell: (line) => <Customer {...line} />,
  },
  {
    id: 'at',
    header: logHead('at'),
    width: 184,
    cell: ({ at }) => formatTime(at),
  },
  { id: 'address', header: logHead('address'), width: 140, isHidden: true },
  { id: 'terminal', header: logHead('terminal'), minWidth: 140, isHidden: true },
]

/** Who did it; a mock login is said beside the name. */
export function Actor({ line }: { line: OperatorLog }) {
  const t = logWords[useLanguage()]
  return (
    <Box as="span" display="inline-flex" gap="2" alignItems="center">
      {actorName(line) ?? t.nobody}
      {line.actingUserId && <StatusTag tone="warning">{t.mock}</StatusTag>}
    </Box>
  )
}

function ObjectKind({ table }: { table: string }) {
  return objectKindName(table, useLanguage())
}
