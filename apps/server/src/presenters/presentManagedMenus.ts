import type { Schemas } from '@spruce/api-client/contract'
import type { MenuChanges } from '../db/schema.js'
import type { ManagedMenuRow } from '../repositories/menus/menuRows.js'

/** The tree as it is managed: hidden menus and all languages. */
export function presentManagedMenus(rows: readonly ManagedMenuRow[]): Schemas['ManagedMenu'][] {
  const below = (parentId: string | null): Schemas['ManagedMenu'][] =>
    rows
      .filter(({ parent_id }) => parent_id === parentId)
      .map((row) => ({ ...presentManagedMenu(row), children: below(row.id) }))
  return below(null)
}

/** One menu without those below it. */
export function presentManagedMenu(row: ManagedMenuRow): Schemas['ManagedMenu'] {
  return {
    id: row.id,
    appCode: row.app_code,
    ...menuFields(row),
    origin: row.origin,
    changed: Object.keys(row.changes ?? {}) as (keyof MenuChanges)[],
    version: row.version,
    children: [],
  }
}

/** What an administrator may set of a menu, and where it stands. */
export function menuFields(row: ManagedMenuRow) {
  return {
    parentId: row.parent_id,
    name: row.name,
    type: row.type as 0 | 1,
    path: row.path || null,
    baseUrl: row.base_url || null,
    icon: row.icon,
    openType: row.open_type as 0 | 1 | 2,
    permCode: row.perm_code,
    isonly: row.isonly,
    visible: row.visible,
    sort: row.sort,
  }
}
