import { useApi } from '@spruce/session/react'
import {
  ActionBar,
  DataTable,
  type DialogProps,
  EmptyState,
  ListDialog,
  useMessages,
} from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { planMenuActions } from './planMenuActions.js'
import { templateColumns } from './planMenuColumns.js'
import { rowsOfTemplate, type TemplateRow } from './planMenuDraft.js'
import { planMenuMessages } from './planMenuMessages.js'
import { planMenusOptions } from './planPushQueries.js'
import type { PlanCatalogue } from './planQueries.js'

export interface PlanMenusDialogProps extends DialogProps<never> {
  /** The plan whose menus are changed. */
  plan: { id: string; name: string }
  /** All that a plan can hold. */
  catalogue: PlanCatalogue
}

const noRows: readonly TemplateRow[] = []

/** The menus that a plan brings along, for its customers after the next push. */
export function PlanMenusDialog({ plan, catalogue, onClose }: PlanMenusDialogProps) {
  const api = useApi()
  const t = useMessages(planMenuMessages)
  const { data: template, error, isPending, refetch } = useQuery(planMenusOptions(api, plan.id))
  const columns = useMemo(() => templateColumns(catalogue), [catalogue])
  const rows = useMemo(() => (template ? rowsOfTemplate(template) : noRows), [template])
  const actions = useMemo(
    () => template && planMenuActions(template, catalogue),
    [template, catalogue],
  )
  return (
    <ListDialog title={t.title(plan.name)} lead={t.lead} onClose={() => onClose()}>
      <div className="sp-toolbar">
        <div className="sp-toolbar-row">
          <div className="sp-toolbar-actions">
            {actions && <ActionBar actions={actions.page} target={undefined} />}
          </div>
        </div>
      </div>
      <DataTable<TemplateRow>
        label={t.list}
        columns={columns}
        rows={rows}
        {...(actions && { actions: actions.row })}
        isLoading={isPending}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState title={t.empty} text={t.emptyText} />}
      />
    </ListDialog>
  )
}
