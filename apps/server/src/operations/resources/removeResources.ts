import { defineOperation, ok } from '../../http/defineOperation.js'
import { unprocessable } from '../../http/errors.js'

/** All or none; nothing that is used anywhere. */
export const removeResources = defineOperation('removeResources', {
  async handle({ body, tenantId, services, repositories }) {
    const { files } = repositories
    await files.lock(tenantId, body.ids)
    if ((await files.countUsed(tenantId, body.ids)) > 0) throw unprocessable('FILE_IN_USE')
    const { removed, bytes } = await files.remove(tenantId, body.ids)
    await files.use(tenantId, -bytes, -removed, services.files.quota)
    return ok({ removed })
  },
})
