import type { Schemas } from '@spruce/api-client/contract'
import type { Language } from '@spruce/validators/i18n'
import { flatMenus, presentApp, presentMenus } from '../presenters/menuPresenters.js'
import type { MenusRepository } from '../repositories/menus/MenusRepository.js'
import type { MenuRow } from '../repositories/menus/menuRows.js'
import { permissionsOf, type Session } from './session.js'

/** The apps a member sees, each with its menus. An app is seen while a menu in it is. */
export interface VisibleMenus {
  apps: Schemas['App'][]
  menus: Record<string, Schemas['MenuItem'][]>
}

/** Each console belongs to one kind of tenant (section 1): the operator's staff or a customer's. */
const consoleOwners: ReadonlyMap<string, 'operator' | 'customer'> = new Map([
  ['spruce-web-operation-management', 'operator'],
  ['spruce-web-enterprise-console', 'customer'],
])

/** Whose staff an application is for; undefined: everybody's. */
export function ownerOfApp(appCode: string): 'operator' | 'customer' | undefined {
  return consoleOwners.get(appCode)
}

/** Whether a menu is for the staff of this kind of tenant: its app, or the console it leads to. */
export function isForKind(
  menu: Pick<MenuRow, 'app_code' | 'key'>,
  kind: 'operator' | 'customer' | undefined,
): boolean {
  const owner = consoleOwners.get(menu.app_code) ?? consoleOwners.get(menu.key)
  return owner === undefined || owner === kind
}

/** Whether a menu is for the caller's kind of tenant. */
export function isForTenant(menu: MenuRow, { tenant }: Session): boolean {
  return isForKind(menu, tenant?.kind)
}

export async function readVisibleMenus(
  repository: MenusRepository,
  session: Session,
  language: Language,
): Promise<VisibleMenus> {
  const permissions = permissionsOf(session)
  const apps = await repository.listApps(session.tenant?.id)
  const rows = (await repository.listMenus(session.tenant?.id ?? '')).filter((menu) =>
    isForTenant(menu, session),
  )
  const menus = Object.fromEntries(
    apps.map(({ code }) => [
      code,
      presentMenus(
        rows.filter(({ app_code }) => app_code === code),
        permissions,
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

/** The favourites that are still visible, in their order. */
export function presentFavourites(
  menuIds: readonly string[],
  { menus }: VisibleMenus,
): Schemas['Favorite'][] {
  const visible = new Map(
    Object.entries(menus).flatMap(([appCode, items]) =>
      flatMenus(items).map((item) => [item.id, { appCode, item }] as const),
    ),
  )
  return menuIds.flatMap((menuId) => {
    const found = visible.get(menuId)
    return found
      ? [{ menuId, appCode: found.appCode, name: found.item.name, path: found.item.path }]
      : []
  })
}
