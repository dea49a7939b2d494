import type { TextMatcher, TreeItem, TreeSide } from '@spruce/shell-ui'
import type { Language } from '@spruce/validators/i18n'
import type { MenuTexts } from './menuMessages.js'
import type { DeadMenuLink, ManagedMenu } from './menuQueries.js'
import type { MenuQuery } from './menuQuery.js'

/** Where menus go: below a parent, in this order. */
export interface MenuPlace {
  parentId: string | null
  ids: string[]
}

/** Every menu and button of a tree, parents first. */
export function everyMenu(menus: readonly ManagedMenu[]): ManagedMenu[] {
  return menus.flatMap((menu) => [menu, ...everyMenu(menu.children)])
}

/** The menus from the top down to one; empty where there is no such menu. */
export function menuTrailOf(menus: readonly ManagedMenu[], id: string): ManagedMenu[] {
  for (const menu of menus) {
    if (menu.id === id) return [menu]
    const below = menuTrailOf(menu.children, id)
    if (below.length > 0) return [menu, ...below]
  }
  return []
}

/** Those that stand beside each other below a parent. */
export function childrenOf(
  menus: readonly ManagedMenu[],
  parentId: string | null,
): readonly ManagedMenu[] {
  return parentId === null ? menus : (menuTrailOf(menus, parentId).at(-1)?.children ?? [])
}

/** The order with a menu one place up or down; undefined where it is the first or the last. */
export function stepOf(
  menus: readonly ManagedMenu[],
  { id, parentId }: Pick<ManagedMenu, 'id' | 'parentId'>,
  step: -1 | 1,
): MenuPlace | undefined {
  const ids = childrenOf(menus, parentId).map((menu) => menu.id)
  const from = ids.indexOf(id)
  const to = from + step
  if (from < 0 || to < 0 || to >= ids.length) return undefined
  ids.splice(from, 1)
  ids.splice(to, 0, id)
  return { parentId, ids }
}

/** A menu as the last one below a parent. */
export function placeBelow(
  menus: readonly ManagedMenu[],
  id: string,
  parentId: string | null,
): MenuPlace {
  const others = childrenOf(menus, parentId).map((menu) => menu.id)
  return { parentId, ids: [...others.filter((one) => one !== id), id] }
}

/** A menu right before or after another. */
export function placeBeside(
  menus: readonly ManagedMenu[],
  id: string,
  other: Pick<ManagedMenu, 'id' | 'parentId'>,
  side: TreeSide,
): MenuPlace {
  const { parentId } = other
  const ids = childrenOf(menus, parentId).flatMap((menu) => (menu.id === id ? [] : [menu.id]))
  const at = ids.indexOf(other.id)
  return { parentId, ids: ids.toSpliced(side === 'before' ? at : at + 1, 0, id) }
}

/** By what menus are found. */
export interface MenuFilter extends Pick<MenuQuery, 'keyword' | 'state'> {
  /** Says whether a text holds the keyword. */
  matches: TextMatcher
  /** Those that lead nowhere, by their ids. */
  deadLinks: DeadLinks
}

/** What the check of links says, by the ids of menus. */
export type DeadLinks = ReadonlyMap<string, DeadMenuLink>

/** The menus that fit the filters, under those above them. */
export function narrowedMenus(
  menus: readonly ManagedMenu[],
  filter: MenuFilter,
): readonly ManagedMenu[] {
  const { keyword = '', state } = filter
  if (keyword.trim() === '' && state === undefined) return menus
  return menus.flatMap((menu) => {
    const children = narrowedMenus(menu.children, filter)
    const isFit = hasText(menu, filter) && isIn(menu, filter)
    return isFit || children.length > 0 ? [{ ...menu, children: [...children] }] : []
  })
}

/** What stands open at first: menus with other menus below them, not those with buttons alone. */
export function openAtFirst(menus: readonly ManagedMenu[]): Set<string> {
  return new Set(
    everyMenu(menus)
      .filter(({ children }) => children.some(({ type }) => type === 0))
      .map(({ id }) => id),
  )
}

/** How a menu looks in the tree. */
export function menuItem(
  { t, language, deadLinks }: { t: MenuTexts; language: Language; deadLinks: DeadLinks },
  menu: ManagedMenu,
): TreeItem<ManagedMenu> {
  const notes = [
    ...(deadLinks.has(menu.id) ? [t.dead] : []),
    ...(menu.type === 1 ? [t.button] : []),
    ...(menu.visible ? [] : [t.hidden]),
    ...(menu.origin === 'tenant' ? [t.own] : []),
    ...(menu.changed.length > 0 ? [t.changed] : []),
  ]
  return {
    id: menu.id,
    label: menu.name[language],
    hasChildren: menu.children.length > 0,
    note: notes.length > 0 ? notes.join(t.separator) : undefined,
    data: menu,
  }
}

function hasText(
  { name, path, permCode }: ManagedMenu,
  { keyword = '', matches }: MenuFilter,
): boolean {
  const texts = [name['zh-CN'], name['en-US'], path ?? '', permCode ?? '']
  return texts.some((text) => matches(text, keyword))
}

function isIn(
  { id, visible, changed, origin }: ManagedMenu,
  { state, deadLinks }: MenuFilter,
): boolean {
  if (state === 'dead') return deadLinks.has(id)
  if (state === 'hidden') return !visible
  if (state === 'changed') return changed.length > 0
  return state === undefined || origin === 'tenant'
}
