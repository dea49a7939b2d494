import { type ApiClient, queryOf, type Schemas } from '@spruce/api-client'
import {
  listBoundAccounts,
  listOauthConsents,
  listSessions,
  listSignInProviders,
  listSignIns,
} from '@spruce/api-client/operations'

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

/** How many of the last sign-ins are shown. */
const signInCount = 10

// The sections say themselves what went wrong, so nothing is told by a toast besides.
const meta = { silent: true }

export function deviceListOptions(api: ApiClient) {
  return { ...queryOf(api, listSessions), meta }
}

export function signInListOptions(api: ApiClient) {
  return { ...queryOf(api, listSignIns, { query: { page: 1, size: signInCount } }), meta }
}

export function linkedAccountListOptions(api: ApiClient) {
  return { ...queryOf(api, listBoundAccounts), meta }
}

/** @param tenant code of the tenant on show */
export function providerListOptions(api: ApiClient, tenant: string | undefined) {
  const query = tenant === undefined ? {} : { tenant }
  return { ...queryOf(api, listSignInProviders, { query }), meta }
}

export function consentListOptions(api: ApiClient) {
  return { ...queryOf(api, listOauthConsents), meta }
}
