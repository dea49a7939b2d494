import { Box } from '@chakra-ui/react/box'
import { type AuditSide, auditSideOf, logWords } from '@spruce/api-client'
import { type DataColumn, StatusTag, useLanguage } from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { actorName, changesOf, objectKindName, type OperatorLog } from '../history/auditChanges.js'
import type { Scope } from '../sources/source.js'
import { logHead } from './logCells.js'

/** The columns of the table; the first one opens the line. */
export function operatorLogColumns(scope: Scope | undefined): readonly DataColumn<OperatorLog>[] {
  return [
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
    ...(scope ? [scope.column] : []),
    {
      id: 'at',
      header: logHead('at'),
      width: 184,
      cell: ({ at }) => formatTime(at),
    },
    {
      id: 'before',
      header: logHead('before'),
      minWidth: 200,
      isHidden: true,
      cell: (line) => <Side line={line} side="before" />,
    },
    {
      id: 'after',
      header: logHead('after'),
      minWidth: 200,
      isHidden: true,
      cell: (line) => <Side line={line} side="after" />,
    },
    { id: 'address', header: logHead('address'), width: 140, isHidden: true },
    { id: 'terminal', header: logHead('terminal'), minWidth: 140, isHidden: true },
  ]
}

/** Who did it; a mock login is said beside the name. */
export function Actor({ line }: { line: OperatorLog }) {
  const language = useLanguage()
  const t = logWords[language]
  return (
    <Box as="span" display="inline-flex" gap="2" alignItems="center">
      {actorName(line, language)}
      {line.actingUserId && <StatusTag tone="warning">{t.mock}</StatusTag>}
    </Box>
  )
}

/** What a line noted on one side, field by field; the panel of the line shows both beside each other. */
function Side({ line, side }: { line: OperatorLog; side: AuditSide }) {
  const language = useLanguage()
  return auditSideOf(changesOf(line, language), side, language)
}

function ObjectKind({ table }: { table: string }) {
  return objectKindName(table, useLanguage())
}
