import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertVersion, unprocessable } from '../../http/errors.js'
import { noteBrandPictures } from '../files/noteUses.js'
import { assertValidLook } from './lookRules.js'
import { auditedPlan } from './planRules.js'
import { readPersonalisation } from './readPersonalisation.js'

/** Keeps the draft as it is now, for the job that publishes it. */
export const planPersonalisation = defineOperation('planPersonalisation', {
  async handle({ body, tenantId, memberId, repositories, services, audit }) {
    await repositories.personalisation.lock(tenantId)
    const current = await readPersonalisation(repositories, tenantId)
    assertVersion(body.version, current.version, current)
    assertValidLook(current.draft, services.config)
    const plannedAt = services.now()
    const publishAt = new Date(body.publishAt)
    if (publishAt <= plannedAt) throw unprocessable('PUBLISH_IN_PAST')
    const before = await repositories.brandPlans.find(tenantId)
    const plan = { note: body.note?.trim() || null, publishAt, plannedAt, plannedBy: memberId }
    await repositories.brandPlans.save(tenantId, {
      ...plan,
      ...{ value: current.draft, draftVersion: current.version },
    })
    await noteBrandPictures(repositories, tenantId, 'planned', current.draft)
    audit({
      table: 'personalisation',
      id: tenantId,
      before: auditedPlan(before),
      after: auditedPlan(plan),
    })
    return ok(await readPersonalisation(repositories, tenantId))
  },
})
