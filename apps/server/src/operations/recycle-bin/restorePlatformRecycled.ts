import type { Schemas } from '@spruce/api-client/contract'
import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { writeRefusal } from '../writeRefusal.js'
import { keepKnownAudience } from '../system-notices/systemNoticeRules.js'
import { isPlatformKind, platformTables } from './platformKinds.js'
import { presentNote } from './restoreNotes.js'
import type { Snapshots } from './snapshots.js'

/** Brings plans, components and system notices back as they were, all or none. */
export const restorePlatformRecycled = definePlatformOperation('restorePlatformRecycled', {
  async handle({ body, tenantId, services, repositories, audit }) {
    const { recycleBin, platformRows, files } = repositories
    const rows = await recycleBin.byIds(tenantId, body.ids, services.now())
    const notes: Schemas['RestoreNote'][] = []
    for (const row of rows) {
      const { id: place, kind, objectId, name, snapshot } = row
      if (!isPlatformKind(kind)) throw notFound('recycled', place)
      try {
        await platformRows.write(kind, snapshot as Snapshots[typeof kind])
      } catch (error) {
        throw writeRefusal(error, { plans_code_key: 'code', components_code_key: 'code' })
      }
      const table = platformTables[kind]
      await files.setRecycled(tenantId, { table, id: objectId }, null)
      const said = kind === 'systemNotices' ? await keepKnownAudience(repositories, objectId) : []
      notes.push(...said.map((note) => presentNote(row, note)))
      const after = { restored: true, ...(said.length > 0 && { notes: said }) }
      audit({ table, id: objectId, name, after })
    }
    await recycleBin.remove(
      tenantId,
      rows.map(({ id }) => id),
    )
    return ok({ changed: rows.length, notes })
  },
})
