import { readingOf } from './readingOf.js'

/** A value by which rows are ordered. */
export type SortValue = string | number | boolean | Date | null

/** Orders values upwards or downwards; what is absent comes last either way, texts by their code points. */
export function compareValues(one: SortValue, other: SortValue, descending: boolean): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  const [a, b] = [one.valueOf(), other.valueOf()]
  if (a === b) return 0
  return (a < b ? -1 : 1) * (descending ? -1 : 1)
}

/** The value of a text that is ordered by its reading. */
export function byReading(value: SortValue, options?: { isPerson?: boolean }): SortValue {
  return typeof value === 'string' ? readingOf(value, options) : value
}
