import type { PlatformKind, RecycledKind } from '../../db/schema.js'

/** The kinds that belong to the platform, by the table that the audit log names. */
export const platformTables: Readonly<Record<PlatformKind, string>> = {
  plans: 'plans',
  components: 'components',
  systemNotices: 'system_notices',
}

export function isPlatformKind(kind: RecycledKind): kind is PlatformKind {
  return kind in platformTables
}
