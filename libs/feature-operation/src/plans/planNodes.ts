import { hasScreen } from '@spruce/session'
import type { CheckNode } from '@spruce/shell-ui'
import type { planMessages } from './planMessages.js'
import type { PlanCatalogue } from './planQueries.js'

type Menu = Pick<
  PlanCatalogue['menus'][number],
  'id' | 'parentId' | 'appCode' | 'name' | 'permCode'
>

/** The apps, as checkboxes without levels. */
export function appNodes({ apps }: Pick<PlanCatalogue, 'apps'>): CheckNode[] {
  return apps.map(({ code, name }) => ({ id: code, label: name, value: code }))
}

/** The menus of each app with their buttons, as nested checkboxes. */
export function menuNodes({ apps, menus }: Pick<PlanCatalogue, 'apps' | 'menus'>): CheckNode[] {
  const ids = new Set(menus.map(({ id }) => id))
  const nodeOf = ({ id, name }: Menu): CheckNode => ({
    id,
    label: name,
    value: id,
    children: menus.filter(({ parentId }) => parentId === id).map(nodeOf),
  })
  return grouped(apps, (appCode) =>
    menus.filter((menu) => menu.appCode === appCode && !ids.has(menu.parentId ?? '')).map(nodeOf),
  )
}

/**
 * The permissions of each app at the menus and buttons that carry them, as in a role, and those that no
 * menu carries in a group of their own. Codes of screens to come are not among them.
 */
export function permissionNodes(
  { apps, menus, permissions }: Pick<PlanCatalogue, 'apps' | 'menus' | 'permissions'>,
  others: string,
): CheckNode[] {
  const known = new Set(permissions.map(({ code }) => code))
  const carried = new Set(menus.map(({ permCode }) => permCode))
  const valueOf = ({ permCode }: Menu) =>
    permCode !== null && known.has(permCode) ? permCode : undefined
  return grouped(apps, (appCode) => {
    const beside = permissions
      .filter((one) => one.appCode === appCode && !carried.has(one.code))
      .filter(({ code }) => hasScreen(code, carried))
      .map(({ code, name }) => ({ id: code, label: name, value: code }))
    const group = { id: `group/${appCode}/*`, label: others, children: beside }
    return [...carryingNodes(menus, appCode, valueOf), ...(beside.length > 0 ? [group] : [])]
  })
}

/** The menus of an app that stand for something or have something below them that does. */
export function carryingNodes<One extends Menu>(
  menus: readonly One[],
  appCode: string,
  valueOf: (menu: One) => string | undefined,
): CheckNode[] {
  const ids = new Set(menus.map(({ id }) => id))
  const nodesOf = (menu: One): CheckNode[] => {
    const value = valueOf(menu)
    const children = menus.filter(({ parentId }) => parentId === menu.id).flatMap(nodesOf)
    if (value === undefined && children.length === 0) return []
    return [
      {
        id: `menu/${menu.id}`,
        label: menu.name,
        ...(value !== undefined && { value }),
        children,
      },
    ]
  }
  return menus
    .filter((menu) => menu.appCode === appCode && !ids.has(menu.parentId ?? ''))
    .flatMap(nodesOf)
}

/** The components by their category, below one checkbox for all of them. */
export function componentNodes(
  { components }: Pick<PlanCatalogue, 'components'>,
  t: (typeof planMessages)['zh-CN'],
): CheckNode[] {
  if (components.length === 0) return []
  const categories = [...new Set(components.map(({ category }) => category))]
  const children = categories.map((category) => ({
    id: `group/${category}`,
    label: category,
    children: components
      .filter((one) => one.category === category)
      .map(({ code, name, status }) => ({
        id: code,
        label: status === 'on_shelf' ? name : t.offShelf(name),
        value: code,
      })),
  }))
  return [{ id: 'group', label: t.allOfThese, children }]
}

function grouped(
  apps: PlanCatalogue['apps'],
  childrenOf: (appCode: string) => CheckNode[],
): CheckNode[] {
  return apps
    .map(({ code, name }) => ({ id: `group/${code}`, label: name, children: childrenOf(code) }))
    .filter(({ children }) => children.length > 0)
}

/** The names above a menu and its own: 组织管理 / 组织架构. */
export function menuPath(
  menus: readonly Omit<Menu, 'permCode'>[],
  menu: Omit<Menu, 'permCode'>,
): string {
  const byId = new Map(menus.map((one) => [one.id, one]))
  const names: string[] = []
  for (
    let one: Omit<Menu, 'permCode'> | undefined = menu;
    one;
    one = byId.get(one.parentId ?? '')
  ) {
    names.unshift(one.name)
  }
  return names.join(' / ')
}
