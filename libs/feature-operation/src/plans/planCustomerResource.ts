import { tagKey } from '@spruce/api-client'
import { listCustomers } from '@spruce/api-client/operations'
import { defineResource } from '@spruce/shell-ui'
import { entitlementMessages } from './entitlementMessages.js'
import { planCustomerColumns } from './planCustomerColumns.js'
import { planCustomersOptions } from './planCustomerQueries.js'
import { planCustomersSearch } from './plansQuery.js'

/** The customers with their plans, as their side of the page lists them. */
export const planCustomerResource = defineResource({
  table: 'plan-customers',
  messages: entitlementMessages,
  title: 'title',
  search: planCustomersSearch,
  columns: planCustomerColumns,
  list: planCustomersOptions,
  permission: 'customer:list',
  key: tagKey(listCustomers),
})
