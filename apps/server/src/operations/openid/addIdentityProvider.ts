import { defineOperation, ok } from '../../http/defineOperation.js'
import { newId } from '../../ids.js'
import { presentIdentityProvider } from '../../presenters/presentOpenid.js'
import { assertIssuer, providerRefusal, readIdentityProvider, usualScopes } from './openidRules.js'

export const addIdentityProvider = defineOperation('addIdentityProvider', {
  async handle({ body, tenantId, repositories, services, audit }) {
    const { issuer, clientId, clientSecret = null, scopes = usualScopes } = body
    assertIssuer(services, issuer)
    const id = newId()
    const name = body.name.trim()
    try {
      await repositories.identityProviders.add(tenantId, {
        ...{ id, name, issuer, clientId, scopes },
        secretSealed: clientSecret === null ? null : services.seal.close(clientSecret),
        linkByEmail: body.linkByEmail ?? false,
        enabled: body.enabled ?? true,
        now: services.now(),
      })
    } catch (error) {
      throw providerRefusal(error)
    }
    const after = presentIdentityProvider(await readIdentityProvider(repositories, tenantId, id))
    audit({ table: 'identityProviders', id, name, after })
    return ok(after)
  },
})
