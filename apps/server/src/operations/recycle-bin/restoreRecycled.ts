import type { Schemas } from '@spruce/api-client/contract'
import { defineOperation, ok } from '../../http/defineOperation.js'
import { presentNote } from './restoreNotes.js'
import { restoreSnapshot } from './restoreSnapshot.js'

/** Brings objects back as they were, all or none. */
export const restoreRecycled = defineOperation('restoreRecycled', {
  async handle(context) {
    const { body, tenantId, repositories, services, audit } = context
    const { recycleBin, members } = repositories
    await members.lock(tenantId)
    const rows = await recycleBin.byIds(tenantId, null, body.ids, services.now())
    const notes: Schemas['RestoreNote'][] = []
    for (const row of rows) {
      const said = await restoreSnapshot(context, row)
      notes.push(...said.map((note) => presentNote(row, note)))
      const { kind, objectId, name } = row
      const after = { restored: true, ...(said.length > 0 && { notes: said }) }
      audit({ table: kind, id: objectId, name, after })
    }
    await recycleBin.remove(
      tenantId,
      null,
      rows.map(({ id }) => id),
    )
    return ok({ changed: rows.length, notes })
  },
})
