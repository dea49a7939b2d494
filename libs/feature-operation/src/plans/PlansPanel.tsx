import { useApi } from '@spruce/session/react'
import {
  FilterSelect,
  ResourcePage,
  SearchField,
  useExportAction,
  useMessages,
  useResourcePage,
  useTableViews,
} from '@spruce/shell-ui'
import { useCallback, useMemo } from 'react'
import { usePlanActions } from './planActions.js'
import { planColumns } from './planColumns.js'
import { planMessages } from './planMessages.js'
import { planListOptions } from './planQueries.js'
import { usePlanPushActions } from './planPushActions.js'
import { freshTab, type PlansQuery, readPlansQuery } from './plansQuery.js'

export interface PlansPanelProps {
  /** What the address says: filters and page. */
  query: PlansQuery
  /** Merges into the query; `undefined` removes a key. */
  onQueryChange: (patch: Partial<PlansQuery>) => void
}

const viewFilters = ['keyword', 'status'] as const

/** The plans: what each holds, and what is done with them. */
export function PlansPanel(props: PlansPanelProps) {
  const { query, onQueryChange } = props
  const api = useApi()
  const t = useMessages(planMessages)
  const list = useResourcePage({
    ...props,
    list: (wanted: PlansQuery) => planListOptions(api, wanted),
  })
  const views = useTableViews({
    table: 'plans',
    columns: planColumns,
    state: list,
    filters: viewFilters,
    readQuery: readPlansQuery,
  })
  const showCustomers = useCallback(
    (planId: string) => onQueryChange({ ...freshTab, tab: 'customers', planId }),
    [onQueryChange],
  )
  const actions = usePlanActions(showCustomers)
  const pushActions = usePlanPushActions()
  const rowActions = useMemo(
    () => [...actions.row.slice(0, 2), ...pushActions, ...actions.row.slice(2)],
    [actions, pushActions],
  )
  const exportPlans = useExportAction({
    state: list,
    views,
    columns: planColumns,
    name: t.plans,
    permission: 'plan:list',
  })
  return (
    <ResourcePage state={list} views={views} title={t.plans} isSection permission="plan:list">
      <ResourcePage.Toolbar actions={[exportPlans, ...actions.page]}>
        <ResourcePage.Filters>
          <SearchField
            label={t.search}
            placeholder={t.searchHelp}
            value={query.keyword}
            onChange={(keyword) => list.setFilter({ keyword })}
          />
          <FilterSelect
            label={t.anyStatus}
            options={[
              { value: 'enabled', label: t.enabled },
              { value: 'disabled', label: t.disabled },
            ]}
            value={query.status}
            onChange={(status) => list.setFilter({ status: status as PlansQuery['status'] })}
          />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table columns={planColumns} actions={rowActions} permission="plan:list" />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}
