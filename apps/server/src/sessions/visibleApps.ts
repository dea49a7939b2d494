import type { Schemas } from '@spruce/api-client/contract'
import type { Language } from '@spruce/validators/i18n'
import { flatMenus, presentApp, presentMenus } from '../presenters/menuPresenters.js'
import { presentOwnApp } from '../presenters/presentApps.js'
import type { TenantApp } from '../repositories/apps/TenantAppsRepository.js'
import type { ProductAppsRepository } from '../repositories/apps/ProductAppsRepository.js'
import { entryApp } from '../repositories/menus/MenusRepository.js'
import type { Repositories } from '../repositories/repositories.js'
import { isForTenant } from './appOwners.js'
import type { Session } from './session.js'

/** The platform's applications that a member sees, each with its menus. One is seen while a menu in it is. */
export interface VisibleMenus {
  apps: Schemas['App'][]
  /** By application, those of the platform of which nothing is seen too, and the tenant's own that have some. */
  menus: Record<string, Schemas['MenuItem'][]>
}

/** As `VisibleMenus`, with the tenant's own applications that show to the member, in the tenant's order. */
export type VisibleApps = VisibleMenus

interface PlacedMenus extends VisibleMenus {
  /** Of the product's applications that the tenant put in an order. */
  places: ReadonlyMap<string, number>
}

/**
 * What a session sees of the applications, for every read that asks: their list, the menus, the home
 * page, favourites, links, visits. Somebody of no tenant sees none.
 */
export async function visibleApps(
  repositories: Repositories,
  session: Session,
  language: Language,
): Promise<VisibleApps> {
  const own = await ownAppsOf(repositories, session)
  const { apps, menus, places } = await menusWith(() => own, repositories, session, language)
  const placed = [
    ...apps.map((app) => ({ app, place: places.get(app.appCode) ?? -1 })),
    ...own.map((app) => ({ app: presentOwnApp(app, language), place: app.sort })),
  ]
  return { apps: placed.toSorted((a, b) => a.place - b.place).map(({ app }) => app), menus }
}

/** As `visibleApps`, for what asks about menus alone. */
export async function visibleMenus(
  repositories: Repositories,
  session: Session,
  language: Language,
): Promise<VisibleMenus> {
  const read = () => ownAppsOf(repositories, session)
  const { apps, menus } = await menusWith(read, repositories, session, language)
  return { apps, menus }
}

/** @param readOwn asked only where applications of the tenant's own have menus: every sign-in comes here */
async function menusWith(
  readOwn: () => readonly TenantApp[] | Promise<readonly TenantApp[]>,
  { menus: repository, productApps }: Repositories,
  session: Session,
  language: Language,
): Promise<PlacedMenus> {
  const { tenant } = session
  if (!tenant) return { apps: [], menus: {}, places: new Map() }
  const product = await productApps.seen(tenant.id, tenant.memberId, tenant.isAdmin)
  const apps = product.filter(({ isShown }) => isShown)
  const unseen = new Set(product.filter(({ isShown }) => !isShown).map(({ code }) => code))
  const rows = (await repository.listManaged(tenant.id)).filter(
    (menu) =>
      menu.visible &&
      isForTenant(menu, session) &&
      !unseen.has(menu.app_code) &&
      !(menu.app_code === entryApp && unseen.has(menu.key)),
  )
  const menusOf = (code: string) =>
    presentMenus(
      rows.filter(({ app_code }) => app_code === code),
      tenant.permissions,
      language,
    )
  const menus = Object.fromEntries(apps.map(({ code }) => [code, menusOf(code)]))
  const others = new Set(
    rows.filter(({ origin }) => origin === 'tenant').map(({ app_code }) => app_code),
  )
  for (const { code } of product) others.delete(code)
  const own = others.size > 0 ? await readOwn() : []
  const ownMenus = own
    .filter(({ code, status }) => status === 0 && others.has(code))
    .map(({ code }) => [code, menusOf(code)] as const)
    .filter(([, items]) => items.length > 0)
  return {
    apps: apps
      .filter(({ code }) => flatMenus(menus[code] ?? []).length > 0)
      .map((app) => presentApp(app, language)),
    menus: { ...menus, ...Object.fromEntries(ownMenus) },
    places: new Map(apps.flatMap(({ code, place }) => (place === null ? [] : [[code, place]]))),
  }
}

/** The menus of one application. A code such as `constructor` is one that nobody has. */
export function menusOfApp({ menus }: VisibleMenus, appCode: string): Schemas['MenuItem'][] {
  return (Object.hasOwn(menus, appCode) ? menus[appCode] : undefined) ?? []
}

/** The platform's applications that a tenant has, whoever sees them there: in its plan and switched on by both. */
export async function offeredApps(
  productApps: ProductAppsRepository,
  tenantId: string,
): Promise<ReadonlySet<string>> {
  const apps = await productApps.list(tenantId)
  return new Set(apps.filter(({ enable }) => enable === 1).map(({ code }) => code))
}

async function ownAppsOf({ tenantApps }: Repositories, { tenant }: Session): Promise<TenantApp[]> {
  if (!tenant) return []
  return tenantApps.visible(tenant.id, tenant.memberId, tenant.isAdmin)
}
