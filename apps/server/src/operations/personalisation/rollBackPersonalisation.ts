import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { assertHomepage } from './homepageRules.js'
import { assertValidLook } from './lookRules.js'
import { publishLook } from './publishLook.js'

/** An earlier look and home page once more, as a new release: the history only grows. */
export const rollBackPersonalisation = defineOperation('rollBackPersonalisation', {
  async handle(context) {
    const { params, body, tenantId, repositories, services } = context
    await repositories.personalisation.lock(tenantId)
    const release = await repositories.personalisation.release(tenantId, params.id)
    if (!release) throw notFound('release', params.id)
    assertValidLook(release.value, services.config)
    const homepage = release.homepage ?? undefined
    if (homepage) await assertHomepage(repositories, tenantId, homepage, services.config)
    return ok(await publishLook(context, release.value, body?.note ?? release.note, homepage))
  },
})
