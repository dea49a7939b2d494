import type { CheckNode } from '@spruce/shell-ui'
import type { PlanCatalogue } from './planQueries.js'

type Menu = Pick<PlanCatalogue['menus'][number], 'id' | 'parentId' | 'appCode' | 'name'>

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

/** The permissions of each app, as checkboxes below it. */
export function permissionNodes(
  catalogue: Pick<PlanCatalogue, 'apps' | 'permissions'>,
): CheckNode[] {
  return grouped(catalogue.apps, (appCode) =>
    catalogue.permissions
      .filter((one) => one.appCode === appCode)
      .map(({ code, name }) => ({ id: code, label: name, value: code })),
  )
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
export function menuPath(menus: readonly Menu[], menu: Menu): string {
  const byId = new Map(menus.map((one) => [one.id, one]))
  const names: string[] = []
  for (let one: Menu | undefined = menu; one; one = byId.get(one.parentId ?? '')) {
    names.unshift(one.name)
  }
  return names.join(' / ')
}
