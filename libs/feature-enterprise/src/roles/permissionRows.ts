import type { Schemas } from '@spruce/api-client'
import { hasScreen } from '@spruce/session'

/** All roles with what each gives, and all that roles could give. */
export type PermissionMatrix = Schemas['PermissionMatrix']
/** A role of the matrix. */
export type MatrixRole = PermissionMatrix['roles'][number]

type App = PermissionMatrix['apps'][number]
type Node = App['nodes'][number]

/** A permission once, wherever it stands. */
export interface PermissionRow {
  code: string
  name: string
  /** The caller holds it, so may give it or take it away. */
  isGrantable: boolean
  /** Where it stands: the names of the menus down to it, or of the application alone. */
  places: string[][]
  /** Codes of the menus above it, by place: without those of one place it leads nowhere. */
  above: string[][]
}

/**
 * Every permission of the trees in their order, each once: one that several menus and buttons carry is
 * the same right at all of them. Codes of screens to come are left out.
 */
export function permissionRows(apps: readonly App[]): PermissionRow[] {
  const rows = new Map<string, PermissionRow>()
  const add = (
    { code, name, grantable }: { code: string; name: string; grantable: boolean },
    place: string[],
    above: string[],
  ) => {
    const row = rows.get(code) ?? { code, name, isGrantable: grantable, places: [], above: [] }
    row.places.push(place)
    row.above.push(above)
    rows.set(code, row)
  }
  const walk = (nodes: readonly Node[], place: string[], above: string[]) => {
    for (const { name, permCode, grantable, children } of nodes) {
      const own = permCode === null ? [] : [permCode]
      if (permCode !== null) add({ code: permCode, name, grantable }, place, above)
      walk(children, [...place, name], [...above, ...own])
    }
  }
  for (const { name, nodes } of apps) walk(nodes, [name], [])
  const carried = new Set(rows.keys())
  for (const { name: app, others } of apps) {
    for (const other of others) {
      if (hasScreen(other.code, carried)) add(other, [app], [])
    }
  }
  return [...rows.values()]
}
