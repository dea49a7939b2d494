import type { LocalisedText } from '../db/schema.js'

/** A permission, by its code. */
export interface ManifestPermission {
  code: string
  name: LocalisedText
}

/**
 * What a sub-application's build tells about itself; a copy of session's `SubAppManifest` as data.
 * Its permissions are its own and those of the platform that stand in it.
 */
export interface Manifest {
  appCode: string
  /** Absolute, such as `/yunbu-app/spruce-web-enterprise-console`. */
  basePath: string
  name: LocalisedText
  icon?: string
  permissions: ManifestPermission[]
  menus: ManifestMenu[]
}

/** As its build writes it. */
export interface SubAppManifest extends Manifest {
  /** Codes of the platform's permissions that stand in it. */
  platformPermissions?: string[]
}

/** What the portal's build writes. */
export interface ManifestFile {
  platform: { permissions: ManifestPermission[] }
  subApps: SubAppManifest[]
}

export interface ManifestMenu {
  /** Unique within the sub-application. */
  key: string
  name: LocalisedText
  /** Relative to the base path, or absolute; empty for an entry that only groups others. */
  path: string
  icon?: string
  openType: 0 | 1 | 2
  isonly?: boolean
  permCode?: string
  buttons?: { key: string; name: LocalisedText; permCode: string }[]
  childs?: ManifestMenu[]
}

/** A manifest file that cannot be used. Stops the start. */
export class ManifestError extends Error {
  override readonly name = 'ManifestError'
}

/**
 * The app MT0001, "management entry" (spec section 9): who sees a menu in it has the console switch.
 * It leads to the consoles that exist, under the permission of each one's first page.
 */
export function managementEntry(manifests: readonly Manifest[]): Manifest {
  const consoles = manifests.filter(({ appCode }) =>
    ['spruce-web-enterprise-console', 'spruce-web-operation-management'].includes(appCode),
  )
  return {
    appCode: 'MT0001',
    basePath: '/dashboard',
    name: { 'zh-CN': '管理入口', 'en-US': 'Management entry' },
    permissions: [],
    menus: consoles.flatMap(({ appCode, basePath, name, icon, menus }) => {
      const permCode = firstPermission(menus)
      return permCode === undefined
        ? []
        : [{ key: appCode, name, path: basePath, openType: 1, permCode, ...(icon ? { icon } : {}) }]
    }),
  }
}

function firstPermission(menus: readonly ManifestMenu[]): string | undefined {
  for (const { permCode, childs } of menus) {
    const found = permCode ?? firstPermission(childs ?? [])
    if (found !== undefined) return found
  }
  return undefined
}
