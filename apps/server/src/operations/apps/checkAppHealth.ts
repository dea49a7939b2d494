import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { Repositories } from '../../repositories/repositories.js'
import { askApp, noteAppCheck } from './appChecks.js'
import { findApp } from './appRules.js'

/** Asks before the transaction; the application is looked up in one of its own, in the tenant's scope. */
export const checkAppHealth = defineOperation('checkAppHealth', {
  transaction: 'platform', // who is told reads a language that is the account's
  unaudited: 'It notes what was found, and changes nothing that people set.',
  prepare: async ({ params, tenantId, services }) => {
    const app = await services.engine.tx({ tenant: tenantId }, (tx) =>
      new Repositories(tx).tenantApps.find(tenantId, params.id),
    )
    const value = app && { url: app.url, check: await askApp(services, app.url) }
    return { value, discard: () => Promise.resolve() }
  },
  async handle({ params, tenantId, repositories, prepared }) {
    if (!prepared) throw notFound('app', params.id)
    const { url, check } = prepared
    await noteAppCheck(repositories, tenantId, { id: params.id, url }, check)
    const { health } = await findApp(repositories, tenantId, params.id)
    const checkedAt = check.checkedAt.toISOString()
    // Another address or a later check by now: what was found all the same.
    return ok(health ?? { ...check, checkedAt, since: checkedAt })
  },
})
