import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentIdentityProvider } from '../../presenters/presentOpenid.js'
import { pagingOf } from '../pagingOf.js'

export const listIdentityProviders = defineOperation('listIdentityProviders', {
  async handle({ query, tenantId, repositories: { identityProviders } }) {
    const { rows, total } = await identityProviders.list(tenantId, {
      keyword: query.keyword,
      ...pagingOf(query),
    })
    return okList(rows.map(presentIdentityProvider), total)
  },
})
