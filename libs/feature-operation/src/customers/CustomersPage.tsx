import {
  FilterSelect,
  type QueryProps,
  ResourcePage,
  SearchField,
  useMessages,
  useResourcePage,
  useTab,
} from '@spruce/shell-ui'
import { customerBulkActions, customerPageActions, customerRowActions } from './customerActions.js'
import { customerUrl } from './customerInfo.js'
import { customerMessages } from './customerMessages.js'
import type { Customer } from './customerQueries.js'
import { type CustomerQuery, customerStatuses, expiryDays } from './customerQuery.js'
import { customerResource } from './customerResource.js'
import { PlanFilter } from './PlanFilter.js'

export type CustomersPageProps = QueryProps<CustomerQuery>

/** All customers: found, added, opened, switched on and off, renewed, acted for. */
export function CustomersPage(props: CustomersPageProps) {
  const t = useMessages(customerMessages)
  const { open } = useTab()
  const list = useResourcePage(props, customerResource)
  return (
    <ResourcePage state={list}>
      <ResourcePage.Toolbar actions={customerPageActions} bulk={customerBulkActions}>
        <ResourcePage.Filters>
          <SearchField name="keyword" label={t.search} placeholder={t.searchHelp} />
          <FilterSelect
            name="status"
            label={t.anyStatus}
            options={customerStatuses.map((value) => ({ value, label: t[value] }))}
          />
          <PlanFilter />
          <FilterSelect
            name="expires"
            label={t.anyEnd}
            options={expiryDays.map((value) => ({ value, label: t.endsWithin(value) }))}
          />
          <FilterSelect
            name="renewal"
            label={t.renewalFilter}
            options={[{ value: 'asked', label: t.renewalWaiting }]}
          />
          <SearchField name="industry" label={t.industryFilter} placeholder={t.industry} />
          <SearchField name="region" label={t.regionFilter} placeholder={t.region} />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table
        actions={customerRowActions}
        isSelectable
        onOpen={({ id }: Customer) => void open(customerUrl('view', id))}
      />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}
