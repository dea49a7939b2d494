import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertVersion } from '../../http/errors.js'
import { noteBrandPictures } from '../files/noteUses.js'
import { assertTenantPictures } from '../files/pictureRules.js'
import { assertValidLook, picturesOf } from './lookRules.js'
import { readPersonalisation } from './readPersonalisation.js'

export const savePersonalisationDraft = defineOperation('savePersonalisationDraft', {
  async handle({ body, tenantId, memberId, repositories, services, audit }) {
    assertValidLook(body.value, services.config)
    await repositories.personalisation.lock(tenantId)
    const current = await readPersonalisation(repositories, tenantId)
    assertVersion(body.version, current.version, current)
    const { browserIcon, systemIcon, systemIconDark, loginPage } = body.value
    const pictures = {
      'value.browserIcon': browserIcon,
      'value.systemIcon': systemIcon,
      'value.systemIconDark': systemIconDark,
      'value.loginPage': loginPage,
    }
    await assertTenantPictures(repositories, pictures, {
      ...{ tenantId, config: services.config },
      known: [current.draft, current.published].flatMap(picturesOf),
    })
    await repositories.personalisation.saveDraft(tenantId, body.value, memberId)
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
