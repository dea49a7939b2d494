import {
  defineDialog,
  FilterSelect,
  ResourcePage,
  SearchField,
  useMessages,
  useResourcePage,
} from '@spruce/shell-ui'
import { customerStatuses } from '../customers/customerQuery.js'
import { PlanFilter } from '../customers/PlanFilter.js'
import { entitlementMessages } from './entitlementMessages.js'
import { EntitlementsDialog } from './EntitlementsDialog.js'
import { planCustomerBulkActions, planCustomerRowActions } from './planCustomerActions.js'
import type { PlanCustomer } from './planCustomerQueries.js'
import { planCustomerResource } from './planCustomerResource.js'
import type { PlansPanelProps } from './PlansPanel.js'

const entitlementsDialog = defineDialog(EntitlementsDialog)

/** The customers with their plans: what each may use, its exceptions, another plan. */
export function PlanCustomersPanel(props: PlansPanelProps) {
  const t = useMessages(entitlementMessages)
  const query = { ...props.query, tab: undefined } // it is no filter of the rows
  const list = useResourcePage({ ...props, query }, planCustomerResource)
  return (
    <ResourcePage state={list} isSection>
      <ResourcePage.Toolbar bulk={planCustomerBulkActions}>
        <ResourcePage.Filters>
          <SearchField name="keyword" label={t.search} placeholder={t.searchHelp} />
          <PlanFilter />
          <FilterSelect
            name="status"
            label={t.anyStatus}
            options={customerStatuses.map((value) => ({ value, label: t[value] }))}
          />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table
        actions={planCustomerRowActions}
        isSelectable
        onOpen={(customer: PlanCustomer) => void entitlementsDialog.open({ customer })}
      />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}
