import type { PermissionMatrix, PermissionRow } from '../permissionRows.js'
import { permissionRows } from '../permissionRows.js'

type Node = PermissionMatrix['apps'][number]['nodes'][number]

/** A permission in its group. */
export interface MatrixItem extends PermissionRow {
  /** Levels below the group. */
  depth: number
  /** What it is called at its places. */
  names: string[]
}

/** Permissions of one menu of the first level. */
export interface MatrixGroup {
  id: string
  /** The application and the menu. */
  name: string
  items: MatrixItem[]
}

/**
 * The permissions of the matrix by application and first menu, each permission once: at the first menu that
 * has something below it, or at the first place where it stands. So the buttons of a menu stand indented
 * below it: of one that stands at several places, those of all of them.
 */
export function matrixGroups(apps: PermissionMatrix['apps'], others: string): MatrixGroup[] {
  const rows = new Map(permissionRows(apps).map((row) => [row.code, row]))
  const menus = menusByCode(apps)
  const take = (code: string, depth: number, places: readonly Node[] = []): MatrixItem[] => {
    const row = rows.get(code)
    if (!row) return []
    rows.delete(row.code)
    const names = places.map(({ name }) => name)
    return [{ ...row, name: names[0] ?? row.name, names, depth }]
  }
  const below = (nodes: readonly Node[], depth: number): MatrixItem[] =>
    nodes.flatMap((node) => {
      const { type, permCode, children } = node
      if (permCode === null) return below(children, depth)
      const places = menus.get(permCode) ?? []
      const home = places.find((place) => place.children.length > 0) ?? places[0]
      if (type === 1 && home) return [] // shown at its menu
      if (!home) return [...take(permCode, depth, [node]), ...below(children, depth + 1)]
      if (home !== node) return [] // shown there, with all that is below it
      const others = places.filter((place) => place !== node)
      return [
        ...take(permCode, depth, [node, ...others]),
        ...below(
          [node, ...others].flatMap((place) => place.children),
          depth + 1,
        ),
      ]
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

/** Menus by their code, which several can carry. */
function menusByCode(apps: PermissionMatrix['apps']): Map<string, Node[]> {
  const menus = new Map<string, Node[]>()
  const add = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      const { type, permCode, children } = node
      if (type === 0 && permCode !== null) {
        menus.set(permCode, [...(menus.get(permCode) ?? []), node])
      }
      add(children)
    }
  }
  for (const { nodes } of apps) add(nodes)
  return menus
}
