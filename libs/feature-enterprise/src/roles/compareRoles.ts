import type { MatrixRole, PermissionRow } from './permissionRows.js'

/** What two roles give, apart and together. */
export interface RoleDifference {
  onlyFirst: PermissionRow[]
  onlySecond: PermissionRow[]
  both: PermissionRow[]
}

/** Compares what two roles give; a role that grants all gives every one of them. */
export function compareRoles(
  first: MatrixRole,
  second: MatrixRole,
  rows: readonly PermissionRow[],
): RoleDifference {
  const difference: RoleDifference = { onlyFirst: [], onlySecond: [], both: [] }
  const [one, other] = [first, second].map(({ grantsAll, codes }) => {
    const held = new Set(codes)
    return (code: string) => grantsAll || held.has(code)
  })
  for (const row of rows) {
    const [inFirst, inSecond] = [one?.(row.code), other?.(row.code)]
    if (inFirst && inSecond) difference.both.push(row)
    else if (inFirst) difference.onlyFirst.push(row)
    else if (inSecond) difference.onlySecond.push(row)
  }
  return difference
}
