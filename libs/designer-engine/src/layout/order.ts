import { at, type Cells } from './Cells.js'
import type { Compaction } from './types.js'

/** Compares two different items by their place in the order of compaction. */
export type CompareItems = (a: number, b: number) => number

/**
 * The order in which compaction lays items down (L-10): by row and column, horizontally by column
 * and row. Of two in one row the one of higher rank comes first, and ids decide where all else is
 * equal, so that the order in which a document lists them does not count.
 */
export function compareItems(
  cells: Cells,
  ids: readonly string[],
  compaction: Compaction,
  rank: (item: number) => number,
): CompareItems {
  const { x, y } = cells.turn(compaction)
  return (a, b) => {
    const rows = at(y, a) - at(y, b)
    if (rows !== 0) return rows
    const columns = at(x, a) - at(x, b)
    if (compaction === 'wrap' && columns !== 0) return columns
    return rank(b) - rank(a) || columns || compareIds(ids[a] as string, ids[b] as string)
  }
}

/** All items, or those that are asked for, in that order; quick where they are in order already. */
export function sortItems(
  count: number,
  compare: CompareItems,
  isWanted: (item: number) => boolean = () => true,
): Int32Array {
  const items = Array.from({ length: count }, (_, item) => item)
  return new Int32Array(items.filter(isWanted).sort(compare))
}

/** Ids differ: of several items with one id the first stays (L-41). */
function compareIds(a: string, b: string): number {
  return a < b ? -1 : 1
}

/** The first of so many places, in order, that is not before what is looked for. */
export function findFirst(count: number, isBefore: (place: number) => boolean): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(middle)) low = middle + 1
    else high = middle
  }
  return low
}

/** The row behind an item. */
export function endOf({ y, h }: Cells, item: number): number {
  return at(y, item) + at(h, item)
}
