import { compareCells } from './aggregate.js'
import { columnOf, rowCount, rowsBelow, takeRows, type Frame } from './Frame.js'
import type { SortTransform } from './transforms.js'

/** Its rows in another order; columns that it has not do not count. */
export function sortFrame(frame: Frame, by: SortTransform['by']): Frame {
  const keys = by.flatMap(({ column, isDescending = false }) => {
    const found = columnOf(frame, column)
    return found ? [{ values: found.values, sign: isDescending ? -1 : 1 }] : []
  })
  const rows = rowsBelow(rowCount(frame)).sort((a, b) => {
    for (const { values, sign } of keys) {
      const one = values[a] ?? null
      const other = values[b] ?? null
      if (one === null || other === null) {
        if (one !== other) return one === null ? 1 : -1
        continue
      }
      const order = compareCells(one, other) * sign
      if (order !== 0) return order
    }
    return a - b
  })
  return takeRows(frame, rows)
}
