import { Box } from '@chakra-ui/react/box'
import { useLanguage, useMessages } from '@spruce/shell-ui'
import { changesOf, type OperatorLog } from './auditChanges.js'
import { historyMessages } from './historyMessages.js'

export interface ChangeTableProps {
  /** The line of the log whose change is shown. */
  line: Pick<OperatorLog, 'operationName' | 'before' | 'after'>
}

/** What a line of the operator log changed: each field before and after, in words. */
export function ChangeTable({ line }: ChangeTableProps) {
  const t = useMessages(historyMessages)
  const language = useLanguage()
  const changes = changesOf(line, language)
  if (changes.length === 0) {
    return (
      <Box as="p" color="fg.muted">
        {t.noChanges}
      </Box>
    )
  }
  return (
    <Box as="table" width="full" css={tableStyles} aria-label={t.changesOf(line.operationName)}>
      <thead>
        <tr>
          <th scope="col">{t.field}</th>
          <th scope="col">{t.before}</th>
          <th scope="col">{t.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, label, before, after }) => (
          <tr key={field}>
            <th scope="row">{label}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

const tableStyles = {
  tableLayout: 'fixed',
  fontSize: 'sm',
  '& th, & td': {
    textAlign: 'start',
    py: '1',
    pe: '3',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& th:first-of-type': { width: '28%' },
  '& thead th': { color: 'fg.muted', fontWeight: 'medium' },
  '& tbody th': { fontWeight: 'normal', color: 'fg.muted' },
  '& tbody tr': { borderTopWidth: '1px', borderColor: 'border.muted' },
}
