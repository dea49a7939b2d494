import { type ApiClient, listOf, type Schemas } from '@spruce/api-client'
import { listIdentityProviderLinks, listIdentityProviders } from '@spruce/api-client/operations'
import { type ProviderQuery, providerSearch } from './providerQuery.js'

/** A foreign provider of OpenID Connect, by whom people of the company sign in. */
export type Provider = Schemas['IdentityProvider']
/** Somebody whom a provider signs in. */
export type ProviderLink = Schemas['IdentityProviderLink']

/** One page of them. */
export function providerListOptions(api: ApiClient, query: ProviderQuery) {
  const { enabled, hasSecret, linkByEmail, ...rest } = providerSearch.params(query)
  return listOf(api, listIdentityProviders, {
    query: {
      ...rest,
      ...(enabled && { enabled: enabled === 'yes' }),
      ...(hasSecret && { hasSecret: hasSecret === 'yes' }),
      ...(linkByEmail && { linkByEmail: linkByEmail === 'yes' }),
    },
  })
}

/** One page of the people whom one signs in. */
export function providerLinksOptions(
  api: ApiClient,
  id: string,
  query: { page: number; size: number },
) {
  return listOf(api, listIdentityProviderLinks, { path: { id }, query })
}
