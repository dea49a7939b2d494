import { useApi } from '@spruce/session/react'
import {
  FilterSelect,
  ResourcePage,
  SearchField,
  useExportAction,
  useMessages,
  usePermitted,
  useResourcePage,
  useTableViews,
} from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { entitlementMessages } from './entitlementMessages.js'
import { mostCustomers, usePlanCustomerActions } from './planCustomerActions.js'
import { planCustomerColumns } from './planCustomerColumns.js'
import { planCustomersOptions } from './planCustomerQueries.js'
import { planListOptions } from './planQueries.js'
import type { PlansPanelProps } from './PlansPanel.js'
import { type PlansQuery, readCustomersQuery } from './plansQuery.js'

const viewFilters = ['keyword', 'status', 'planId'] as const

/** The customers with their plans: what each may use, its exceptions, another plan. */
export function PlanCustomersPanel(props: PlansPanelProps) {
  const { query } = props
  const api = useApi()
  const t = useMessages(entitlementMessages)
  const isPermitted = usePermitted()
  const plans = useQuery({
    ...planListOptions(api, { size: 100 }),
    enabled: isPermitted(['plan:list', 'plan:assign']),
  })
  const filters: PlansQuery = { ...query, tab: undefined } // it is no filter of the rows
  const list = useResourcePage({
    ...props,
    query: filters,
    list: (wanted: PlansQuery) => planCustomersOptions(api, wanted),
  })
  const views = useTableViews({
    table: 'plan-customers',
    columns: planCustomerColumns,
    state: list,
    filters: viewFilters,
    readQuery: readCustomersQuery,
  })
  const actions = usePlanCustomerActions(list)
  const exportCustomers = useExportAction({
    state: list,
    views,
    columns: planCustomerColumns,
    name: t.title,
    permission: 'customer:list',
  })
  return (
    <ResourcePage state={list} views={views} title={t.title} isSection permission="customer:list">
      <ResourcePage.Toolbar
        actions={[exportCustomers]}
        bulk={actions.bulk}
        bulkLimit={mostCustomers}
      >
        <ResourcePage.Filters>
          <SearchField
            label={t.search}
            placeholder={t.searchHelp}
            value={query.keyword}
            onChange={(keyword) => list.setFilter({ keyword })}
          />
          <FilterSelect
            label={t.anyPlan}
            options={(plans.data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            value={query.planId}
            onChange={(planId) => list.setFilter({ planId })}
          />
          <FilterSelect
            label={t.anyStatus}
            options={(['enabled', 'disabled', 'expired'] as const).map((value) => ({
              value,
              label: t[value],
            }))}
            value={query.status}
            onChange={(status) => list.setFilter({ status: status as PlansQuery['status'] })}
          />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table
        columns={planCustomerColumns}
        actions={actions.row}
        onOpen={actions.open}
        isSelectable
        permission="customer:list"
      />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}
