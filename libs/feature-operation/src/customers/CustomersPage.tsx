import { useApi } from '@spruce/session/react'
import {
  FilterSelect,
  ResourcePage,
  SearchField,
  useExportAction,
  useMessages,
  usePermitted,
  useResourcePage,
  useTab,
  useTableViews,
} from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { mostCustomers, useCustomerListActions, useCustomerRowActions } from './customerActions.js'
import { customerColumns } from './customerColumns.js'
import { customerUrl } from './customerInfo.js'
import { customerMessages } from './customerMessages.js'
import { customerListOptions, planChoiceOptions } from './customerQueries.js'
import {
  type CustomerQuery,
  customerStatuses,
  expiryDays,
  readCustomerQuery,
} from './customerQuery.js'

export interface CustomersPageProps {
  /** What the address says: filters and page. */
  query: CustomerQuery
  /** Merges into the query; `undefined` removes a key. */
  onQueryChange: (patch: Partial<CustomerQuery>) => void
}

const permission = 'customer:list'
const viewFilters = ['keyword', 'status', 'planId', 'expires', 'industry', 'region'] as const

/** All customers: found, added, opened, switched on and off, renewed, acted for. */
export function CustomersPage(props: CustomersPageProps) {
  const { query } = props
  const api = useApi()
  const t = useMessages(customerMessages)
  const { open } = useTab()
  const isPermitted = usePermitted()
  const seesPlans = isPermitted('plan:list') || isPermitted('plan:assign')
  const plans = useQuery({ ...planChoiceOptions(api), enabled: seesPlans })
  const list = useResourcePage({
    ...props,
    list: (filter: CustomerQuery) => customerListOptions(api, filter),
  })
  const views = useTableViews({
    table: 'customers',
    columns: customerColumns,
    state: list,
    filters: viewFilters,
    readQuery: readCustomerQuery,
  })
  const actions = useCustomerListActions(list)
  const rowActions = useCustomerRowActions()
  const exportCustomers = useExportAction({
    state: list,
    views,
    columns: customerColumns,
    name: t.title,
    permission,
  })
  return (
    <ResourcePage state={list} views={views} title={t.title} permission={permission}>
      <ResourcePage.Toolbar
        actions={[exportCustomers, ...actions.page]}
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
            label={t.anyStatus}
            options={customerStatuses.map((value) => ({ value, label: t[value] }))}
            value={query.status}
            onChange={(status) => list.setFilter({ status: status as CustomerQuery['status'] })}
          />
          {seesPlans && (
            <FilterSelect
              label={t.anyPlan}
              options={(plans.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              value={query.planId}
              onChange={(planId) => list.setFilter({ planId })}
            />
          )}
          <FilterSelect
            label={t.anyEnd}
            options={expiryDays.map((value) => ({ value, label: t.endsWithin(value) }))}
            value={query.expires}
            onChange={(expires) => list.setFilter({ expires: expires as CustomerQuery['expires'] })}
          />
          <SearchField
            label={t.industryFilter}
            placeholder={t.industry}
            value={query.industry}
            onChange={(industry) => list.setFilter({ industry })}
          />
          <SearchField
            label={t.regionFilter}
            placeholder={t.region}
            value={query.region}
            onChange={(region) => list.setFilter({ region })}
          />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table
        columns={customerColumns}
        actions={rowActions}
        isSelectable
        permission={permission}
        onOpen={({ id }) => void open(customerUrl('view', id))}
      />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}
