import { at, type Cells } from './Cells.js'
import type { GridRules } from './gridRules.js'
import type { FindPin } from './indexPins.js'
import { endOf } from './order.js'

/** Lays down the next item of the order; a pinned one stays where it is. */
export type LayItem = (item: number, isPinned: boolean) => void

/**
 * Compaction as a rising tide (L-11): items are laid down one after another, each onto the highest
 * of what lies in its columns already. Without compaction nothing rises, items are only pushed down
 * (L-13).
 * @param cells turned so that compaction goes up
 * @param findPin finds items that stay; those that the tide has not taken yet are reckoned with, too
 * @param begin by column, up to where it is filled; written, unless the tide has to become wider
 */
export function raiseTide(
  cells: Cells,
  { columns, compaction }: GridRules,
  findPin: FindPin,
  begin: Int32Array,
): LayItem {
  const { x, y, w, h } = cells
  let level = begin
  const limit = compaction === 'horizontal' ? columns : Infinity
  /** By size and column: where no item of that size fits any more, and the next that is worth a look. */
  const full = new Map<number, number>()
  let nextColumn = 0

  /** Where an item of these columns begins, and the next column from which that may be earlier. */
  const findStart = (column: number, width: number, height: number, least: number): number => {
    let start = least
    nextColumn = Infinity
    // From behind: a column that is too full alone settles it, and all before it need no look.
    for (let one = Math.min(column + width, level.length) - 1; one >= column; one -= 1) {
      if (at(level, one) > start) {
        start = at(level, one)
        nextColumn = one + 1
        if (start + height > limit) return start
      }
    }
    for (;;) {
      const pin = findPin(column, start, width, height)
      if (pin < 0 || start + height > limit) return start
      start = endOf(cells, pin)
      nextColumn = Math.min(nextColumn, at(x, pin) + at(w, pin))
    }
  }

  /** The tide never falls: columns that were too full once are not looked at again. */
  const goOn = (item: number, width: number, height: number): void => {
    const keyOf = (column: number) => (column * 1024 + width) * 1024 + height
    const passed: number[] = []
    let column = at(x, item)
    do {
      passed.push(column)
      column = full.get(keyOf(column)) ?? nextColumn
      if (!full.has(keyOf(column))) y[item] = findStart(column, width, height, 0)
    } while (full.has(keyOf(column)) || endOf(cells, item) > limit)
    for (const one of passed) full.set(keyOf(one), column)
    x[item] = column
  }

  return (item, isPinned) => {
    const width = at(w, item)
    const height = at(h, item)
    if (!isPinned) {
      y[item] = findStart(at(x, item), width, height, compaction === 'none' ? at(y, item) : 0)
      if (at(y, item) + height > limit) goOn(item, width, height)
    }
    const column = at(x, item)
    const end = at(y, item) + height
    if (column + width > level.length) {
      const wider = new Int32Array(2 * (column + width))
      wider.set(level)
      level = wider
    }
    for (let one = column; one < column + width; one += 1) {
      if (at(level, one) < end) level[one] = end
    }
  }
}
