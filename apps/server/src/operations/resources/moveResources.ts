import { defineOperation, ok } from '../../http/defineOperation.js'

export const moveResources = defineOperation('moveResources', {
  async handle({ body, tenantId, repositories: { files }, audit }) {
    await files.lock(tenantId, body.ids)
    const before = await files.findAll(tenantId, body.ids)
    const moved = await files.move(tenantId, body.ids, body.folderId)
    for (const { id, name, folderId } of before) {
      audit({
        table: 'resources',
        id,
        name,
        before: { folderId },
        after: { folderId: body.folderId },
      })
    }
    return ok({ moved })
  },
})
