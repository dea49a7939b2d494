import { safeUrl } from '@spruce/validators'
import { unprocessable, wrongField } from '../../http/errors.js'
import type { ManagedMenuRow } from '../../repositories/menus/menuRows.js'
import { asksForPaths, readOwnedPath } from '../../repositories/menus/ownedPath.js'
import type { Services } from '../../services.js'

/** Deepest level of a menu; the sidebar shows no more. */
const deepest = 5

/** All that a place is checked by. */
export type PlacedMenu = Pick<ManagedMenuRow, 'id' | 'app_code' | 'parent_id' | 'type'>

/** A menu and all below it. */
export function branchOf<Row extends PlacedMenu>(rows: readonly Row[], id: string): Row[] {
  const top = rows.find((row) => row.id === id)
  if (!top) return []
  const below = rows.filter(({ parent_id }) => parent_id === id)
  return [top, ...below.flatMap((row) => branchOf(rows, row.id))]
}

/**
 * Refuses a place: below a button, in another application, below itself, too deep, or for a button the
 * top, where no menu opens it. A button that stands there may stay.
 * @throws 422 MENU_PLACE
 */
export function assertMenuPlace(
  rows: readonly PlacedMenu[],
  place: { appCode: string; parentId: string | null; moved?: string; type?: number },
): void {
  const { appCode, parentId, moved } = place
  const branch = moved === undefined ? [] : branchOf(rows, moved)
  const isLifted = branch[0]?.type === 1 && branch[0].parent_id !== null
  if (parentId === null && (place.type === 1 || isLifted)) throw wrongPlace()
  let level = 1
  for (let at = parentId; at !== null; level += 1) {
    const parent = rows.find(({ id }) => id === at)
    const isFit = parent?.type === 0 && parent.app_code === appCode
    if (!isFit || level > deepest || branch.some(({ id }) => id === at)) throw wrongPlace()
    at = parent.parent_id
  }
  const depth = moved === undefined ? 1 : depthOf(rows, moved)
  if (level - 1 + depth > deepest) throw wrongPlace()
}

/** Levels of menus in a branch; buttons take none. */
function depthOf(rows: readonly PlacedMenu[], id: string): number {
  const below = rows.filter(({ parent_id, type }) => parent_id === id && type === 0)
  return 1 + Math.max(0, ...below.map((row) => depthOf(rows, row.id)))
}

function wrongPlace() {
  return unprocessable('MENU_PLACE', [wrongField('parentId', 'invalid')])
}

/** What an address of a menu may lead to. */
export interface AddressRules {
  services: Services
  /** The portal's own. */
  origin: string
  /** Of the tenant's applications. */
  registered: readonly string[]
}

/**
 * S-07: an address leads to the portal or to an allowed origin, and so does the address that a
 * framework page is asked to show. @throws 422 UNSAFE_URL
 */
export function assertSafeAddress(
  address: string | null | undefined,
  field: 'path' | 'baseUrl',
  { services, origin, registered }: AddressRules,
): void {
  if (!address) return
  const options = { origin, allowedOrigins: [...services.config.allowedOrigins, ...registered] }
  const url = safeUrl(address, options)
  const shown = url && new URL(url.href).searchParams.get('url')
  if (!url || (shown && !safeUrl(shown, options))) {
    throw unprocessable('UNSAFE_URL', [wrongField(field, 'invalid')])
  }
}

/** Refuses a path that asks for those below it and cannot have them. @throws 422 UNSAFE_URL */
export function assertOwnedPath(menu: {
  path?: string | null
  baseUrl?: string | null
  openType?: number
}): void {
  const address = {
    path: menu.path ?? '',
    base_url: menu.baseUrl ?? '',
    open_type: menu.openType ?? 1,
  }
  if (!asksForPaths(address) || readOwnedPath(address).ownsPaths) return
  throw unprocessable('UNSAFE_URL', [wrongField('path', 'invalid')])
}

/** A button is a code; a menu may have one. Codes must exist. @throws 422 UNKNOWN_PERMISSION */
export function assertKnownCode(code: string | null | undefined, { permissionCodes }: Services) {
  if (!code || permissionCodes.includes(code)) return
  throw unprocessable('UNKNOWN_PERMISSION', [wrongField('permCode', 'invalid')])
}
