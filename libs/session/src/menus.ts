import type { Schemas } from '@spruce/api-client'
import { isBelowPath } from '@spruce/validators'
import { dynamicHref } from './dynamicPage.js'
import { containerPath, pathOf } from './paths.js'

/** A menu or button of the menu tree. @public */
export type MenuItem = Schemas['MenuItem']

/**
 * Menus by their address, spec section 3 ("menuMap keyed by path"). `get` and `has` also find the menu
 * that owns the paths below its own, the deepest one; `keys` and `values` have each menu once. @public
 */
export type MenuMap = ReadonlyMap<string, MenuItem>

/** How a menu is opened (spec section 3, openType). @public */
export interface MenuTarget {
  /** `tab`: inside the portal; `window`: a window of its own. */
  readonly kind: 'tab' | 'window'
  readonly url: string
}

/** The address of a menu: its path, under its base where the path does not carry it. @public */
export function addressOf(menu: MenuItem): string | undefined {
  const path = menu.path?.trim()
  if (!path || path.startsWith('//') || path.includes('\\')) return undefined
  if (/^https?:\/\//i.test(path)) return path
  if (/^[a-z][a-z0-9+.-]*:/i.test(path)) return undefined
  const absolute = path.startsWith('/') ? path : `/${path}`
  const base = (menu.baseUrl ?? '').replace(/\/+$/, '')
  return !base || absolute === base || absolute.startsWith(`${base}/`) ? absolute : base + absolute
}

/**
 * Where a menu leads: 0 a new window, 1 inside the app, 2 the dynamic page with the address, the
 * name and `isonly` in its query. `undefined` for one that only groups others. @public
 */
export function targetOf(menu: MenuItem): MenuTarget | undefined {
  const address = addressOf(menu)
  if (!address) return undefined
  if (menu.openType === 0) return { kind: 'window', url: address }
  if (menu.openType === 1 && address.startsWith('/')) return { kind: 'tab', url: address }
  return { kind: 'tab', url: dynamicHref({ url: address, name: menu.name, isonly: menu.isonly }) }
}

/** An application, as far as it takes to open it. @public */
export interface OpenedApp {
  readonly appName?: string
  /** A path of the portal, or the address of another site. */
  readonly path: string
  /** Default: by the path. */
  readonly kind?: string
  /** 0 a new window, else inside the portal. Default: inside. */
  readonly openType?: number
}

/**
 * Where an application opens, wherever it is opened from: one that asks for a window in a window, a page of
 * the portal in its tab, another site within the framework page. None where the address is not one. @public
 */
export function targetOfApp({ appName, path, kind, openType }: OpenedApp): MenuTarget | undefined {
  const isOwn = /^\/(?![/\\])/.test(path)
  if (!isOwn && !/^https?:\/\/[^/]/i.test(path)) return undefined
  if (kind === 'window' || openType === 0) return { kind: 'window', url: path }
  if (isOwn) return { kind: 'tab', url: path }
  return { kind: 'tab', url: dynamicHref({ url: path, name: appName }) }
}

/** The menu with an id, at any depth. @public */
export function findMenu(menus: readonly MenuItem[], id: string): MenuItem | undefined {
  for (const menu of everyItem(menus)) if (menu.id === id) return menu
  return undefined
}

/** The first menu that opens something, in reading order. @public */
export function firstMenuOf(menus: readonly MenuItem[]): MenuItem | undefined {
  for (const menu of menus) {
    if (menu.type !== 0) continue
    const found = firstMenuOf(menu.childs) ?? (targetOf(menu) ? menu : undefined)
    if (found) return found
  }
  return undefined
}

/** Menus by path. Buttons are not in it; of two menus with one path the first counts. @public */
export function menuMapOf(menus: readonly MenuItem[]): MenuMap {
  const map = new OwningMap()
  for (const menu of everyItem(menus)) {
    const target = menu.type === 0 ? targetOf(menu) : undefined
    if (target) map.add(pathOf(target.url), menu)
  }
  return map
}

/** Menus by path, where some have the paths below their own. */
class OwningMap extends Map<string, MenuItem> {
  private readonly owners = new Map<string, MenuItem>()

  add(path: string, menu: MenuItem): void {
    if (!super.has(path)) this.set(path, menu)
    // A dynamic page shows another address. Nobody owns what stands beside the applications.
    const isOwner = menu.ownsPaths === true && menu.openType !== 2
    const isInApp = isBelowPath(path, containerPath)
    if (isOwner && isInApp && !this.owners.has(path)) this.owners.set(path, menu)
  }

  override get(path: string): MenuItem | undefined {
    return super.get(path) ?? this.ownerOf(path)
  }

  override has(path: string): boolean {
    return super.has(path) || this.ownerOf(path) !== undefined
  }

  /** Looks upwards step by step, so that the deepest owner is found first. */
  private ownerOf(path: string): MenuItem | undefined {
    if (this.owners.size === 0) return undefined
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const owner = this.owners.get(path.slice(0, end))
      if (owner) return isBelowPath(path, path.slice(0, end)) ? owner : undefined
    }
    return undefined
  }
}

/** Codes of the non-menu entries: the buttons that may be shown (spec section 6). @public */
export function buttonAuthoritiesOf(menus: readonly MenuItem[]): readonly string[] {
  const codes = new Set<string>()
  for (const { type, permCode } of everyItem(menus)) if (type !== 0 && permCode) codes.add(permCode)
  return [...codes]
}

function* everyItem(menus: readonly MenuItem[]): Generator<MenuItem> {
  for (const menu of menus) {
    yield menu
    yield* everyItem(menu.childs)
  }
}
