import { type ApiClient, type Schemas, unwrap, unwrapList } from '@spruce/api-client'
import type { ResourceList } from '@spruce/shell-ui'
import { mutationOptions, queryOptions, type UseMutationOptions } from '@tanstack/react-query'
import { planKeys, refreshesPlans } from './planQueries.js'
import { type PlansQuery, plansSearch } from './plansQuery.js'

/** A customer, as the list of all shows it. */
export type PlanCustomer = Schemas['Customer']
/** What a customer may use, with where each entry comes from. */
export type Entitlements = Schemas['CustomerEntitlements']
/** Who decided about an entry. */
export type EntitlementSource = Schemas['EntitlementSource']
/** What one customer has beyond its plan or without it. */
export type Overrides = Schemas['CustomerOverrides']

/** The list of customers that is managed elsewhere names their plans. */
const refreshCustomers: NonNullable<UseMutationOptions<unknown, Error, unknown>['onSuccess']> = (
  _data,
  _variables,
  _result,
  { client },
) => client.invalidateQueries({ queryKey: ['customers'] })

/** One page of them. */
export function planCustomersOptions(api: ApiClient, wanted: PlansQuery) {
  const query = { ...plansSearch.params(wanted), tab: undefined } // it is no filter of the rows
  return queryOptions({
    queryKey: planKeys.customers(wanted),
    queryFn: ({ signal }): Promise<ResourceList<PlanCustomer>> =>
      unwrapList(api.GET('/spruce/api/v1/customers', { params: { query }, signal })),
  })
}

/** What one of them may use, as it is now on the server. */
export function loadEntitlements(api: ApiClient, id: string): Promise<Entitlements> {
  return unwrap(api.GET('/spruce/api/v1/customers/{id}/entitlements', { params: { path: { id } } }))
}

/** What one of them may use. */
export function entitlementsOptions(api: ApiClient, id: string) {
  return queryOptions({
    meta: { silent: true }, // the dialog shows the error
    queryKey: planKeys.entitlements(id),
    queryFn: () => loadEntitlements(api, id),
  })
}

/** Gives a customer another plan; null: everything, without limits. */
export function assignPlanOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: (to: { id: string; version: number; planId: string | null }) =>
      unwrap(
        api.PUT('/spruce/api/v1/customers/{id}/plan', {
          params: { path: { id: to.id } },
          body: { version: to.version, planId: to.planId },
        }),
      ),
    meta: refreshesPlans,
    onSuccess: refreshCustomers,
  })
}

/** Replaces the exceptions of a customer. */
export function setOverridesOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: (to: { id: string; body: Schemas['SetOverridesRequest'] }) =>
      unwrap(
        api.PUT('/spruce/api/v1/customers/{id}/overrides', {
          params: { path: { id: to.id } },
          body: to.body,
        }),
      ),
    meta: refreshesPlans,
  })
}
