import type { Language } from '@spruce/validators/i18n'
import { subApps } from '../subApps.js'

/** What a permission of the sub-applications is called. */
export function permissionName(code: string, language: Language): string | undefined {
  const permissions = subApps.flatMap(({ manifest }) => manifest.permissions)
  return permissions.find((permission) => permission.code === code)?.name[language]
}
