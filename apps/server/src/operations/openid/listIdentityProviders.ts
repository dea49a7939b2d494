import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentIdentityProvider } from '../../presenters/presentOpenid.js'
import type { IdentityProviderSort } from '../../repositories/openid/IdentityProvidersRepository.js'
import { readSort } from '../readSort.js'

export const listIdentityProviders = defineOperation('listIdentityProviders', {
  async handle({ query, tenantId, repositories: { identityProviders } }) {
    const { sort = 'name', page = 1, size = 20, ...filter } = query
    const { providers, total } = await identityProviders.list(tenantId, {
      ...filter,
      sort: readSort<IdentityProviderSort>(sort),
      page,
      size,
    })
    return okList(providers.map(presentIdentityProvider), total)
  },
})
