import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentMenus } from '../../presenters/menuPresenters.js'
import type { Repositories } from '../../repositories/repositories.js'
import type { RoleGrant } from '../../repositories/roles/RolesRepository.js'
import { isForTenant } from '../../sessions/appOwners.js'
import { PermissionSet } from '../../sessions/PermissionSet.js'
import { permissionsOf } from '../../sessions/session.js'

/** What somebody with this role alone sees of an application: nothing, where it does not show to them. */
export const previewMenus = defineOperation('previewMenus', {
  async handle({ query, session, tenantId, repositories, services, language }) {
    const [grant] = await repositories.roles.grants(tenantId, [query.roleId])
    if (!grant || !(await isShownTo(repositories, { tenantId, grant, appCode: query.appCode }))) {
      return okList([], 0)
    }
    const caller = permissionsOf(session)
    const outside = services.permissionCodes.filter((code) => caller.isOutsidePlan(code))
    const permissions = new PermissionSet(grant.permissions, grant.grantsAll, outside)
    const menus = await repositories.menus.listMenus(tenantId, query.appCode)
    const rows = menus.filter((menu) => isForTenant(menu, session))
    const tree = presentMenus(rows, permissions, language)
    return okList(tree, tree.length)
  },
})

/** It shows to its roles, while it is open: one of the platform that the tenant has, or a registered one. */
async function isShownTo(
  { productApps, tenantApps }: Repositories,
  { tenantId, grant, appCode }: { tenantId: string; grant: RoleGrant; appCode: string },
): Promise<boolean> {
  const apps = [...(await productApps.list(tenantId)), ...(await tenantApps.list(tenantId))]
  const app = apps.find(({ code }) => code === appCode)
  if (app?.enable !== 1 || app.status !== 0) return false
  return grant.grantsAll || app.roleIds.length === 0 || app.roleIds.includes(grant.id)
}
