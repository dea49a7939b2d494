import type { Cells } from './Cells.js'
import { flow } from './flow.js'
import type { GridRules } from './gridRules.js'
import { indexPins, type FindPin } from './indexPins.js'
import { compareItems, sortItems } from './order.js'
import { raiseTide, type LayItem } from './raiseTide.js'

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
  const turned = cells.turn(rules.compaction)
  const lay = beginToLay(turned, rules, indexPins(turned, order.filter(isPinned)))
  order.forEach((item) => lay(item, isPinned(item)))
}

/** How the rules lay items down, one after another, from where the tide stands. */
export function beginToLay(
  turned: Cells,
  rules: GridRules,
  findPin: FindPin,
  level = new Int32Array(rules.columns),
): LayItem {
  if (rules.allowOverlap) return () => undefined
  const begin = rules.compaction === 'wrap' ? flow : raiseTide
  return begin(turned, rules, findPin, level)
}
