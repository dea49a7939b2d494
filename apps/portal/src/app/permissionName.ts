import { type ManifestPermission, platformManifest } from '@spruce/session'
import type { Language } from '@spruce/validators/i18n'
import { subApps } from '../subApps.js'

/** What a permission of the product is called. */
export function permissionName(code: string, language: Language): string | undefined {
  const permissions: readonly ManifestPermission[] = [
    ...platformManifest.permissions,
    ...subApps.flatMap(({ manifest }) => manifest.permissions),
  ]
  return permissions.find((permission) => permission.code === code)?.name[language]
}
