import { defineOperation, ok } from '../../http/defineOperation.js'
import { auditedPlan, endPlan } from './planRules.js'
import { readPersonalisation } from './readPersonalisation.js'

/** Nothing comes out at a time any more; the draft stays. */
export const cancelPersonalisationPlan = defineOperation('cancelPersonalisationPlan', {
  async handle({ tenantId, repositories, audit }) {
    await repositories.personalisation.lock(tenantId)
    const before = await repositories.brandPlans.find(tenantId)
    if (before) {
      await endPlan(repositories, tenantId)
      audit({
        table: 'personalisation',
        id: tenantId,
        before: auditedPlan(before),
        after: auditedPlan(undefined),
      })
    }
    return ok(await readPersonalisation(repositories, tenantId))
  },
})
