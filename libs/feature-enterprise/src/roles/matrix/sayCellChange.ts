import type { Translation } from '@spruce/validators/i18n'
import type { MatrixRole, PermissionRow } from '../permissionRows.js'
import type { CellChange } from './matrixDraft.js'
import type { matrixMessages } from './matrixMessages.js'

/** Says what else changes with a cell, with the places where a permission stands; empty: nothing. */
export function sayCellChange(
  role: MatrixRole,
  row: PermissionRow,
  { draft, also, refusedBy }: CellChange,
  rows: ReadonlyMap<string, PermissionRow>,
  t: Translation<(typeof matrixMessages)['zh-CN']>,
): string {
  const nameOf = (code: string) => rows.get(code)?.name ?? code
  if (refusedBy !== undefined) return t.refused(nameOf(refusedBy))
  const changed = draft.get(role.id)
  const those = (isGiven: boolean) =>
    also
      .filter((code) => (changed?.get(code) ?? role.codes.includes(code)) === isGiven)
      .map(nameOf)
      .join(t.separator)
  const [given, taken] = [those(true), those(false)]
  return [
    given && t.alsoGiven(role.name, given),
    taken && t.alsoTaken(role.name, taken),
    row.places.length > 1 &&
      t.everywhere(row.name, row.places.map((place) => place.join(' / ')).join(t.separator)),
  ]
    .filter(Boolean)
    .join(t.sentenceGap)
}
