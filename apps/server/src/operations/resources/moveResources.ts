import { defineOperation, ok } from '../../http/defineOperation.js'

export const moveResources = defineOperation('moveResources', {
  async handle({ body, tenantId, repositories }) {
    return ok({ moved: await repositories.files.move(tenantId, body.ids, body.folderId) })
  },
})
