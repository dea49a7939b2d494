import type { Schemas } from '@spruce/api-client/contract'
import type { Language } from '@spruce/validators/i18n'
import { presentFavourites } from '../presenters/menuPresenters.js'
import { presentPreferences } from '../presenters/preferencesPresenter.js'
import {
  presentMembershipTenant,
  presentTenantInfo,
  productBrand,
} from '../presenters/tenantPresenters.js'
import { presentUserInfo } from '../presenters/userInfoPresenter.js'
import type { Repositories } from '../repositories/repositories.js'
import type { Services } from '../services.js'
import { presentMockLogin, tenantsInSight } from './mockLogin.js'
import { isPasswordExpired } from './passwordExpiry.js'
import { permissionsOf, type Session } from './session.js'
import { menusOfApp, visibleApps } from './visibleApps.js'

const managementEntry = 'MT0001'

/** With what the system data is read. */
export interface SystemDataContext {
  session: Session
  services: Services
  repositories: Repositories
  language: Language
  /** The one application whose menus are asked for; else those of all. */
  appCode?: string | undefined
}

/**
 * Everything the portal needs to start, in nine statements. A person of no tenant gets the product's
 * brand and empty lists.
 */
export async function readSystemData({
  session,
  services,
  repositories,
  language,
  appCode,
}: SystemDataContext): Promise<Schemas['SystemData']> {
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
  return {
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
  }
}
