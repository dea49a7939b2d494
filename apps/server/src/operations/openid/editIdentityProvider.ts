import { defineOperation, ok } from '../../http/defineOperation.js'
import { presentIdentityProvider } from '../../presenters/presentOpenid.js'
import { lockIdentityProvider, providerRefusal, readIdentityProvider } from './openidRules.js'

/** Sessions are the platform's, so the transaction is; the repositories' tenant scopes the rest. */
export const editIdentityProvider = defineOperation('editIdentityProvider', {
  transaction: 'platform',
  async handle({ params, body, tenantId, repositories, services, audit }) {
    const { version, clientSecret, ...given } = body
    const provider = await lockIdentityProvider(repositories, tenantId, params.id, version)
    const { id } = provider
    const fields = {
      name: given.name?.trim() ?? provider.name,
      clientId: given.clientId ?? provider.clientId,
      secretSealed: clientSecret ? services.seal.close(clientSecret) : provider.secretSealed,
      scopes: given.scopes ?? provider.scopes,
      linkByEmail: given.linkByEmail ?? provider.linkByEmail,
      enabled: given.enabled ?? provider.enabled,
    }
    if (clientSecret === null) fields.secretSealed = null
    try {
      await repositories.identityProviders.edit(tenantId, id, fields, services.now())
    } catch (error) {
      throw providerRefusal(error)
    }
    if (provider.enabled && !fields.enabled) await repositories.sessions.endOfProvider(id)
    const before = presentIdentityProvider(provider)
    const after = presentIdentityProvider(await readIdentityProvider(repositories, tenantId, id))
    audit({ table: 'identityProviders', id, name: after.name, before, after })
    return ok(after)
  },
})
