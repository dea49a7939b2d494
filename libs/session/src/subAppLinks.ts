import type { PermissionCode } from './permission.js'
import type { SubAppManifest } from './SubApp.js'

/** A way to a page of a sub-application: its address below the base path, and whom it is for. @public */
export interface SubAppLink {
  readonly path: string
  readonly permCode?: PermissionCode
}

/** What of a person says whether a link is for them. @public */
export interface SubAppLinkReader {
  /** `hasPermission` and `menuMap` of the session. */
  readonly session: {
    readonly hasPermission: (codes: readonly PermissionCode[]) => boolean
    readonly menuMap: ReadonlyMap<string, unknown>
  }
  /** The path of the menu that a page belongs to: its own, unless its route names another. */
  readonly menuPathOf: (path: string) => string
}

/** An address of the sub-application, absolute. @public */
export function subAppHref({ basePath }: Pick<SubAppManifest, 'basePath'>, path: string): string {
  return `${basePath}/${path}`
}

/** The path of the menu that the page at an address of the sub-application belongs to. @public */
export function subAppMenuPath(
  { menuPathOf }: Pick<SubAppLinkReader, 'menuPathOf'>,
  manifest: Pick<SubAppManifest, 'basePath'>,
  path: string,
): string {
  const href = subAppHref(manifest, path)
  return menuPathOf(href.split('?')[0] ?? href)
}

/** Whether the permission of a link is held and its page stands in the person's menus. @public */
export function isSubAppLinkOffered(
  reader: SubAppLinkReader,
  manifest: Pick<SubAppManifest, 'basePath'>,
  { path, permCode }: SubAppLink,
): boolean {
  const { session } = reader
  const isPermitted = permCode === undefined || session.hasPermission([permCode])
  return isPermitted && session.menuMap.has(subAppMenuPath(reader, manifest, path))
}
