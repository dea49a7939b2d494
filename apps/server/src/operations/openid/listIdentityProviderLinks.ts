import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentProviderLink } from '../../presenters/presentOpenid.js'
import { pagingOf } from '../pagingOf.js'

export const listIdentityProviderLinks = defineOperation('listIdentityProviderLinks', {
  async handle({ params, query, tenantId, repositories: { identityProviders } }) {
    const { rows, total } = await identityProviders.links(tenantId, params.id, pagingOf(query))
    return okList(rows.map(presentProviderLink), total)
  },
})
