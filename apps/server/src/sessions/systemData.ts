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
 * Everything the portal needs to start, in six statements. A person of no tenant gets the product's
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
  const { opensTenantId } = session
  const { account, profile, preferences } = await repositories.profiles.findPerson(userId, {
    tenantId: tenant?.id ?? '',
    memberId: tenant?.memberId ?? '',
  })
  const places = await repositories.tenants.placesOf(userId)
  const tenants = tenantsInSight(session, places.tenants)
  const keptOut = places.keptOut.filter((one) => one.tenantId === (opensTenantId ?? one.tenantId))
  const current = tenants.find(({ id }) => id === tenant?.id)
  const visible = await visibleApps(repositories, session, language)
  const favourites = tenant ? await repositories.favourites.list(tenant.id, userId) : []
  const expired = isPasswordExpired(account, services.config, services.now())
  return {
    userInfo: presentUserInfo(account, expired, profile),
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
    preferences: presentPreferences(preferences, language),
    mockLogin: presentMockLogin(session),
    livePlace: session.livePlace,
  }
}
