import type { ManagedMenuRow } from './menuRows.js'

/**
 * The platform's menus with the tenant's changes on top, and its own among them, in their order. What
 * stands below a menu that is gone, or of another application, stands at the top.
 */
export function mergeMenus(rows: readonly ManagedMenuRow[]): ManagedMenuRow[] {
  const places = new Map(rows.map(({ id, app_code }) => [id, app_code]))
  return rows
    .map((row) => {
      const { name, icon, visible, sort, parentId } = row.changes ?? {}
      const parent = parentId === undefined ? row.parent_id : parentId
      const isThere = parent !== null && places.get(parent) === row.app_code
      return {
        ...row,
        name: name ?? row.name,
        icon: icon === undefined ? row.icon : icon,
        visible: visible ?? row.visible,
        sort: sort ?? row.sort,
        parent_id: isThere ? parent : null,
      }
    })
    .sort(
      (one, other) =>
        compare(one.app_code, other.app_code) ||
        one.sort - other.sort ||
        compare(one.origin, other.origin) ||
        compare(one.id, other.id),
    )
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
