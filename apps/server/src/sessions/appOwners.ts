import type { MenuRow } from '../repositories/menus/menuRows.js'
import type { Session } from './session.js'

type Kind = 'operator' | 'customer'

/** Each console belongs to one kind of tenant (section 1): the operator's staff or a customer's. */
const consoleOwners: ReadonlyMap<string, Kind> = new Map([
  ['spruce-web-operation-management', 'operator'],
  ['spruce-web-enterprise-console', 'customer'],
])

/** So does what stands in a console and is an application of its own, too (section 2.4). */
const owners: ReadonlyMap<string, Kind> = new Map([
  ...consoleOwners,
  ['spruce-web-app-management', 'customer'],
])

/** Whose staff an application is for; undefined: everybody's. */
export function ownerOfApp(appCode: string): Kind | undefined {
  return owners.get(appCode)
}

/** Codes of the consoles, without which nobody manages anything. */
export const consoleCodes: readonly string[] = [...consoleOwners.keys()]

/** Whether an application is one of the consoles, without which nobody manages anything. */
export function isConsole(appCode: string): boolean {
  return consoleOwners.has(appCode)
}

/** Whether an application is for the staff of this kind of tenant. */
export function isAppForKind(appCode: string, kind: Kind | undefined): boolean {
  const owner = ownerOfApp(appCode)
  return owner === undefined || owner === kind
}

/** Whether a menu is for the staff of this kind of tenant: its app, or the console it leads to. */
export function isForKind(
  menu: Pick<MenuRow, 'app_code' | 'key'>,
  kind: Kind | undefined,
): boolean {
  const owner = owners.get(menu.app_code) ?? owners.get(menu.key)
  return owner === undefined || owner === kind
}

/** Whether a menu is for the caller's kind of tenant. */
export function isForTenant(menu: MenuRow, { tenant }: Session): boolean {
  return isForKind(menu, tenant?.kind)
}
