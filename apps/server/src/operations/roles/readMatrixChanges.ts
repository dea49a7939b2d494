import type { Schemas } from '@spruce/api-client/contract'
import { stale, unprocessable, wrongField } from '../../http/errors.js'
import type { Repositories } from '../../repositories/repositories.js'
import type { RoleRecord } from '../../repositories/roles/RolesRepository.js'
import type { Services } from '../../services.js'
import type { Session } from '../../sessions/session.js'
import { type RoleChange, assertRoleChanges, roleChange } from './roleChanges.js'
import { findRole } from './roleRules.js'

/** So many roles that are no longer as the caller saw them are described. */
const maxStale = 20

/**
 * What a request makes of the roles it names, with every rule of the save kept.
 *
 * @throws 422 DUPLICATE when a role is named twice; 412 when one of them was changed meanwhile, with how each such role is now, who changed it and when
 */
export async function readMatrixChanges(
  parts: { session: Session; tenantId: string; repositories: Repositories; services: Services },
  { changes }: Schemas['PermissionMatrixRequest'],
): Promise<RoleChange[]> {
  const { session, tenantId, repositories } = parts
  const ids = changes.map(({ roleId }) => roleId)
  const again = ids.findIndex((id, at) => ids.indexOf(id) !== at)
  if (again >= 0) {
    throw unprocessable('DUPLICATE', [wrongField(`changes[${String(again)}].roleId`, 'taken')])
  }
  const found: RoleRecord[] = []
  for (const id of ids) found.push(await findRole(repositories, tenantId, id))
  const late = found.filter((role, at) => role.version !== changes[at]?.version)
  if (late.length > 0) throw stale(await describeStale(repositories, tenantId, late))
  const grants = new Map(
    (await repositories.roles.grants(tenantId, ids)).map((grant) => [grant.id, grant]),
  )
  const read = changes.map(({ roleId, add, remove }, at) => {
    const role = found[at] as RoleRecord
    return roleChange(
      session,
      role,
      grants.get(roleId),
      (before) => [...before.filter((code) => !remove.includes(code)), ...add],
      (code) => {
        const place = add.indexOf(code)
        const path = `changes[${String(at)}]`
        return place < 0 ? path : `${path}.add[${String(place)}]`
      },
    )
  })
  await assertRoleChanges(parts, read)
  return read
}

async function describeStale(
  { roles, audit }: Repositories,
  tenantId: string,
  late: readonly RoleRecord[],
): Promise<object> {
  const described = late.slice(0, maxStale)
  const grants = await roles.grants(
    tenantId,
    described.map(({ id }) => id),
  )
  const rows = []
  for (const { id, name, version, updatedAt } of described) {
    const lines = await audit.list(
      tenantId,
      { objectTable: 'roles', objectId: id },
      { offset: 0, limit: 1 },
    )
    rows.push({
      id,
      name,
      version,
      codes: grants.find((grant) => grant.id === id)?.permissions ?? [],
      changedBy: lines.rows[0]?.userName ?? null,
      changedAt: updatedAt.toISOString(),
    })
  }
  return { roles: rows }
}
