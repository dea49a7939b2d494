import { useApi } from '@spruce/session/react'
import {
  type DataColumn,
  DataTable,
  type DialogProps,
  EmptyState,
  ListDialog,
  useMessages,
  wordsOf,
} from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { useOpenUse } from '../workbenches/useOpenUse.js'
import { applicationMessages } from './applicationMessages.js'
import { applicationUsesOptions } from './applicationQueries.js'
import { hrefOfUse, rowsOfUses, sayRow, type UseRow } from './applicationUses.js'

export interface AppUsesDialogProps extends DialogProps {
  /** Whose uses are shown: one of the company's own. */
  application: { id: string; name: string }
}

const word = wordsOf(applicationMessages)
const columns: readonly DataColumn<UseRow>[] = [
  {
    id: 'use',
    header: word('use'),
    minWidth: 160,
    text: (row, language) => sayRow(row, applicationMessages[language]),
  },
  { id: 'name', header: word('usedName'), minWidth: 160, text: ({ one }) => one?.name ?? '' },
]

/** What uses an application, by name where the person may list it, with the ways that they may go. */
export function AppUsesDialog({ application, onClose }: AppUsesDialogProps) {
  const t = useMessages(applicationMessages)
  const actions = useOpenUse<UseRow>(word('openUse'), hrefOfUse)
  const { data, error, isPending, refetch } = useQuery({
    ...applicationUsesOptions(useApi(), [application.id]),
    meta: { silent: true }, // the dialog says in its own place that it failed
  })
  const rows = data ? rowsOfUses(data) : []
  return (
    <ListDialog title={t.usesTitle(application.name)} lead={t.usesLead} onClose={() => onClose()}>
      <DataTable<UseRow>
        label={t.usesLead}
        columns={columns}
        rows={rows}
        total={rows.length}
        rowId={({ kind, one }) => `${kind}/${one?.id ?? ''}`}
        rowName={(row) => row.one?.name ?? sayRow(row, t)}
        actions={actions}
        isLoading={isPending}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState title={t.noUses} text={t.noUsesHelp} />}
      />
    </ListDialog>
  )
}
