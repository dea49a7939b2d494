import { inspectAddress } from '../../http/inspectAddress.js'
import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound, unprocessable } from '../../http/errors.js'
import { presentDiagnosis } from '../../presenters/presentApps.js'
import { Repositories } from '../../repositories/repositories.js'
import type { Services } from '../../services.js'
import { portalOrigin } from '../menus/portalOrigin.js'
import { diagnose } from './doctor/diagnose.js'

/** Asks before the transaction; the application is looked up in one of its own, in the tenant's scope. */
export const diagnoseApp = defineOperation('diagnoseApp', {
  unaudited: 'It keeps what was found, and changes nothing that people set.',
  prepare: async ({ params, tenantId, services }) => {
    const app = await services.engine.tx({ tenant: tenantId }, (tx) =>
      new Repositories(tx).tenantApps.find(tenantId, params.id),
    )
    const value = app && { app, inspection: await inspectApp(app.url, services) }
    return { value, discard: () => Promise.resolve() }
  },
  async handle({ params, tenantId, repositories, prepared, request, services }) {
    if (!prepared) throw notFound('app', params.id)
    const { inspection } = prepared
    const { url, allowedOrigins, kind } = prepared.app
    const checkedAt = services.now()
    const findings = diagnose(inspection, {
      portal: portalOrigin(request, services),
      origins: [new URL(url).origin, ...allowedOrigins],
      isFramed: kind !== 'window',
      now: checkedAt,
    })
    const diagnosis = { checkedAt, url, findings }
    // It may be gone by now: what was found is told all the same.
    const isThere = await repositories.tenantApps.find(tenantId, params.id)
    if (isThere) await repositories.appDiagnoses.add(tenantId, params.id, diagnosis)
    return ok(presentDiagnosis(diagnosis))
  },
})

/** @throws 422 APP_NO_ADDRESS for a page of the portal */
async function inspectApp(url: string, { config }: Services) {
  if (!/^https?:/i.test(url)) throw unprocessable('APP_NO_ADDRESS')
  return inspectAddress(url, { isTrusted: (origin) => config.allowedOrigins.includes(origin) })
}
