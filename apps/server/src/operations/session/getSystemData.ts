import { defineSelfOperation, ok } from '../../http/defineOperation.js'
import { presentFavourites } from '../../presenters/menuPresenters.js'
import { presentPreferences } from '../../presenters/preferencesPresenter.js'
import {
  presentMembershipTenant,
  presentTenantInfo,
  productBrand,
} from '../../presenters/tenantPresenters.js'
import { presentUserInfo } from '../../presenters/userInfoPresenter.js'
import { presentMockLogin, tenantsInSight } from '../../sessions/mockLogin.js'
import { isPasswordExpired } from '../../sessions/passwordExpiry.js'
import { permissionsOf } from '../../sessions/session.js'
import { menusOfApp, visibleApps } from '../../sessions/visibleApps.js'

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
    const visible = await visibleApps(repositories, session, language)
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
      apps: visible.apps,
      systemConfig: { reloadmenu: services.menuVersion },
      menus: appCode === undefined ? visible.menus : { [appCode]: menusOfApp(visible, appCode) },
      permissions: permissions.among(services.permissionCodes),
      favorites: presentFavourites(favourites, visible.menus),
      preferences: presentPreferences(saved, language),
      mockLogin: presentMockLogin(session),
      livePlace: session.livePlace,
    })
  },
})
