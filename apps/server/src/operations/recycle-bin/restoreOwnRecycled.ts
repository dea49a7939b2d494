import type { OwnKind } from '../../db/schema.js'
import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import type { Recycled } from '../../repositories/bin/RecycleBinRepository.js'
import { withoutPassed } from './passedReminders.js'
import type { Snapshots } from './snapshots.js'

/** Brings a person's own entries back as they were, all or none: they stand on nothing that could go. */
export const restoreOwnRecycled = defineOperation('restoreOwnRecycled', {
  async handle({ body, tenantId, memberId, repositories, services, audit }) {
    const { recycleBin, recycledRows, calendar, todos } = repositories
    const now = services.now()
    const rows = await recycleBin.byIds(tenantId, memberId, body.ids, now)
    for (const { id, kind, objectId, snapshot } of rows) {
      if (!isOwnKind(kind)) throw notFound('recycled', id)
      await recycledRows.write(kind, withoutPassed(kind, snapshot as Snapshots[OwnKind], now))
      audit({ table: kind, id: objectId, after: { restored: true } })
    }
    await recycleBin.remove(
      tenantId,
      memberId,
      rows.map(({ id }) => id),
    )
    for (const own of [calendar, todos]) await own.tell(tenantId, memberId)
    return ok({ changed: rows.length, notes: [] })
  },
})

function isOwnKind(kind: Recycled['kind']): kind is OwnKind {
  return kind === 'calendarEvents' || kind === 'todos'
}
