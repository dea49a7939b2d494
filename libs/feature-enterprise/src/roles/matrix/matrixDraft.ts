import type { Schemas } from '@spruce/api-client'
import type { MatrixRole, PermissionRow } from '../permissionRows.js'

/** What is changed and not saved: by role, each code with whether it is to be given. */
export type MatrixDraft = ReadonlyMap<string, ReadonlyMap<string, boolean>>

/** A change of the draft. */
export interface PendingChange {
  role: MatrixRole
  code: string
  isGiven: boolean
}

/** What pressing a cell does. */
export interface CellChange {
  draft: MatrixDraft
  /** Other codes of the role that change with it: menus that a button needs, buttons that lose theirs. */
  also: string[]
  /** A code that would have to change with it, and that the caller may not change. */
  refusedBy?: string
}

/** Nothing is changed. */
export const emptyDraft: MatrixDraft = new Map()

/** What a role gives, with the draft on top. */
export function givenCodes(role: MatrixRole, draft: MatrixDraft): Set<string> {
  const codes = new Set(role.codes)
  for (const [code, isGiven] of draft.get(role.id) ?? []) {
    if (isGiven) codes.add(code)
    else codes.delete(code)
  }
  return codes
}

/**
 * Gives a code to a role or takes it. A button brings the menus above it along, unless it is open at one of
 * its places already; a menu takes along what would stand nowhere else.
 */
export function changeCell(
  role: MatrixRole,
  code: string,
  draft: MatrixDraft,
  rows: ReadonlyMap<string, PermissionRow>,
): CellChange {
  const before = givenCodes(role, draft)
  const after = new Set(before)
  if (before.has(code)) {
    after.delete(code)
    closeBelow(before, after, rows)
  } else {
    after.add(code)
    openAbove(code, after, rows)
  }
  const also = [...rows.keys()].filter((one) => one !== code && before.has(one) !== after.has(one))
  const refusedBy = also.find((one) => rows.get(one)?.isGrantable === false)
  if (refusedBy !== undefined) return { draft, also: [], refusedBy }
  let changed = setCode(draft, role, code, after.has(code))
  for (const one of also) changed = setCode(changed, role, one, after.has(one))
  return { draft: changed, also }
}

function isOpen({ above }: PermissionRow, given: ReadonlySet<string>): boolean {
  return above.some((menus) => menus.every((menu) => given.has(menu)))
}

function openAbove(
  code: string,
  given: Set<string>,
  rows: ReadonlyMap<string, PermissionRow>,
): void {
  const row = rows.get(code)
  if (!row || isOpen(row, given)) return
  for (const menu of row.above[0] ?? []) given.add(menu)
}

function closeBelow(
  before: ReadonlySet<string>,
  given: Set<string>,
  rows: ReadonlyMap<string, PermissionRow>,
): void {
  for (let isSettled = false; !isSettled;) {
    isSettled = true
    for (const code of given) {
      const row = rows.get(code)
      if (!row || isOpen(row, given) || !isOpen(row, before)) continue
      given.delete(code)
      isSettled = false
    }
  }
}

/** Writes one code into the draft; what is as the server has it is no change. */
export function setCode(
  draft: MatrixDraft,
  role: MatrixRole,
  code: string,
  isGiven: boolean,
): MatrixDraft {
  const codes = new Map(draft.get(role.id))
  if (role.codes.includes(code) === isGiven) codes.delete(code)
  else codes.set(code, isGiven)
  const next = new Map(draft)
  if (codes.size > 0) next.set(role.id, codes)
  else next.delete(role.id)
  return next
}

/** The draft for roles as they are now: what others did meanwhile is no change any more. */
export function rebaseDraft(draft: MatrixDraft, roles: readonly MatrixRole[]): MatrixDraft {
  let next = emptyDraft
  for (const role of roles) {
    for (const [code, isGiven] of draft.get(role.id) ?? []) {
      next = setCode(next, role, code, isGiven)
    }
  }
  return next
}

/** Every change of the draft, role by role. */
export function pendingChanges(draft: MatrixDraft, roles: readonly MatrixRole[]): PendingChange[] {
  return roles.flatMap((role) =>
    [...(draft.get(role.id) ?? [])].map(([code, isGiven]) => ({ role, code, isGiven })),
  )
}

/** The draft as the server takes it. */
export function bodyOfDraft(
  draft: MatrixDraft,
  roles: readonly MatrixRole[],
): Schemas['PermissionMatrixRequest'] {
  return {
    changes: roles.flatMap(({ id, version }) => {
      const codes = [...(draft.get(id) ?? [])]
      const those = (wanted: boolean) =>
        codes.filter(([, isGiven]) => isGiven === wanted).map(([code]) => code)
      return codes.length > 0
        ? [{ roleId: id, version, add: those(true), remove: those(false) }]
        : []
    }),
  }
}
