import { isBelowPath } from '@spruce/validators'
import { isLinkable } from './isLinkable.js'

/**
 * A menu entry as the session serves it (specification section 3, Menu item). Only what the frame
 * reads; a richer object fits too.
 * @public
 */
export interface MenuItem {
  id: string
  parentId?: string | null
  name: string
  path?: string | null
  baseUrl?: string | null
  icon?: string | null
  childs?: readonly MenuItem[] | null
  /** 0 = menu, otherwise a button authority. Absent counts as a menu. */
  type?: number | null
  /** 0 new window, 1 inside the app, 2 dynamic page. */
  openType?: number | null
  permCode?: string | null
  /** The paths below its own belong to it, too. */
  ownsPaths?: boolean | null
}

/** The menus of one application, as the all-menu sheet shows them. @public */
export interface MenuGroup {
  appCode: string
  name: string
  menus: readonly MenuItem[]
}

/** One line of the favourites list. @public */
export interface Favorite {
  menuId: string
  appCode: string
  name: string
  path: string
}

/** The menus among `items`: button authorities and nameless entries are left out. @public */
export function menusOnly(items: readonly MenuItem[] | null | undefined): readonly MenuItem[] {
  return (items ?? []).filter((item) => (item.type ?? 0) === 0 && item.name !== '')
}

/** The menus below `menu`. @public */
export function submenus(menu: MenuItem): readonly MenuItem[] {
  return menusOnly(menu.childs)
}

/**
 * The address a menu opens: its path, under its base when the path does not carry it yet. A menu
 * that only groups others has none, and neither has one whose address is no path and not of http(s). @public
 */
export function menuHref(menu: MenuItem): string | undefined {
  const path = menu.path?.trim() ?? ''
  if (!path || path.startsWith('//')) return undefined
  const address = /^[a-z][a-z0-9+.-]*:/i.test(path) ? path : pathUnder(path, menu.baseUrl)
  return isLinkable(address) ? address : undefined
}

function pathUnder(path: string, baseUrl: string | null | undefined): string {
  const base = (baseUrl ?? '').replace(/\/+$/, '')
  const absolute = path.startsWith('/') ? path : `/${path}`
  const carriesBase = absolute === base || absolute.startsWith(`${base}/`)
  if (!base || carriesBase || !base.startsWith('/')) return absolute
  return `${base}${absolute}`
}

/** The first menu that opens something, in reading order. @public */
export function firstMenu(menus: readonly MenuItem[]): MenuItem | undefined {
  for (const menu of menusOnly(menus)) {
    const below = firstMenu(submenus(menu))
    if (below) return below
    if (menuHref(menu)) return menu
  }
  return undefined
}

/** The path of an address, without query, fragment and closing slash. @public */
export function pathOf(url: string): string {
  const path = url.replace(/[?#].*$/s, '')
  return path.length > 1 ? path.replace(/\/+$/, '') : path
}

/**
 * The menus from the root to the one whose address is `url`: an exact address (query included)
 * first, then the path, then the longest path of a menu that owns those below it, then the longest menu
 * path that holds it. Empty when no menu does. @public
 */
export function menuTrail(menus: readonly MenuItem[], url: string): readonly MenuItem[] {
  const path = pathOf(url)
  let best: readonly MenuItem[] = []
  let bestRank = 0
  function walk(items: readonly MenuItem[], above: readonly MenuItem[]) {
    for (const menu of menusOnly(items)) {
      const trail = [...above, menu]
      const rank = rankOf(menu, url, path)
      if (rank > bestRank) {
        best = trail
        bestRank = rank
      }
      walk(submenus(menu), trail)
    }
  }
  walk(menus, [])
  return best
}

function rankOf(menu: MenuItem, url: string, path: string): number {
  const href = menuHref(menu)
  if (!href) return 0
  if (href === url) return Number.MAX_SAFE_INTEGER
  const menuPath = pathOf(href)
  if (menuPath === path) return href.includes('?') ? 1e6 : 2e6
  if (menuPath === '/' || !path.startsWith(`${menuPath}/`)) return 0
  return isOwned(menu, path, menuPath) ? 1e5 + menuPath.length : menuPath.length
}

function isOwned({ ownsPaths, openType }: MenuItem, path: string, menuPath: string): boolean {
  return ownsPaths === true && openType !== 2 && isBelowPath(path, menuPath)
}

/**
 * The menus whose name holds `keyword` (any case), with the menus above them. A menu that matches
 * keeps everything below it. @public
 */
export function filterMenus(
  menus: readonly MenuItem[],
  keyword: string,
  matches: (menu: MenuItem, keyword: string) => boolean = nameHolds,
): readonly MenuItem[] {
  const wanted = keyword.trim()
  if (!wanted) return menusOnly(menus)
  return menusOnly(menus).flatMap((menu) => {
    if (matches(menu, wanted)) return [menu]
    const childs = filterMenus(submenus(menu), wanted, matches)
    return childs.length > 0 ? [{ ...menu, childs }] : []
  })
}

function nameHolds(menu: MenuItem, keyword: string): boolean {
  return menu.name.toLocaleLowerCase().includes(keyword.toLocaleLowerCase())
}

/**
 * The first-level menu whose submenus stand in the sidebar while `menuType` is 2: the one that holds
 * `url`, else the one remembered, else the first. @public
 */
export function selectFirstMenu(
  menus: readonly MenuItem[],
  url: string,
  remembered?: MenuItem | null,
): MenuItem | undefined {
  const known = menusOnly(menus)
  return menuTrail(known, url)[0] ?? known.find((menu) => menu.id === remembered?.id) ?? known.at(0)
}
