import type { Recycled } from '../../repositories/bin/RecycleBinRepository.js'
import type { Repositories } from '../../repositories/repositories.js'
import type { Session } from '../../sessions/session.js'
import { assertHolds, assertMayScope, roleRefusal } from '../roles/roleRules.js'
import { appRefusal } from '../apps/appRules.js'
import type { Snapshots } from './snapshots.js'

/** Makes an object again. @throws 403 for a role beyond the caller, 409 for a name or code in use */
export async function restoreSnapshot(
  session: Session,
  repositories: Repositories,
  tenantId: string,
  { kind, snapshot }: Recycled,
): Promise<void> {
  if (kind === 'roles') {
    await restoreRole(session, repositories, tenantId, snapshot as Snapshots['roles'])
  } else if (kind === 'apps') {
    await restoreApp(repositories, tenantId, snapshot as Snapshots['apps'])
  } else {
    for (const menu of snapshot as Snapshots['menus']) await repositories.menus.add(tenantId, menu)
  }
}

/** People and departments that have gone since are left out. */
async function restoreRole(
  session: Session,
  { roles, members, departments }: Repositories,
  tenantId: string,
  role: Snapshots['roles'],
) {
  assertHolds(session, role.permissions)
  if (role.permissions.length > 0) assertMayScope(session, role.dataScope)
  const kept = await departments.byIds(tenantId, role.departmentIds)
  try {
    await roles.add(tenantId, { ...role, departmentIds: kept.map(({ id }) => id) })
  } catch (error) {
    throw roleRefusal(error)
  }
  if (!role.enabled) await roles.setEnabled(tenantId, role.id, false)
  const holders = await members.existing(tenantId, role.memberIds)
  await roles.addMembers(tenantId, role.id, holders)
}

async function restoreApp(
  { tenantApps, roles }: Repositories,
  tenantId: string,
  app: Snapshots['apps'],
) {
  const known = await roles.byIds(tenantId, app.roleIds)
  // Whom it showed to is gone: better nobody than everybody.
  const isLost = app.roleIds.length > 0 && known.length === 0
  try {
    await tenantApps.add(tenantId, {
      ...app,
      enable: isLost ? 0 : app.enable,
      roleIds: known.map(({ id }) => id),
    })
  } catch (error) {
    throw appRefusal(error)
  }
}
