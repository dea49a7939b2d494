import type { TextMatcher } from '@spruce/shell-ui'
import type { MatrixRole } from '../permissionRows.js'
import type { MatrixDraft } from './matrixDraft.js'
import { givenCodes } from './matrixDraft.js'
import type { MatrixGroup, MatrixItem } from './matrixGroups.js'
import type { MatrixQuery } from './matrixQuery.js'

/** A line of the matrix: a group that opens and closes, or a permission. */
export type MatrixLine =
  { kind: 'group'; group: MatrixGroup; isOpen: boolean } | { kind: 'item'; item: MatrixItem }

/** A role in sight, with what it gives. */
export interface MatrixColumn {
  role: MatrixRole
  /** What it gives, with the draft on top; a role that grants all gives every code. */
  has: (code: string) => boolean
  changed: ReadonlyMap<string, boolean> | undefined
}

/** The roles that the search finds. */
export function matrixColumns(
  roles: readonly MatrixRole[],
  draft: MatrixDraft,
  keyword: string | undefined,
  matches: TextMatcher,
): MatrixColumn[] {
  return roles
    .filter(({ name }) => keyword === undefined || matches(name, keyword))
    .map((role) => {
      const given = givenCodes(role, draft)
      return {
        role,
        has: (code) => role.grantsAll || given.has(code),
        changed: draft.get(role.id),
      }
    })
}

interface ViewParts {
  groups: readonly MatrixGroup[]
  columns: readonly MatrixColumn[]
  query: Pick<MatrixQuery, 'permission' | 'show'>
  closed: ReadonlySet<string>
  matches: TextMatcher
}

/** The lines that search and filter leave, those of closed groups left out. */
export function matrixLines({ groups, columns, query, closed, matches }: ViewParts): MatrixLine[] {
  const { permission, show } = query
  const isFound = (text: string) => permission === undefined || matches(text, permission)
  const own = columns.filter(({ role }) => !role.grantsAll)
  const isShown = ({ code }: MatrixItem) => {
    if (show === 'changed') return columns.some(({ changed }) => changed?.has(code))
    if (show === undefined) return true
    const holders = own.filter(({ has }) => has(code)).length
    return show === 'unheld' ? holders === 0 : holders > 0 && holders < own.length
  }
  return groups.flatMap((group): MatrixLine[] => {
    const isGroupFound = isFound(group.name)
    const items = group.items.filter(
      (item) =>
        isShown(item) && (isGroupFound || isFound([item.name, ...item.names, item.code].join(' '))),
    )
    if (items.length === 0) return []
    const isOpen = !closed.has(group.id)
    return [
      { kind: 'group', group: { ...group, items }, isOpen },
      ...(isOpen ? items.map((item) => ({ kind: 'item', item }) as const) : []),
    ]
  })
}
