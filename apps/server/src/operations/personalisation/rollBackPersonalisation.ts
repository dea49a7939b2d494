import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { publishLook } from './publishLook.js'

/** An earlier look once more, as a new release: the history only grows. */
export const rollBackPersonalisation = defineOperation('rollBackPersonalisation', {
  async handle(context) {
    const { params, body, tenantId, repositories } = context
    await repositories.personalisation.lock(tenantId)
    const release = await repositories.personalisation.release(tenantId, params.id)
    if (!release) throw notFound('release', params.id)
    return ok(await publishLook(context, release.value, body?.note ?? release.note))
  },
})
