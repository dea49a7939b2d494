import type { Schemas } from '@spruce/api-client/contract'
import type { Language } from '@spruce/validators/i18n'
import { flatMenus, presentApp, presentMenus } from '../presenters/menuPresenters.js'
import { presentOwnApp } from '../presenters/presentApps.js'
import type { MenusRepository } from '../repositories/menus/MenusRepository.js'
import type { Repositories } from '../repositories/repositories.js'
import { isForTenant } from './appOwners.js'
import type { Session } from './session.js'

/** The platform's applications that a member sees, each with its menus. One is seen while a menu in it is. */
export interface VisibleMenus {
  apps: Schemas['App'][]
  /** By application, those of which nothing is seen too. */
  menus: Record<string, Schemas['MenuItem'][]>
}

/** As `VisibleMenus`; after the platform's applications come the tenant's own that show to the member. */
export type VisibleApps = VisibleMenus

/**
 * What a session sees of the applications, for every read that asks: their list, the menus, the home
 * page, favourites, links, visits. Somebody of no tenant sees none.
 */
export async function visibleApps(
  repositories: Repositories,
  session: Session,
  language: Language,
): Promise<VisibleApps> {
  const { apps, menus } = await visibleMenus(repositories, session, language)
  return { apps: [...apps, ...(await visibleOwnApps(repositories, session, language))], menus }
}

/** As `visibleApps`, for what asks about menus: the tenant's own applications have none. */
export async function visibleMenus(
  { menus: repository }: Repositories,
  session: Session,
  language: Language,
): Promise<VisibleMenus> {
  const { tenant } = session
  if (!tenant) return { apps: [], menus: {} }
  const apps = await repository.listApps(tenant.id)
  const rows = (await repository.listMenus(tenant.id)).filter((menu) => isForTenant(menu, session))
  const menus = Object.fromEntries(
    apps.map(({ code }) => [
      code,
      presentMenus(
        rows.filter(({ app_code }) => app_code === code),
        tenant.permissions,
        language,
      ),
    ]),
  )
  return {
    apps: apps
      .filter(({ code }) => flatMenus(menus[code] ?? []).length > 0)
      .map((app) => presentApp(app, language)),
    menus,
  }
}

/** The menus of one application. A code such as `constructor` is one that nobody has. */
export function menusOfApp({ menus }: VisibleMenus, appCode: string): Schemas['MenuItem'][] {
  return (Object.hasOwn(menus, appCode) ? menus[appCode] : undefined) ?? []
}

/** The platform's applications that a tenant has, whoever sees them there: switched on and in its plan. */
export async function offeredApps(
  menus: MenusRepository,
  tenantId: string,
): Promise<ReadonlySet<string>> {
  return new Set((await menus.listApps(tenantId)).map(({ code }) => code))
}

async function visibleOwnApps(
  { tenantApps }: Repositories,
  { tenant }: Session,
  language: Language,
): Promise<Schemas['App'][]> {
  if (!tenant) return []
  const apps = await tenantApps.visible(tenant.id, tenant.memberId, tenant.isAdmin)
  return apps.map((app) => presentOwnApp(app, language))
}
