import { defineOperation, ok } from '../../http/defineOperation.js'
import { OpenidDownError } from '../../openid/Openid.js'
import { Repositories } from '../../repositories/repositories.js'
import { readIdentityProvider } from './openidRules.js'

/** Asks outside any transaction; the provider is looked up in one of its own, in the tenant's scope. */
export const checkIdentityProvider = defineOperation('checkIdentityProvider', {
  transaction: 'none',
  async handle({ params, tenantId, services }) {
    const { issuer } = await services.engine.tx({ tenant: tenantId }, (tx) =>
      readIdentityProvider(new Repositories(tx), tenantId, params.id),
    )
    const checkedAt = services.now().toISOString()
    const began = performance.now()
    try {
      const authorizationEndpoint = await services.openid.authorizationEndpoint(issuer)
      const milliseconds = Math.round(performance.now() - began)
      return ok({ state: 'up', reason: null, authorizationEndpoint, milliseconds, checkedAt })
    } catch (error) {
      if (!(error instanceof OpenidDownError)) throw error
      const reason = error.fault
      return ok({
        ...{ state: 'down', reason, authorizationEndpoint: null, milliseconds: null, checkedAt },
      })
    }
  },
})
