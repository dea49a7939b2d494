import { pathIds } from '../../repositories/departments/departmentPath.js'
import { type AppAudience, isForEverybody } from '../../repositories/apps/appAudience.js'
import type { Repositories } from '../../repositories/repositories.js'

/**
 * Whether an application shows to who holds a role, and to who is in a department, as `isAppShown` has
 * it; with neither named, every application does. A role that is switched off shows nothing to anybody,
 * an administrator's shows everything.
 */
export async function seenThrough(
  { roles, departments }: Pick<Repositories, 'roles' | 'departments'>,
  tenantId: string,
  { roleId, deptId }: { roleId?: string | undefined; deptId?: string | undefined },
): Promise<(app: AppAudience) => boolean> {
  const role = roleId === undefined ? undefined : await roles.find(tenantId, roleId)
  const [place] = deptId === undefined ? [] : await departments.byIds(tenantId, [deptId])
  const above = place ? pathIds(place.path) : []
  const isRoleOn = role?.enabled === true
  return (app) => {
    if (isForEverybody(app)) return true
    const byRole =
      roleId === undefined || (isRoleOn && (role.grantsAll || app.roleIds.includes(roleId)))
    const byPlace = deptId === undefined || app.departmentIds.some((id) => above.includes(id))
    return byRole && byPlace
  }
}
