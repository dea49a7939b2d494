import type { Db } from '../db/schema.js'
import { newId } from '../ids.js'
import type { Snapshots } from '../operations/recycle-bin/snapshots.js'
import { AuditRepository } from '../repositories/AuditRepository.js'
import { RecycleBinRepository } from '../repositories/bin/RecycleBinRepository.js'

const day = 86_400_000
const table = 'roles'

/** Roles that were tried and removed, with the days since then. */
const removedRoles = [
  { code: 'visitor_desk', name: '访客接待', removed: 3, permissions: ['user:list'] },
  { code: 'contractor', name: '外协人员', removed: 9, permissions: [] },
  { code: 'pilot_line', name: '试产线班长', removed: 16, permissions: ['department:list'] },
]

/** Writes roles into the bin of a tenant, and how they came and went into its operator log. */
export async function writeRemovals(
  db: Db,
  tenantId: string,
  userId: string,
  now: Date,
): Promise<void> {
  const bin = new RecycleBinRepository(db)
  const log = new AuditRepository(db)
  const who = { tenantId, userId, names: 'member', address: '10.20.30.41' } as const
  for (const { removed, permissions, ...role } of removedRoles) {
    const snapshot: Snapshots['roles'] = {
      ...role,
      id: newId(),
      description: '',
      dataScope: 'self',
      departmentIds: [],
      enabled: true,
      permissions,
      memberIds: [],
    }
    const at = new Date(now.getTime() - removed * day)
    const object = { table, id: snapshot.id, name: role.name }
    const addedAt = new Date(at.getTime() - 20 * day)
    const added = { ...who, operation: 'addRole', traceId: newId(), at: addedAt }
    await log.add(added, [{ ...object, after: { name: role.name, code: role.code } }])
    const removal = { ...who, operation: 'removeRoles', traceId: newId(), at }
    await log.add(removal, [{ ...object, before: { name: role.name, codes: permissions } }])
    const kept = { kind: table, objectId: snapshot.id, name: role.name, snapshot } as const
    await bin.put(tenantId, { ...kept, removedBy: userId, at })
  }
}
