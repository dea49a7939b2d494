import { type ApiClient, listOf, mutationOf, queryOf, type Schemas } from '@spruce/api-client'
import {
  addCustomer,
  checkCustomerDuplicates,
  declineRenewal,
  editCustomer,
  getCustomer,
  getCustomerEntitlements,
  listCustomers,
  listMockCandidates,
  listPlans,
  renewCustomer,
  resetCustomerAdministrator,
  setCustomerStatus,
} from '@spruce/api-client/operations'
import { queryOptions } from '@tanstack/react-query'
import { alsoStale } from '../alsoStale.js'
import { type CustomerQuery, customerSearch } from './customerQuery.js'
import { daysFrom } from './customerTime.js'

/** A customer, as lists and pages show it. */
export type Customer = Schemas['Customer']
/** A new customer, and its administrator with a one-time password. */
export type AddedCustomer = Schemas['AddedCustomer']
/** What a customer may use, and where each item comes from. */
export type Entitlements = Schemas['CustomerEntitlements']
/** A customer, an application or an account that has the same name, code or contact. */
export type Duplicate = Schemas['CustomerDuplicate']
/** An administrator of a customer. */
export type Administrator = Schemas['MockCandidate']

/** Pages, sections and forms show their errors themselves. */
const meta = { silent: true }

/** One page of them. */
export function customerListOptions(api: ApiClient, wanted: CustomerQuery) {
  const { expires, renewal, ...rest } = customerSearch.params(wanted)
  const expiresBefore = expires && daysFrom(new Date(), Number(expires))
  return listOf(api, listCustomers, {
    query: {
      ...rest,
      ...(expiresBefore && { expiresBefore }),
      ...(renewal && { renewalAsked: true }),
    },
  })
}

/** One, for its page. */
export function customerOptions(api: ApiClient, id: string) {
  return queryOptions({ ...queryOf(api, getCustomer, { path: { id } }), meta, retry: false })
}

/** Who has a value already. The server refuses again on saving, so a failure is not told. */
export function duplicatesOptions(api: ApiClient, by: Duplicate['field'], value: string) {
  return queryOptions({
    ...queryOf(api, checkCustomerDuplicates, { query: { [by]: value } }),
    queryKey: ['customer-duplicates', by, value], // apart: a saved value would be its own duplicate
    meta,
    retry: false,
    staleTime: 30_000,
  })
}

/** What one may use. */
export function entitlementsOptions(api: ApiClient, id: string) {
  return queryOptions({ ...queryOf(api, getCustomerEntitlements, { path: { id } }), meta })
}

/** The administrators of one, for mock logins and resets. */
export function administratorsOptions(api: ApiClient, id: string) {
  return queryOptions({
    ...queryOf(api, listMockCandidates, { path: { id } }),
    meta,
    staleTime: 0,
  })
}

/** The plans that a customer can be given, and filtered by. */
export function planChoiceOptions(api: ApiClient) {
  return queryOptions({
    ...listOf(api, listPlans, { query: { page: 1, size: 100 } }),
    select: ({ rows }) => rows,
    meta,
    staleTime: 30_000,
  })
}

/** Adds one. */
export function addCustomerOptions(api: ApiClient) {
  return refreshing(mutationOf(api, addCustomer))
}

/** Changes one. */
export function editCustomerOptions(api: ApiClient) {
  return refreshing(mutationOf(api, editCustomer))
}

/** Enables or disables one. */
export function setCustomerStatusOptions(api: ApiClient) {
  return refreshing(mutationOf(api, setCustomerStatus))
}

/** Gives one a new end. */
export function renewCustomerOptions(api: ApiClient) {
  return refreshing(mutationOf(api, renewCustomer))
}

/** Answers the request of one with a no. */
export function declineRenewalOptions(api: ApiClient) {
  return refreshing(mutationOf(api, declineRenewal))
}

/** What customers may use, and how many have a plan, is read with the plans. */
function refreshing<Options extends { meta: object }>(options: Options) {
  return { ...options, meta: { ...options.meta, ...meta }, onSuccess: alsoStale(listPlans) }
}

/** Gives an administrator a one-time password. */
export function resetAdministratorOptions(api: ApiClient) {
  return {
    ...mutationOf(api, resetCustomerAdministrator),
    meta, // nothing on show changes
    gcTime: 0, // the password is not to stay in memory
  }
}
