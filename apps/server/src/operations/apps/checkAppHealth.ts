import { defineOperation, ok } from '../../http/defineOperation.js'
import { probeAddress } from '../../http/probeAddress.js'
import { Repositories } from '../../repositories/repositories.js'
import { findApp } from './appRules.js'

/**
 * Asks the application's address. The network is waited for outside any transaction; the application
 * is looked up in one of its own, in the tenant's scope.
 */
export const checkAppHealth = defineOperation('checkAppHealth', {
  transaction: 'none',
  async handle({ params, tenantId, services }) {
    const app = await services.engine.tx({ tenant: tenantId }, (tx) =>
      findApp(new Repositories(tx), tenantId, params.id),
    )
    const checkedAt = services.now().toISOString()
    // A path of the portal is answered by whoever answers this.
    if (app.url.startsWith('/')) return ok({ state: 'up', status: 200, milliseconds: 0, checkedAt })
    const began = performance.now()
    const isTrusted = services.config.allowedOrigins.includes(new URL(app.url).origin)
    const probe = await probeAddress(app.url, { isTrusted })
    const milliseconds = probe.state === 'up' ? Math.round(performance.now() - began) : null
    return ok({ ...probe, milliseconds, checkedAt })
  },
})
