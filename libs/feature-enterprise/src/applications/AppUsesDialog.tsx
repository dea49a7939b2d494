import { useApi } from '@spruce/session/react'
import {
  type DataColumn,
  DataTable,
  defineAction,
  type DialogProps,
  EmptyState,
  ListDialog,
  useMessages,
  usePermitted,
  wordsOf,
} from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { applicationMessages } from './applicationMessages.js'
import { applicationUsesOptions } from './applicationQueries.js'
import {
  type ApplicationUses,
  hrefOfUse,
  sayUse,
  usedKinds,
  type UseKind,
} from './applicationUses.js'

export interface AppUsesDialogProps extends DialogProps {
  /** Whose uses are shown: one of the company's own. */
  application: { id: string; name: string }
}

interface UseRow {
  kind: UseKind
  uses: ApplicationUses
}

const word = wordsOf(applicationMessages)
const columns: readonly DataColumn<UseRow>[] = [
  {
    id: 'use',
    header: word('use'),
    minWidth: 160,
    text: ({ kind, uses }, language) => sayUse(kind, uses, applicationMessages[language]),
  },
]

/** What uses an application, counted by kind, with a way to each list that the person may open. */
export function AppUsesDialog({ application, onClose }: AppUsesDialogProps) {
  const t = useMessages(applicationMessages)
  const isPermitted = usePermitted()
  const actions = [
    defineAction<UseRow>({
      label: word('openUse'),
      isVisible: ({ kind }) => hrefOfUse(kind, { isPermitted }) !== undefined,
      run: ({ kind }, { goTo }) => goTo(hrefOfUse(kind, { isPermitted }) ?? ''),
    }),
  ]
  const { data, error, isPending, refetch } = useQuery({
    ...applicationUsesOptions(useApi(), [application.id]),
    meta: { silent: true }, // the dialog says in its own place that it failed
  })
  const rows = data ? usedKinds(data).map((kind) => ({ kind, uses: data })) : []
  return (
    <ListDialog title={t.usesTitle(application.name)} lead={t.usesLead} onClose={() => onClose()}>
      <DataTable<UseRow>
        label={t.usesLead}
        columns={columns}
        rows={rows}
        total={rows.length}
        rowId={({ kind }) => kind}
        rowName={({ kind, uses }) => sayUse(kind, uses, t)}
        actions={actions}
        isLoading={isPending}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState title={t.noUses} text={t.noUsesHelp} />}
      />
    </ListDialog>
  )
}
