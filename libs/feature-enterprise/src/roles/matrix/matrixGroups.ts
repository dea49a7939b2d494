import type { PermissionMatrix, PermissionRow } from '../permissionRows.js'
import { permissionRows } from '../permissionRows.js'

type Node = PermissionMatrix['apps'][number]['nodes'][number]

/** A permission in its group. */
export interface MatrixItem extends PermissionRow {
  /** Levels below the group. */
  depth: number
}

/** Permissions of one menu of the first level. */
export interface MatrixGroup {
  id: string
  /** The application and the menu. */
  name: string
  items: MatrixItem[]
}

/**
 * The permissions of the matrix by application and first menu, each permission once: at its menu, or at the
 * first place where it stands. So the buttons of a menu stand indented below it.
 */
export function matrixGroups(apps: PermissionMatrix['apps'], others: string): MatrixGroup[] {
  const rows = new Map(permissionRows(apps).map((row) => [row.code, row]))
  const ofMenus = new Set(apps.flatMap(({ nodes }) => menuCodes(nodes)))
  const take = (code: string | null, depth: number): MatrixItem[] => {
    const row = rows.get(code ?? '')
    if (!row) return []
    rows.delete(row.code)
    return [{ ...row, depth }]
  }
  const below = (nodes: readonly Node[], depth: number): MatrixItem[] =>
    nodes.flatMap(({ type, permCode, children }) => {
      const isElsewhere = type === 1 && ofMenus.has(permCode)
      const own = isElsewhere ? [] : take(permCode, depth)
      return [...own, ...below(children, depth + own.length)]
    })
  return apps
    .flatMap((app) => [
      {
        id: app.appCode,
        name: app.name,
        items: below(
          app.nodes.filter(({ children }) => children.length === 0),
          0,
        ),
      },
      ...app.nodes
        .filter(({ children }) => children.length > 0)
        .map((node) => ({
          id: node.id,
          name: `${app.name} / ${node.name}`,
          items: below([node], 0),
        })),
      {
        id: `${app.appCode}/*`,
        name: `${app.name} / ${others}`,
        items: app.others.flatMap(({ code }) => take(code, 0)),
      },
    ])
    .filter(({ items }) => items.length > 0)
}

function menuCodes(nodes: readonly Node[]): (string | null)[] {
  return nodes.flatMap(({ type, permCode, children }) => [
    ...(type === 0 ? [permCode] : []),
    ...menuCodes(children),
  ])
}
