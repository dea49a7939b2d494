import { unwrap, unwrapList, type ApiClient, type Schemas } from '@spruce/api-client'
import { queryOptions } from '@tanstack/react-query'

/** A signed-in browser or application. */
export type Device = Schemas['SessionItem']
/** An attempt to sign in. */
export type SignIn = Schemas['SignIn']
/** An account elsewhere that opens this one. */
export type LinkedAccount = Schemas['BoundAccount']
/** An identity provider by which people of a tenant sign in. */
export type SignInProvider = Schemas['SignInProvider']
/** An application that the person has let in. */
export type Consent = Schemas['OauthConsent']

/** Every key of the own account starts with `all`. */
export const profileKeys = {
  all: ['personal'] as const,
  devices: ['personal', 'devices'] as const,
  signIns: ['personal', 'sign-ins'] as const,
  linked: ['personal', 'linked'] as const,
  consents: ['personal', 'consents'] as const,
  providers: ['personal', 'providers'] as const,
}

/** How many of the last sign-ins are shown. */
const signInCount = 10

// The sections say themselves what went wrong, so nothing is told by a toast besides.
const meta = { silent: true }

export function deviceListOptions(api: ApiClient) {
  return queryOptions({
    queryKey: profileKeys.devices,
    queryFn: async ({ signal }) =>
      (await unwrapList(api.GET('/spruce/api/v1/sessions', { signal }))).rows,
    meta,
  })
}

export function signInListOptions(api: ApiClient) {
  return queryOptions({
    queryKey: profileKeys.signIns,
    queryFn: async ({ signal }) =>
      (
        await unwrapList(
          api.GET('/spruce/api/v1/sign-ins', {
            params: { query: { page: 1, size: signInCount } },
            signal,
          }),
        )
      ).rows,
    meta,
  })
}

export function linkedAccountListOptions(api: ApiClient) {
  return queryOptions({
    queryKey: profileKeys.linked,
    queryFn: async ({ signal }) =>
      (await unwrapList(api.GET('/spruce/api/v1/bound-accounts', { signal }))).rows,
    meta,
  })
}

/** @param tenant code of the tenant on show */
export function providerListOptions(api: ApiClient, tenant: string | undefined) {
  return queryOptions({
    queryKey: [...profileKeys.providers, tenant],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/spruce/api/v1/openid/providers', {
          params: { query: tenant === undefined ? {} : { tenant } },
          signal,
        }),
      ),
    meta,
  })
}

export function consentListOptions(api: ApiClient) {
  return queryOptions({
    queryKey: profileKeys.consents,
    queryFn: async ({ signal }) =>
      (await unwrapList(api.GET('/spruce/api/v1/oauth-consents', { signal }))).rows,
    meta,
  })
}
