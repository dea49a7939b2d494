import type { Language } from '@spruce/validators/i18n'
import type { PermissionCode } from './permission.js'

/** A name in every language. @public */
export type LocalizedName = Readonly<Record<Language, string>>

/** A permission that a sub-application asks about. @public */
export interface ManifestPermission {
  /** `<resource>:<action>`, such as `department:add`. */
  readonly code: PermissionCode
  readonly name: LocalizedName
}
