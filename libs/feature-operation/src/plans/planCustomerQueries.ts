import { type ApiClient, listOf, mutationOf, queryOf, type Schemas } from '@spruce/api-client'
import {
  assignPlan,
  getCustomerEntitlements,
  listCustomers,
  setCustomerOverrides,
} from '@spruce/api-client/operations'
import { queryOptions } from '@tanstack/react-query'
import { refreshesPlans } from './planQueries.js'
import { type PlansQuery, plansSearch } from './plansQuery.js'

/** A customer, as the list of all shows it. */
export type PlanCustomer = Schemas['Customer']
/** What a customer may use, with where each entry comes from. */
export type Entitlements = Schemas['CustomerEntitlements']
/** Who decided about an entry. */
export type EntitlementSource = Schemas['EntitlementSource']
/** What one customer has beyond its plan or without it. */
export type Overrides = Schemas['CustomerOverrides']

/** One page of them. */
export function planCustomersOptions(api: ApiClient, wanted: PlansQuery) {
  const query = { ...plansSearch.params(wanted), tab: undefined } // it is no filter of the rows
  return listOf(api, listCustomers, { query })
}

/** What one of them may use. The dialog shows the error. */
export function entitlementsOptions(api: ApiClient, id: string) {
  const { queryKey, queryFn } = queryOf(api, getCustomerEntitlements, { path: { id } })
  const { signal } = new AbortController() // never aborted: the list of entries waits for it, too
  return queryOptions({ queryKey, queryFn: () => queryFn({ signal }), meta: { silent: true } })
}

/** Gives a customer another plan; null: everything, without limits. */
export function assignPlanOptions(api: ApiClient) {
  return { ...mutationOf(api, assignPlan), ...refreshesPlans }
}

/** Replaces the exceptions of a customer. */
export function setOverridesOptions(api: ApiClient) {
  return { ...mutationOf(api, setCustomerOverrides), ...refreshesPlans }
}
