import type { MenuTemplate } from '../../db/schema.js'
import type { MenuRow } from '../../repositories/menus/menuRows.js'
import type { Overrides } from '../../repositories/plans/EntitlementsRepository.js'
import type { Repositories } from '../../repositories/repositories.js'
import { buttonWithoutMenu, closedButtons, type ClosedButton } from '../roles/buttonRules.js'
import { readCatalogue } from './planRules.js'

type Menu = Pick<MenuRow, 'id' | 'parent_id' | 'name' | 'type' | 'perm_code'>

/** What a plan offers or a customer has: menus with their buttons by id, permissions by code; null: all. */
interface Offer {
  menus: readonly string[] | null
  permissions: readonly string[] | null
}

/** An offer on the menus as they stand. */
interface PlacedOffer extends Offer {
  rows: readonly Menu[]
}

/** `code` is the id of the button among the menus, its permission code among the permissions. */
export interface ClosedOffer extends ClosedButton {
  kind: keyof Offer
}

/** The platform's menus that customers can have, as a template places them, with those it adds. */
export async function readPlanMenus(
  repositories: Repositories,
  template: MenuTemplate = [],
): Promise<Menu[]> {
  const { menus } = await readCatalogue(repositories)
  const rows = new Map<string, Partial<Menu>>(menus.map((menu) => [menu.id, menu]))
  const columns = { parentId: 'parent_id', name: 'name', type: 'type', permCode: 'perm_code' }
  for (const { id, fields } of template) {
    const changed = Object.entries(columns).flatMap(([field, column]) =>
      field in fields ? [[column, fields[field]] as const] : [],
    )
    rows.set(id, { ...rows.get(id), id, ...Object.fromEntries(changed) })
  }
  return [...rows.values()].filter(isWhole)
}

/** A change to a menu that is no more has nothing to change. */
function isWhole(row: Partial<Menu>): row is Menu {
  return row.type !== undefined
}

/**
 * Refuses a save that offers a button without the menu it stands in, by the menus themselves or by their
 * permissions. What was saved like that before may stay.
 *
 * @param pathOf where in the request the button stands; undefined: it is not what the save gives
 * @throws 422 BUTTON_WITHOUT_MENU, which names the button and the menu
 */
export function assertPlanButtons(
  before: PlacedOffer,
  after: PlacedOffer,
  pathOf: (closed: ClosedOffer) => string | undefined,
): void {
  const keyOf = ({ kind, code }: ClosedOffer) => `${kind}/${code}`
  const old = new Set(closedInOffer(before).map(keyOf))
  for (const closed of closedInOffer(after)) {
    const path = old.has(keyOf(closed)) ? undefined : pathOf(closed)
    if (path !== undefined) throw buttonWithoutMenu(closed.button, closed.menu, path)
  }
}

function closedInOffer({ rows, menus, permissions }: PlacedOffer): ClosedOffer[] {
  const offered = menus && new Set(menus)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const closedMenus = rows.flatMap((button): ClosedOffer[] => {
    const menu =
      button.type === 1 && offered?.has(button.id) ? missingAbove(button, byId, offered) : undefined
    return menu ? [{ kind: 'menus', code: button.id, button, menu }] : []
  })
  const closedCodes = permissions ? closedButtons(rows, new Set(permissions)).values() : []
  return [
    ...closedMenus,
    ...[...closedCodes].map((one) => ({ kind: 'permissions' as const, ...one })),
  ]
}

/** The nearest menu above that is not offered. */
function missingAbove(
  row: Menu,
  byId: ReadonlyMap<string, Menu>,
  offered: ReadonlySet<string>,
): Menu | undefined {
  const parent = byId.get(row.parent_id ?? '')
  if (!parent) return undefined
  return offered.has(parent.id) ? missingAbove(parent, byId, offered) : parent
}

type Exceptions = Pick<
  Overrides,
  'grantedMenus' | 'revokedMenus' | 'grantedPermissions' | 'revokedPermissions'
>

/** What a customer has by its plan with its exceptions; the rule of `plan_allows`. */
export function offerWith(plan: Offer | null, exceptions: Exceptions): Offer {
  const { grantedMenus, revokedMenus, grantedPermissions, revokedPermissions } = exceptions
  const merge = (
    listed: readonly string[] | null | undefined,
    granted: readonly string[],
    revoked: readonly string[],
  ) => listed && [...listed.filter((code) => !revoked.includes(code)), ...granted]
  return {
    menus: merge(plan?.menus, grantedMenus, revokedMenus) ?? null,
    permissions: merge(plan?.permissions, grantedPermissions, revokedPermissions) ?? null,
  }
}
