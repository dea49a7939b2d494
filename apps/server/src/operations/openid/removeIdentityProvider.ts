import { defineOperation, ok } from '../../http/defineOperation.js'
import { presentIdentityProvider } from '../../presenters/presentOpenid.js'
import { recycleRows } from '../recycle-bin/recycleRows.js'
import { lockIdentityProvider } from './openidRules.js'

/** Sessions are the platform's, so the transaction is; the repositories' tenant scopes the rest. */
export const removeIdentityProvider = defineOperation('removeIdentityProvider', {
  transaction: 'platform',
  async handle(context) {
    const { params, body, tenantId, repositories, audit } = context
    const provider = await lockIdentityProvider(repositories, tenantId, params.id, body.version)
    const { id, name, links } = provider
    await recycleRows(context, 'identityProviders', provider)
    await repositories.identityProviders.remove(tenantId, id)
    const sessions = await repositories.sessions.endOfProvider(id)
    const before = presentIdentityProvider(provider)
    audit({ table: 'identityProviders', id, name, before, after: null })
    return ok({ links, sessions })
  },
})
