/**
 * Materialised paths of the department tree. A path is the ids from the root to the department,
 * each followed by a full stop: `a.b.c.`. Compared in C collation, a branch is one range, because
 * `/` is the character after `.`.
 */

/** Deepest level a department may have; the root level is 1. */
export const maxDepth = 20

const separator = '.'
const afterSeparator = '/'

/** The path of a department below `parentPath`; without one, at the root level. */
export function childPath(parentPath: string | null, id: string): string {
  return `${parentPath ?? ''}${id}${separator}`
}

/** The ids on a path, root first, the department itself last. */
export function pathIds(path: string): string[] {
  return path.split(separator).slice(0, -1)
}

/** The ids above a department, root first. */
export function ancestorIds(path: string): string[] {
  return pathIds(path).slice(0, -1)
}

/** The level of a department; 1 at the root level. */
export function pathDepth(path: string): number {
  return pathIds(path).length
}

/** The half-open range of all paths in a branch, its top included. */
export function branchRange(path: string): { from: string; to: string } {
  return { from: path, to: path.slice(0, -1) + afterSeparator }
}

/** Whether `path` is the top of the branch `branch` or below it. */
export function isWithin(path: string, branch: string): boolean {
  return path.startsWith(branch)
}

/** The ids found on one of the two paths but not on both. */
export function differingIds(one: readonly string[], other: readonly string[]): string[] {
  const inOne = new Set(one)
  const inOther = new Set(other)
  return [
    ...[...inOne].filter((id) => !inOther.has(id)),
    ...[...inOther].filter((id) => !inOne.has(id)),
  ]
}
