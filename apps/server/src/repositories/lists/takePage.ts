import { byReading, compareValues, type SortValue } from './compare.js'
import type { Page, Paging } from './Paging.js'
import { pickedBy } from './withFacets.js'

/** What a list in memory is sorted, picked and counted by. */
export interface RowShape<Row> {
  columns: Readonly<Record<string, (row: Row) => SortValue>>
  /** Fields whose texts are ordered by their reading. */
  read?: readonly string[]
  /** Makes every order total; absent: the order in which the rows came does. */
  id?: (row: Row) => string
  /** What rows are picked by. */
  facets?: Readonly<Record<string, (row: Row) => SortValue>>
  state?: { of: (row: Row) => string; is?: string | undefined }
}

/** A page of rows that are all at hand: of lists of tens or hundreds. */
export function takePage<Row>(
  all: readonly Row[],
  { page, size, sort = [], ids, counts, filters }: Paging,
  { columns, read = [], id, state, facets }: RowShape<Row>,
): Page<Row> {
  const picked = all.filter(pickedBy(filters, facets))
  const chosen = ids && id ? picked.filter((row) => ids.includes(id(row))) : picked
  const found = chosen.filter((row) => state?.is === undefined || state.of(row) === state.is)
  const keys = sort.map(({ field, descending }) => {
    const column = columns[field]
    if (!column) throw new Error(`The list has no field ${field} to sort by`)
    const value = read.includes(field) ? (row: Row) => byReading(column(row)) : column
    return { value, descending }
  })
  const rows = [...found].sort((one, other) => {
    for (const { value, descending } of keys) {
      const order = compareValues(value(one), value(other), descending)
      if (order !== 0) return order
    }
    return id && keys.length > 0 ? compareValues(id(one), id(other), false) : 0
  })
  return {
    rows: rows.slice((page - 1) * size, page * size),
    total: rows.length,
    ...(counts && state ? { counts: countBy(chosen, state.of) } : {}),
  }
}

function countBy<Row>(rows: readonly Row[], of: (row: Row) => string) {
  const counts: Record<string, number> = {}
  for (const row of rows) counts[of(row)] = (counts[of(row)] ?? 0) + 1
  return counts
}
