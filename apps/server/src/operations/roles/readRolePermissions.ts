import type { Schemas } from '@spruce/api-client/contract'
import type { Language } from '@spruce/validators/i18n'
import { presentPermissionApps } from '../../presenters/presentPermissions.js'
import type { Repositories } from '../../repositories/repositories.js'
import type { RoleRecord } from '../../repositories/roles/RolesRepository.js'
import { isForTenant, ownerOfApp } from '../../sessions/appOwners.js'
import type { Session } from '../../sessions/session.js'

/** What a role gives, among all that it could give: the tree of apps, menus, buttons and other codes. */
export async function readRolePermissions(
  session: Session,
  repositories: Repositories,
  language: Language,
  role: RoleRecord,
): Promise<Schemas['RolePermissions']> {
  const { tenant } = session
  const [grant] = await repositories.roles.grants(tenant?.id ?? '', [role.id])
  const codes = (grant?.permissions ?? []).filter(
    (code) => !(tenant?.permissions.isOutsidePlan(code) ?? false),
  )
  return {
    roleId: role.id,
    version: role.version,
    grantsAll: role.grantsAll,
    codes,
    apps: await readGrantableApps(
      session,
      repositories,
      language,
      (code) => role.grantsAll || codes.includes(code),
    ),
  }
}

/** All that roles of the tenant could give, as a tree. */
export async function readGrantableApps(
  session: Session,
  repositories: Repositories,
  language: Language,
  isGranted: (code: string) => boolean,
): Promise<Schemas['PermissionApp'][]> {
  const { tenant } = session
  const isOutsidePlan = (code: string) => tenant?.permissions.isOutsidePlan(code) ?? false
  const isForeign = (appCode: string) => {
    const owner = ownerOfApp(appCode)
    return owner === 'operator' && tenant?.kind !== 'operator'
  }
  const registry = await repositories.permissions.registry()
  return presentPermissionApps({
    apps: (await repositories.menus.listApps(tenant?.id)).filter(({ code }) => !isForeign(code)),
    menus: (await repositories.menus.listMenus(tenant?.id ?? '')).filter(
      (menu) =>
        isForTenant(menu, session) && (menu.perm_code === null || !isOutsidePlan(menu.perm_code)),
    ),
    registry: registry.filter(({ app_code, code }) => !isForeign(app_code) && !isOutsidePlan(code)),
    isGranted,
    isGrantable: (code) => tenant?.permissions.hasStored(code) ?? false,
    language,
  })
}
