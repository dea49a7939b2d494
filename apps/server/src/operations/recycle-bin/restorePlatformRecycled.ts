import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { writeRefusal } from '../writeRefusal.js'
import { isPlatformKind, platformTables } from './platformKinds.js'
import type { Snapshots } from './snapshots.js'

/** Brings plans, components and system notices back as they were, all or none. */
export const restorePlatformRecycled = definePlatformOperation('restorePlatformRecycled', {
  async handle({ body, tenantId, services, repositories, audit }) {
    const { recycleBin, platformRows, files } = repositories
    const rows = await recycleBin.byIds(tenantId, body.ids, services.now())
    for (const { id: place, kind, objectId, name, snapshot } of rows) {
      if (!isPlatformKind(kind)) throw notFound('recycled', place)
      try {
        await platformRows.write(kind, snapshot as Snapshots[typeof kind])
      } catch (error) {
        throw writeRefusal(error, { plans_code_key: 'code', components_code_key: 'code' })
      }
      const table = platformTables[kind]
      await files.setRecycled(tenantId, { table, id: objectId }, null)
      audit({ table, id: objectId, name, after: { restored: true } })
    }
    await recycleBin.remove(
      tenantId,
      rows.map(({ id }) => id),
    )
    return ok({ changed: rows.length })
  },
})
