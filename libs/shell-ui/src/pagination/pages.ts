/** Page sizes on offer (spec section 9). */
export const pageSizes = [10, 20, 50, 100] as const

/** The default page size of the contract; the specification does not name one. */
export const defaultPageSize = 20

/** The sizes to offer: the current one is added if missing, in ascending order (spec section 9). */
export function offeredSizes(current: number): number[] {
  const sizes: number[] = [...pageSizes]
  if (!sizes.includes(current)) sizes.push(current)
  return sizes.sort((a, b) => a - b)
}

/** How many pages hold `total` rows; at least one. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}

/** A number of the row of page buttons, or a gap. */
export type PageItem = number | 'gap-start' | 'gap-end'

/** First, last, and two on either side of the current page; a gap never hides a single page. */
export function pageItems(page: number, count: number): PageItem[] {
  if (count <= 7) return range(1, count)
  const from = Math.max(2, Math.min(page - 1, count - 4))
  const to = Math.min(count - 1, Math.max(page + 1, 5))
  return [
    1,
    ...(from > 3 ? (['gap-start'] as const) : range(2, from - 1)),
    ...range(from, to),
    ...(to < count - 2 ? (['gap-end'] as const) : range(to + 1, count - 1)),
    count,
  ]
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}
