import { defineOperation, ok } from '../../http/defineOperation.js'
import { branchOf } from './menuRules.js'
import type { ManagedMenuRow } from '../../repositories/menus/menuRows.js'
import { menuAddress, pathOf } from '../../repositories/menus/ownedPath.js'
import type { TenantRow } from '../../repositories/tenants/TenantsRepository.js'
import { findManaged } from './readManagedMenu.js'

/** What would be gone with a menu, and who would miss it. Nothing is written. */
export const previewMenuRemoval = defineOperation('previewMenuRemoval', {
  async handle({ params, tenantId, repositories }) {
    const { menus, permissions, roles, members, tenants } = repositories
    const rows = await menus.listManaged(tenantId)
    const menu = findManaged(rows, params.id)
    const branch = branchOf(rows, menu.id)
    const code = menu.perm_code
    const showing = code === null ? [] : await permissions.rolesGranting(tenantId, code)
    const holders = showing.map(({ id }) => id)
    return ok({
      menus: branch.filter(({ type }) => type === 0).length,
      buttons: branch.filter(({ type }) => type === 1).length,
      people:
        code === null
          ? await members.countActive(tenantId)
          : (await roles.memberIds(tenantId, holders)).length,
      favourites: await menus.countFavourites(
        tenantId,
        branch.map(({ id }) => id),
      ),
      homePage: leadsTo(branch, await tenants.get(tenantId)),
      roles: showing,
      removable: menu.origin === 'tenant',
    })
  },
})

/** Whether the home page of the tenant is one of these menus. */
function leadsTo(
  branch: readonly ManagedMenuRow[],
  tenant: Pick<TenantRow, 'homepage_enabled' | 'homepage_url'>,
): boolean {
  const home = pathOf((tenant.homepage_enabled && tenant.homepage_url) || '')
  return home !== '' && branch.some((menu) => menu.type === 0 && menuAddress(menu) === home)
}
