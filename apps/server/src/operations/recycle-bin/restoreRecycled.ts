import { defineOperation, ok } from '../../http/defineOperation.js'
import { restoreSnapshot } from './restoreSnapshot.js'

/** Brings objects back as they were, all or none. */
export const restoreRecycled = defineOperation('restoreRecycled', {
  async handle(context) {
    const { body, tenantId, repositories, services, audit } = context
    const { recycleBin, members } = repositories
    await members.lock(tenantId)
    const rows = await recycleBin.byIds(tenantId, body.ids, services.now())
    for (const row of rows) {
      await restoreSnapshot(context, row)
      const { kind, objectId, name } = row
      audit({ table: kind, id: objectId, name, after: { restored: true } })
    }
    await recycleBin.remove(
      tenantId,
      rows.map(({ id }) => id),
    )
    return ok({ changed: rows.length })
  },
})
