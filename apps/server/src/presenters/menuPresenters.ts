import type { Schemas } from '@spruce/api-client/contract'
import type { Language } from '@spruce/validators/i18n'
import type { AppRow } from '../repositories/menus/MenusRepository.js'
import { readOwnedPath } from '../repositories/menus/ownedPath.js'
import type { MenuRow } from '../repositories/menus/menuRows.js'
import type { PermissionSet } from '../sessions/PermissionSet.js'

type MenuItem = Schemas['MenuItem']

/**
 * The tree of menus and buttons that `permissions` open. A menu that leads nowhere (no path) shows
 * only while something below it does.
 */
export function presentMenus(
  rows: readonly MenuRow[],
  permissions: PermissionSet,
  language: Language,
): MenuItem[] {
  const children = new Map<string | null, MenuRow[]>()
  for (const row of rows) {
    if (row.perm_code !== null && !permissions.hasStored(row.perm_code)) continue
    const siblings = children.get(row.parent_id)
    if (siblings) siblings.push(row)
    else children.set(row.parent_id, [row])
  }
  const build = (parentId: string | null): MenuItem[] =>
    (children.get(parentId) ?? []).flatMap((row) => {
      const childs = build(row.id)
      const leads = row.type === 1 || row.path !== '' || childs.some(({ type }) => type === 0)
      return leads ? [presentMenu(row, childs, language)] : []
    })
  return build(null)
}

function presentMenu(row: MenuRow, childs: MenuItem[], language: Language): MenuItem {
  const { path, ownsPaths } = readOwnedPath(row)
  return {
    id: row.id,
    parentId: row.parent_id,
    name: row.name[language],
    path: path || null,
    baseUrl: row.base_url || null,
    icon: row.icon,
    childs,
    type: row.type as 0 | 1,
    openType: row.open_type as 0 | 1 | 2,
    permCode: row.perm_code,
    isonly: row.isonly,
    ...(ownsPaths && { ownsPaths }),
  }
}

/** Every menu of a tree, buttons left out. */
export function flatMenus(items: readonly MenuItem[]): MenuItem[] {
  return items.flatMap((item) => (item.type === 1 ? [] : [item, ...flatMenus(item.childs)]))
}

export function presentApp(row: AppRow, language: Language): Schemas['App'] {
  return {
    appCode: row.code,
    appName: row.name[language],
    icon: row.icon,
    path: row.base_path,
    status: row.status as 0 | 1,
    enable: row.enable as 0 | 1,
    kind: row.kind,
  }
}

/** The favourites that are still visible, in their order. */
export function presentFavourites(
  menuIds: readonly string[],
  menus: Readonly<Record<string, readonly MenuItem[]>>,
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
