import type { PlatformPermission } from './platformManifest.js'

/**
 * Permissions that screens of the product ask about although no menu and no button carries them. Other
 * codes without a menu belong to screens to come: nobody is offered them. @public
 */
export const permissionsBesideMenus: readonly PlatformPermission[] = ['view:publish']

/** Whether a permission does something on a screen. @param carried the codes of menus and buttons @public */
export function hasScreen(code: string, carried: ReadonlySet<string | null>): boolean {
  return carried.has(code) || permissionsBesideMenus.some((one) => one === code)
}
