import { defineOperation, ok } from '../../http/defineOperation.js'
import { findApp } from './appRules.js'

/** As many of the last checks as a page shows. */
const most = 100
const weekMs = 7 * 86_400_000

export const getAppHealth = defineOperation('getAppHealth', {
  async handle({ params, tenantId, repositories, services }) {
    const { health } = await findApp(repositories, tenantId, params.id)
    const { appChecks } = repositories
    const since = new Date(services.now().getTime() - weekMs)
    const checks = await appChecks.list(tenantId, params.id, most)
    return ok({
      latest: health,
      week: await appChecks.countSince(tenantId, params.id, since),
      checks: checks.map((check) => ({ ...check, checkedAt: check.checkedAt.toISOString() })),
    })
  },
})
