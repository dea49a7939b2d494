import { type ApiClient, type Schemas, unwrap, unwrapList } from '@spruce/api-client'
import type { ResourceList } from '@spruce/shell-ui'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
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

/** Every key starts with `all`, which the choices of customers share. */
export const customerKeys = {
  all: ['customers'] as const,
  list: (query: CustomerQuery) => [...customerKeys.all, 'records', query] as const,
  one: (id: string) => [...customerKeys.all, 'record', id] as const,
  entitlements: (id: string) => [...customerKeys.all, 'entitlements', id] as const,
  /** Apart: what a save has just written would be its own duplicate. */
  duplicates: (by: Duplicate['field'], value: string) =>
    ['customer-duplicates', by, value] as const,
  administrators: (id: string) => [...customerKeys.all, 'administrators', id] as const,
}

const refreshes = { silent: true, invalidates: customerKeys.all }

/** One page of them. */
export function customerListOptions(api: ApiClient, query: CustomerQuery) {
  return queryOptions({
    queryKey: customerKeys.list(query),
    queryFn: ({ signal }) => loadCustomers(api, query, signal),
  })
}

/** One page of them, as it is now on the server. */
export function loadCustomers(
  api: ApiClient,
  wanted: CustomerQuery,
  signal: AbortSignal,
): Promise<ResourceList<Customer>> {
  const { expires, ...rest } = customerSearch.params(wanted)
  const expiresBefore = expires && daysFrom(new Date(), Number(expires))
  const query = { ...rest, ...(expiresBefore && { expiresBefore }) }
  return unwrapList(api.GET('/spruce/api/v1/customers', { params: { query }, signal }))
}

/** One, as it is now on the server. */
export function loadCustomer(api: ApiClient, id: string, signal?: AbortSignal): Promise<Customer> {
  return unwrap(
    api.GET('/spruce/api/v1/customers/{id}', {
      params: { path: { id } },
      ...(signal && { signal }),
    }),
  )
}

/** One, for its page, which shows the errors. */
export function customerOptions(api: ApiClient, id: string) {
  return queryOptions({
    meta: { silent: true },
    queryKey: customerKeys.one(id),
    queryFn: ({ signal }) => loadCustomer(api, id, signal),
    retry: false,
  })
}

/** Who has a value already. The server refuses again on saving, so a failure is not told. */
export function duplicatesOptions(api: ApiClient, by: Duplicate['field'], value: string) {
  return queryOptions({
    meta: { silent: true },
    queryKey: customerKeys.duplicates(by, value),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/spruce/api/v1/customers/duplicates', {
          params: { query: { [by]: value } },
          signal,
        }),
      ),
    retry: false,
    staleTime: 30_000,
  })
}

/** What one may use. Its section shows the errors. */
export function entitlementsOptions(api: ApiClient, id: string) {
  return queryOptions({
    meta: { silent: true },
    queryKey: customerKeys.entitlements(id),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/spruce/api/v1/customers/{id}/entitlements', { params: { path: { id } }, signal }),
      ),
  })
}

/** The administrators of one, for mock logins and resets. The action that asks shows the errors. */
export function administratorsOptions(api: ApiClient, id: string) {
  return queryOptions({
    meta: { silent: true },
    queryKey: customerKeys.administrators(id),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/spruce/api/v1/customers/{id}/mock-login', { params: { path: { id } }, signal }),
      ),
    staleTime: 0,
  })
}

/** The plans that a customer can be given, and filtered by. */
export function planChoiceOptions(api: ApiClient) {
  return queryOptions({
    meta: { silent: true },
    queryKey: ['plans', 'choice'] as const,
    queryFn: async ({ signal }) => {
      const { rows } = await unwrapList(
        api.GET('/spruce/api/v1/plans', { params: { query: { page: 1, size: 100 } }, signal }),
      )
      return rows
    },
    staleTime: 30_000,
  })
}

/** Adds one. Its form shows the errors. */
export function addCustomerOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: (body: Schemas['AddCustomerRequest']) =>
      unwrap(api.POST('/spruce/api/v1/customers', { body })),
    meta: refreshes,
  })
}

/** The edited fields of one, with the version they were read in. */
export interface CustomerEdit {
  id: string
  body: Schemas['EditCustomerRequest']
}

/** Changes one. Its form shows the errors. */
export function editCustomerOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: ({ id, body }: CustomerEdit) =>
      unwrap(api.PUT('/spruce/api/v1/customers/{id}', { params: { path: { id } }, body })),
    meta: refreshes,
  })
}

/** Enables or disables one. */
export function setCustomerStatusOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: ({
      id,
      version,
      status,
    }: Pick<Customer, 'id' | 'version'> & { status: 'enabled' | 'disabled' }) =>
      unwrap(
        api.POST('/spruce/api/v1/customers/{id}/status', {
          params: { path: { id } },
          body: { version, status },
        }),
      ),
    meta: refreshes,
  })
}

/** Gives one a new end. Its form shows the errors. */
export function renewCustomerOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: ({ id, version, expiresAt }: Pick<Customer, 'id' | 'version' | 'expiresAt'>) =>
      unwrap(
        api.POST('/spruce/api/v1/customers/{id}/renew', {
          params: { path: { id } },
          body: { version, expiresAt },
        }),
      ),
    meta: refreshes,
  })
}

/** Gives an administrator a one-time password. Its dialog shows the errors. */
export function resetAdministratorOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: ({ id, memberId }: { id: string; memberId: string }) =>
      unwrap(
        api.POST('/spruce/api/v1/customers/{id}/administrator-password', {
          params: { path: { id } },
          body: { memberId },
        }),
      ),
    meta: { silent: true },
    gcTime: 0, // the password is not to stay in memory
  })
}

/** Begins a mock login. Its dialog shows the errors. */
export function mockLoginOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: ({ id, ...body }: Schemas['MockLoginRequest'] & { id: string }) =>
      unwrap(
        api.POST('/spruce/api/v1/customers/{id}/mock-login', { params: { path: { id } }, body }),
      ),
    meta: { silent: true },
  })
}
