/** More rows than this are cheaper to sort. */
const few = 1_000

/** The first `count` of the rows in their order, without sorting the others where `count` is small. */
export function firstOf<Row>(
  rows: readonly Row[],
  count: number,
  compare: (one: Row, other: Row) => number,
): Row[] {
  if (count > few) return rows.toSorted(compare).slice(0, count)
  const first: Row[] = []
  for (const row of rows) {
    const last = first[count - 1]
    if (last !== undefined && compare(row, last) >= 0) continue
    first.splice(placeOf(row, first, compare), 0, row)
    if (first.length > count) first.pop()
  }
  return first
}

/** Behind those that are equal: as a stable sort has it. */
function placeOf<Row>(row: Row, sorted: readonly Row[], compare: (a: Row, b: Row) => number) {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const other = sorted[middle]
    if (other !== undefined && compare(row, other) < 0) high = middle
    else low = middle + 1
  }
  return low
}
