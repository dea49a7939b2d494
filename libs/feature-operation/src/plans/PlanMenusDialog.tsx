import { useApi } from '@spruce/session/react'
import {
  ActionBar,
  DataTable,
  defineAction,
  type DialogProps,
  EmptyState,
  ListDialog,
  useLanguage,
  useMessages,
} from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { templateColumns } from './planMenuColumns.js'
import { rowsOfTemplate, type TemplateRow } from './planMenuDraft.js'
import { planMenuMessages } from './planMenuMessages.js'
import { planMenusOptions } from './planPushQueries.js'
import type { PlanCatalogue } from './planQueries.js'
import { usePlanMenuWork } from './planMenuWork.js'

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
  const language = useLanguage()
  const { data: template, error, isPending, refetch } = useQuery(planMenusOptions(api, plan.id))
  const work = usePlanMenuWork(template, catalogue)
  const columns = useMemo(() => templateColumns(catalogue), [catalogue])
  const rows = useMemo(() => (template ? rowsOfTemplate(template) : noRows), [template])
  const rowActions = useMemo(
    () => [
      defineAction<TemplateRow>({ label: t.edit, permission: 'plan:edit', run: work.edit }),
      defineAction<TemplateRow>({
        label: t.remove,
        permission: 'plan:edit',
        danger: true,
        run: (row) => work.remove(row, columns[0]?.text?.(row, language) ?? row.id),
      }),
    ],
    [t, work, columns, language],
  )
  const actions = [
    defineAction({ label: t.addChange, permission: 'plan:edit', run: work.addChange }),
    defineAction({ label: t.addOwn, permission: 'plan:edit', primary: true, run: work.addOwn }),
  ]
  return (
    <ListDialog title={t.title(plan.name)} lead={t.lead} onClose={() => onClose()}>
      <div className="sp-toolbar">
        <div className="sp-toolbar-row">
          <div className="sp-toolbar-actions">
            {template && <ActionBar actions={actions} target={undefined} />}
          </div>
        </div>
      </div>
      <DataTable<TemplateRow>
        label={t.list}
        columns={columns}
        rows={rows}
        actions={rowActions}
        isLoading={isPending}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState title={t.empty} text={t.emptyText} />}
      />
    </ListDialog>
  )
}
