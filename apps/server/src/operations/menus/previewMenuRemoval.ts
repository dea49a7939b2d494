import { defineOperation, ok } from '../../http/defineOperation.js'
import type { ManagedMenuRow } from '../../repositories/menus/menuRows.js'
import { menuAddress, pathOf } from '../../repositories/menus/ownedPath.js'
import type { Repositories } from '../../repositories/repositories.js'
import type { TenantRow } from '../../repositories/tenants/TenantsRepository.js'
import { planMenuPrefix } from '../../pushes/planMenus.js'
import { permissionsOf } from '../../sessions/session.js'
import { menuLinkers } from './menuLinkers.js'
import { branchOf } from './menuRules.js'
import { menuTrail } from './menuTrail.js'
import { portalOrigin } from './portalOrigin.js'
import { findManaged } from './readManagedMenu.js'

/** So many are named. */
const mostItems = 200

/** What would be gone with a menu, and who would miss it. Nothing is written. */
export const previewMenuRemoval = defineOperation('previewMenuRemoval', {
  async handle({ params, session, tenantId, repositories, services, request, language }) {
    const { menus, tenants } = repositories
    const rows = await menus.listManaged(tenantId)
    const menu = findManaged(rows, params.id)
    const branch = branchOf(rows, menu.id)
    const origin = portalOrigin(request, services)
    const permissions = permissionsOf(session)
    return ok({
      menus: branch.filter(({ type }) => type === 0).length,
      buttons: branch.filter(({ type }) => type === 1).length,
      ...(await whoSees(repositories, tenantId, branch)),
      favourites: await menus.countFavourites(
        tenantId,
        branch.map(({ id }) => id),
      ),
      homePage: leadsTo(branch, await tenants.get(tenantId)),
      removable: menu.origin === 'tenant',
      items: branch.slice(0, mostItems).map(({ id, type }) => ({
        ...{ id, type: type as 0 | 1 },
        trail: menuTrail(rows, id).map(({ name }) => name[language]),
      })),
      ...(await menuLinkers(repositories, branch, { tenantId, origin, permissions })),
      plan: await planOf(repositories, tenantId, branch),
    })
  },
})

/** The enabled roles that show one of the menus, and their people; everybody, where one asks for nothing. */
async function whoSees(
  { permissions, roles, members }: Repositories,
  tenantId: string,
  branch: readonly ManagedMenuRow[],
) {
  const menus = branch.filter(({ type }) => type === 0)
  const codes = new Set(menus.flatMap(({ perm_code }) => perm_code ?? []))
  const showing = new Map<string, string>()
  for (const code of codes) {
    for (const { id, name } of await permissions.rolesGranting(tenantId, code))
      showing.set(id, name)
  }
  // What only groups others shows with them.
  const isOpen = menus.some(({ perm_code, path }) => perm_code === null && path !== '')
  return {
    people:
      isOpen || codes.size === 0
        ? await members.countActive(tenantId)
        : (await roles.memberIds(tenantId, [...showing.keys()])).length,
    roles: [...showing]
      .map(([id, name]) => ({ id, name }))
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
  }
}

/** Whether the home page of the tenant is one of these menus. */
function leadsTo(
  branch: readonly ManagedMenuRow[],
  tenant: Pick<TenantRow, 'homepage_enabled' | 'homepage_url'>,
): boolean {
  const home = pathOf((tenant.homepage_enabled && tenant.homepage_url) || '')
  return home !== '' && branch.some((menu) => menu.type === 0 && menuAddress(menu) === home)
}

/** The plan that lists one of the platform's menus by name, or gave one beside them. */
async function planOf(
  { entitlements }: Repositories,
  tenantId: string,
  branch: readonly ManagedMenuRow[],
) {
  const { plan } = await entitlements.find(tenantId)
  const isGiven = branch.some(
    ({ id }) => id.startsWith(planMenuPrefix) || plan?.menus?.includes(id) === true,
  )
  return plan && isGiven ? { id: plan.id, name: plan.name } : null
}
