import type { Schemas } from '@spruce/api-client/contract'
import type { Language } from '@spruce/validators/i18n'
import { presentMenus } from '../../presenters/menuPresenters.js'
import type { ManagedMenuRow } from '../../repositories/menus/menuRows.js'
import type { Repositories } from '../../repositories/repositories.js'
import { isForTenant } from '../../sessions/appOwners.js'
import type { PermissionSet } from '../../sessions/PermissionSet.js'
import type { Session } from '../../sessions/session.js'

type MenuItem = Schemas['MenuItem']

/** The menus and buttons of the tenant that carry a code, and whether who holds `permissions` finds them. */
export async function readPermissionPlaces(
  { menus }: Repositories,
  session: Session,
  language: Language,
  code: string,
  permissions: PermissionSet,
): Promise<Schemas['PermissionPlace'][]> {
  const tenantId = session.tenant?.id ?? ''
  const rows = (await menus.listManaged(tenantId)).filter((menu) => isForTenant(menu, session))
  if (!rows.some(({ perm_code }) => perm_code === code)) return []
  const byId = new Map(rows.map((row) => [row.id, row]))
  const visible = rows.filter((row) => wayTo(row, byId).every((one) => one.visible))
  return (await menus.listApps(tenantId)).flatMap((app) => {
    const inApp = (row: ManagedMenuRow) => row.app_code === app.code
    const found = idsOf(presentMenus(visible.filter(inApp), permissions, language))
    return rows
      .filter((row) => inApp(row) && row.perm_code === code)
      .map((row) => ({
        appName: app.name[language],
        path: wayTo(row, byId).map(({ name }) => name[language]),
        shown: found.has(row.id),
        hidden: !visible.includes(row),
      }))
  })
}

/** From the top down to it. */
export function wayTo(
  row: ManagedMenuRow,
  byId: ReadonlyMap<string, ManagedMenuRow>,
): ManagedMenuRow[] {
  const parent = row.parent_id === null ? undefined : byId.get(row.parent_id)
  return parent ? [...wayTo(parent, byId), row] : [row]
}

/** The ids of a tree of menus, buttons with them. */
export function idsOf(items: readonly MenuItem[]): Set<string> {
  return new Set(items.flatMap(({ id, childs }) => [id, ...idsOf(childs)]))
}
