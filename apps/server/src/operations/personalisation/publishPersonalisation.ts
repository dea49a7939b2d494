import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertVersion } from '../../http/errors.js'
import { assertValidLook } from './lookRules.js'
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
    return ok(await publishLook(context, current.draft, body.note ?? null))
  },
})
