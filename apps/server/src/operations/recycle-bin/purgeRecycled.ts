import { defineOperation, ok } from '../../http/defineOperation.js'
import { isPlatformKind, platformTables } from './platformKinds.js'

export const purgeRecycled = defineOperation('purgeRecycled', {
  async handle({ body, tenantId, repositories: { recycleBin }, services, audit }) {
    const rows = await recycleBin.byIds(tenantId, null, body.ids, services.now())
    const removed = await recycleBin.remove(tenantId, null, body.ids)
    for (const { kind, objectId, name } of rows) {
      const table = isPlatformKind(kind) ? platformTables[kind] : kind
      audit({ table, id: objectId, name, before: { purged: true } })
    }
    return ok({ removed })
  },
})
