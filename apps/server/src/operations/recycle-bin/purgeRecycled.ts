import { defineOperation, ok } from '../../http/defineOperation.js'

export const purgeRecycled = defineOperation('purgeRecycled', {
  async handle({ body, tenantId, repositories: { recycleBin }, services, audit }) {
    const rows = await recycleBin.byIds(tenantId, body.ids, services.now())
    const removed = await recycleBin.remove(tenantId, body.ids)
    for (const { kind, objectId, name } of rows) {
      audit({ table: kind, id: objectId, name, before: { purged: true } })
    }
    return ok({ removed })
  },
})
