import { at, type Cells } from './Cells.js'
import { flow } from './flow.js'
import type { GridRules } from './gridRules.js'
import { compareItems, sortItems } from './order.js'
import { Pins } from './Pins.js'
import { Tide } from './Tide.js'

/** Compacts all items in place, whatever they were: O(n log n). */
export function compact(
  cells: Cells,
  ids: readonly string[],
  rules: GridRules,
  isPinned: (item: number) => boolean,
  rank: (item: number) => number = () => 0,
): void {
  const compare = compareItems(cells, ids, rules.compaction, rank)
  layDown(cells, sortItems(ids.length, compare), rules, isPinned)
}

/** Lowers statics that lie on each other until they do not (L-45), in their order, in place. */
export function separate(
  cells: Cells,
  ids: readonly string[],
  rules: GridRules,
  isStatic: (item: number) => boolean,
): void {
  const compare = compareItems(cells, ids, 'none', () => 0)
  const order = sortItems(ids.length, compare, isStatic)
  layDown(cells, order, { ...rules, compaction: 'none' }, () => false)
}

/** Lays all items down in the given order: linear. Pinned ones stay where they are. */
export function layDown(
  cells: Cells,
  order: Int32Array,
  rules: GridRules,
  isPinned: (item: number) => boolean,
): void {
  if (rules.allowOverlap) return
  const pins = new Pins(
    cells,
    rules,
    order.filter((item) => isPinned(item)),
  )
  if (rules.compaction === 'wrap') {
    flow(cells, order, isPinned, pins, rules.columns)
    return
  }
  const tide = new Tide(cells, rules, pins)
  for (let i = 0; i < order.length; i += 1) tide.take(at(order, i), isPinned(at(order, i)))
}
