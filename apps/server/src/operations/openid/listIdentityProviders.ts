import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentIdentityProvider } from '../../presenters/presentOpenid.js'
import { pagingOf } from '../pagingOf.js'

export const listIdentityProviders = defineOperation('listIdentityProviders', {
  async handle({ query, tenantId, repositories: { identityProviders } }) {
    const { keyword, enabled } = query
    const { rows, total } = await identityProviders.list(tenantId, {
      ...{ keyword, enabled },
      ...pagingOf(query),
    })
    return okList(rows.map(presentIdentityProvider), total)
  },
})
