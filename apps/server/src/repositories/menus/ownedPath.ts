import { isBelowPath } from '@spruce/validators'

/** Where a menu leads, as it is kept. */
export interface MenuAddress {
  path: string
  base_url: string
  open_type: number
}

/** What ends the path of a menu that owns the paths below it. */
const ending = '/*'

/** Where every application lives. */
const container = '/yunbu-app'

/** Whether the path asks for those below it; an address of another site never does. */
export function asksForPaths({ path, base_url: base }: MenuAddress): boolean {
  return path.endsWith(ending) && !/[?#]/.test(path) && !isAbsolute(path) && !isAbsolute(base)
}

/**
 * The path of a menu without the ending, and whether the menu owns what is below. Only paths in an
 * application can be owned, and not those of a dynamic page, which shows another address.
 */
export function readOwnedPath(menu: MenuAddress): { path: string; ownsPaths: boolean } {
  if (!asksForPaths(menu)) return { path: menu.path, ownsPaths: false }
  const path = menu.path.slice(0, -ending.length) || '/'
  const isInApp = isBelowPath(withBase(path, menu.base_url), container)
  return { path, ownsPaths: isInApp && menu.open_type !== 2 }
}

/** The address of a menu within the portal, without query and ending: what another address is compared with. */
export function menuAddress(menu: MenuAddress): string {
  const { path } = readOwnedPath(menu)
  return path === '' ? '' : pathOf(isAbsolute(path) ? path : withBase(path, menu.base_url))
}

/** Where a menu leads, query included; empty: it only groups others. */
export function menuHref(menu: MenuAddress): string {
  const { path } = readOwnedPath(menu)
  return path === '' || hasScheme(path) ? path : withBase(path, menu.base_url)
}

/** An address without its query. */
export function pathOf(address: string): string {
  return address.split(/[?#]/)[0] ?? ''
}

function withBase(path: string, baseUrl: string): string {
  const base = baseUrl.replace(/\/+$/, '')
  const absolute = (path.startsWith('/') ? path : `/${path}`).replace(/\/$/, '')
  return absolute.startsWith(`${base}/`) || absolute === base ? absolute : base + absolute
}

function isAbsolute(address: string): boolean {
  return /^https?:/i.test(address)
}

/** Whether an address begins with a scheme, of whatever kind. */
function hasScheme(address: string): boolean {
  return /^[a-z][0-9a-z+.-]*:/i.test(address)
}
