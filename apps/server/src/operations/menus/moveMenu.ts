import type { MenusRepository, NewMenu } from '../../repositories/menus/MenusRepository.js'
import type { ManagedMenuRow } from '../../repositories/menus/menuRows.js'

/** Another place for a menu: of the platform's as a change on top, of the tenant's own as an edit. */
export async function moveMenu(
  menus: MenusRepository,
  tenantId: string,
  row: ManagedMenuRow,
  place: { parentId: string | null; sort: number },
): Promise<void> {
  if (row.origin === 'platform') {
    const isMoved = place.parentId !== row.parent_id || row.changes?.parentId !== undefined
    const { parentId, sort } = place
    await menus.override(tenantId, row.id, {
      ...row.changes,
      sort,
      ...(isMoved ? { parentId } : {}),
    })
    return
  }
  await menus.edit(tenantId, { ...menuOf(row), ...place })
}

/** One of the tenant's own menus as it is written. */
export function menuOf(row: ManagedMenuRow): NewMenu {
  return {
    id: row.id,
    appCode: row.app_code,
    parentId: row.parent_id,
    sort: row.sort,
    name: row.name,
    path: row.path,
    baseUrl: row.base_url,
    icon: row.icon,
    type: row.type,
    openType: row.open_type,
    permCode: row.perm_code,
    isonly: row.isonly,
    visible: row.visible,
  }
}
