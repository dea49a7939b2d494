import { defineSelfOperation, ok } from '../../http/defineOperation.js'
import { presentPreferences } from '../../presenters/preferencesPresenter.js'
import {
  presentMembershipTenant,
  presentTenantInfo,
  productBrand,
} from '../../presenters/tenantPresenters.js'
import { presentUserInfo } from '../../presenters/userInfoPresenter.js'
import { presentMockLogin, tenantsInSight } from '../../sessions/mockLogin.js'
import { presentFavourites, readVisibleMenus, type VisibleMenus } from '../../sessions/readMenus.js'
import { isPasswordExpired } from '../../sessions/passwordExpiry.js'
import { readOwnApps } from '../../sessions/readOwnApps.js'
import { permissionsOf } from '../../sessions/session.js'

const managementEntry = 'MT0001'

/**
 * Everything the portal needs to start, in one call and nine statements. A person of no tenant gets
 * the product's brand and empty lists.
 */
export const getSystemData = defineSelfOperation('getSystemData', {
  async handle({ query, session, services, repositories, language }) {
    const { tenant, userId } = session
    const permissions = permissionsOf(session)
    const user = await repositories.users.get(userId)
    const tenants = tenantsInSight(session, await repositories.tenants.listOfUser(userId))
    const keptOut = await repositories.tenants.keptOut(userId, session.opensTenantId)
    const current = tenants.find(({ id }) => id === tenant?.id)
    const profile = tenant && (await repositories.profiles.find(tenant.id, tenant.memberId))
    const visible = tenant
      ? await readVisibleMenus(repositories.menus, session, language)
      : { apps: [], menus: {} }
    const favourites = tenant ? await repositories.favourites.list(tenant.id, userId) : []
    const saved = await repositories.preferences.find(userId)
    const expired = isPasswordExpired(user, services.config, services.now())
    const { appCode } = query
    return ok({
      userInfo: presentUserInfo(user, expired, profile ?? undefined),
      tenantInfo: current ? presentTenantInfo(current) : productBrand(language),
      tenantList: tenants.map(presentMembershipTenant),
      keptOut,
      isAdmin: tenant?.isAdmin ?? false,
      hasMT0001: visible.apps.some((app) => app.appCode === managementEntry),
      apps: [...visible.apps, ...(await readOwnApps(repositories, session, language))],
      systemConfig: { reloadmenu: services.menuVersion },
      menus: appCode === undefined ? visible.menus : menusOf(visible, appCode),
      permissions: permissions.among(services.permissionCodes),
      favorites: presentFavourites(favourites, visible),
      preferences: presentPreferences(saved, language),
      mockLogin: presentMockLogin(session),
      livePlace: session.livePlace,
    })
  },
})

/** A code such as `constructor` is a code nobody has, not a property that every object has. */
function menusOf({ menus }: VisibleMenus, appCode: string): VisibleMenus['menus'] {
  const own = Object.hasOwn(menus, appCode) ? menus[appCode] : undefined
  return Object.fromEntries([[appCode, own ?? []]])
}
