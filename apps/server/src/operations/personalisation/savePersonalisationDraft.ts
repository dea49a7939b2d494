import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertVersion } from '../../http/errors.js'
import { noteBrandPictures } from '../files/noteUses.js'
import { assertSafeLook } from './lookRules.js'
import { readPersonalisation } from './readPersonalisation.js'

export const savePersonalisationDraft = defineOperation('savePersonalisationDraft', {
  async handle({ body, tenantId, repositories, services, audit }) {
    assertSafeLook(body.value, services.config)
    await repositories.personalisation.lock(tenantId)
    const current = await readPersonalisation(repositories, tenantId)
    assertVersion(body.version, current.version, current)
    await repositories.personalisation.saveDraft(tenantId, body.value)
    await noteBrandPictures(repositories, tenantId, 'draft', body.value)
    audit({
      table: 'personalisation',
      id: tenantId,
      before: current.draft,
      after: body.value,
    })
    return ok(await readPersonalisation(repositories, tenantId))
  },
})
