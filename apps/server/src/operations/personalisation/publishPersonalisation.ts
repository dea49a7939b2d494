import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertVersion } from '../../http/errors.js'
import { assertValidLook } from './lookRules.js'
import { endPlan } from './planRules.js'
import { publishLook } from './publishLook.js'
import { readPersonalisation } from './readPersonalisation.js'

export const publishPersonalisation = defineOperation('publishPersonalisation', {
  async handle(context) {
    const { body, tenantId, repositories, services } = context
    await repositories.personalisation.lock(tenantId)
    const current = await readPersonalisation(repositories, tenantId)
    assertVersion(body.version, current.version, current)
    // What was safe when it was saved must be safe now.
    assertValidLook(current.draft, services.config)
    // What was planned of this draft is out already.
    if (current.plan?.isDraft) await endPlan(repositories, tenantId)
    return ok(await publishLook(context, current.draft, body.note ?? null))
  },
})
