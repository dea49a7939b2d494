import type { PermissionCode, SubAppManifest } from '@spruce/session'
import type { Shell } from './Shell.js'

/** A way to a page of a sub-application: its address below the base path, and whom it is for. */
export interface SubAppLink {
  readonly path: string
  readonly permCode?: PermissionCode
}

/** The permission is held, and the page stands in the person's menus. */
export function isOffered(
  shell: Shell,
  manifest: SubAppManifest,
  { path, permCode }: SubAppLink,
): boolean {
  const { session } = shell
  const isPermitted = permCode === undefined || session.hasPermission([permCode])
  return isPermitted && session.menuMap.has(menuPathOf(shell, manifest, path))
}

/** The path of the menu that the page at an address of the sub-application belongs to. */
export function menuPathOf({ entry }: Shell, manifest: SubAppManifest, path: string): string {
  return entry.menuPathOf(pageOf(hrefOf(manifest, path)))
}

/** An address of the sub-application, absolute. */
export function hrefOf({ basePath }: SubAppManifest, path: string): string {
  return `${basePath}/${path}`
}

/** An address without its query. */
function pageOf(href: string): string {
  return href.split('?')[0] ?? href
}
