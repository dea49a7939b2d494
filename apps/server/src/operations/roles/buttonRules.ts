import { HttpError } from '../../http/errors.js'
import { messages } from '../../messages.js'
import type { MenuRow } from '../../repositories/menus/menuRows.js'
import type { Repositories } from '../../repositories/repositories.js'
import { isForTenant } from '../../sessions/appOwners.js'
import type { Session } from '../../sessions/session.js'

type Menu = Pick<MenuRow, 'id' | 'parent_id' | 'name' | 'type' | 'perm_code'>

/** A button that is given while the menu it stands in is not. */
export interface ClosedButton {
  code: string
  button: Menu
  menu: Menu
}

/** The menus and buttons of the tenant, the hidden ones too: what is hidden now may be shown later. */
export async function readButtonMenus(
  session: Session,
  { menus }: Repositories,
  tenantId: string,
): Promise<Menu[]> {
  return (await menus.listManaged(tenantId)).filter((menu) => isForTenant(menu, session))
}

/**
 * The given codes that stand only at buttons and menus nobody reaches, because a menu above each of them
 * is not given, and at a button at least once.
 */
export function closedButtons(
  menus: readonly Menu[],
  given: ReadonlySet<string>,
): Map<string, ClosedButton> {
  const byId = new Map(menus.map((menu) => [menu.id, menu]))
  const closed = new Map<string, ClosedButton>()
  const open = new Set<string>()
  for (const row of menus) {
    const code = row.perm_code
    if (code === null || !given.has(code)) continue
    const menu = closedAbove(row, byId, given)
    if (!menu) open.add(code)
    else if (row.type === 1 && !closed.has(code)) closed.set(code, { code, button: row, menu })
  }
  for (const code of open) closed.delete(code)
  return closed
}

/** The nearest menu above whose own code is not given. */
function closedAbove(
  row: Menu,
  byId: ReadonlyMap<string, Menu>,
  given: ReadonlySet<string>,
): Menu | undefined {
  const parent = byId.get(row.parent_id ?? '')
  if (!parent) return undefined
  if (parent.perm_code !== null && !given.has(parent.perm_code)) return parent
  return closedAbove(parent, byId, given)
}

/**
 * Refuses a save that gives a button without its menu, or takes the menu from under a button. What was
 * saved like that before may stay.
 *
 * @throws 422 BUTTON_WITHOUT_MENU, which names the button and the menu
 */
export function assertButtonsHaveMenus(
  menus: readonly Menu[],
  before: readonly string[],
  after: readonly string[],
  pathOf: (code: string) => string,
): void {
  const old = closedButtons(menus, new Set(before))
  for (const [code, { button, menu }] of closedButtons(menus, new Set(after))) {
    if (!old.has(code)) throw buttonWithoutMenu(button, menu, pathOf(code))
  }
}

/** 422: the button would be given without the menu it stands in. */
export function buttonWithoutMenu(
  button: Pick<Menu, 'name'>,
  menu: Pick<Menu, 'name'>,
  path: string,
): HttpError {
  const text = (language: 'zh-CN' | 'en-US') =>
    messages[language].buttonWithoutMenu(button.name[language], menu.name[language])
  return new HttpError(422, 'BUTTON_WITHOUT_MENU', text, [{ path, message: text }])
}
