import type { PermissionsRepository } from '../repositories/roles/PermissionsRepository.js'
import type { RolesRepository } from '../repositories/roles/RolesRepository.js'
import type { SessionTenant } from './session.js'

/**
 * Whether somebody may hand out, take away or look through these roles: the administrator's role only
 * an administrator, another role only who has all of its permissions and sees whom it shows, or holds
 * the role.
 */
export async function mayGrant(
  tenant: SessionTenant,
  roles: RolesRepository,
  permissions: PermissionsRepository,
  roleIds: readonly string[],
): Promise<boolean> {
  if (tenant.isAdmin) return true
  const grants = await roles.grants(tenant.id, roleIds)
  for (const grant of grants) {
    const isHeld = grant.permissions.every(
      (code) => tenant.permissions.hasStored(code) || tenant.permissions.isOutsidePlan(code),
    )
    if (grant.grantsAll || !isHeld) return false
  }
  if (tenant.seesEverybody) return true
  const wider = grants.filter((one) => one.permissions.length > 0 && one.dataScope !== 'self')
  if (wider.length === 0) return true
  const held = new Set(
    (await permissions.heldRoles(tenant.id, tenant.memberId))
      .filter(({ enabled }) => enabled)
      .map(({ id }) => id),
  )
  return wider.every(({ id }) => held.has(id))
}
