import type { Base } from './Base.js'
import { at, type Cells } from './Cells.js'
import { layDown } from './compact.js'
import { findLifted } from './lift.js'
import { compareItems, type CompareItems } from './order.js'
import type { Targets } from './targets.js'
import { Tide } from './Tide.js'

/** A layout, and by item whether it may lie elsewhere than in the base. */
export interface Step {
  readonly cells: Cells
  readonly touched: Uint8Array
}

/**
 * The layout with the targets where they are asked to be and all others in order again; nothing when
 * that is refused. Depends on the base and the targets alone (L-20).
 * @param rest the layout without the dragged items, when others may change places with them (L-22)
 */
export function arrange(base: Base, targets: Targets, rest: Cells | undefined): Step | undefined {
  const { rules } = base
  if (rules.preventCollision && !rules.allowOverlap && isBlocked(base, targets)) return undefined
  const cells = base.cells.copy()
  for (const [item, rect] of targets) cells.put(item, rect)
  const touched = new Uint8Array(base.ids.length)
  for (const item of targets.keys()) touched[item] = 1
  if (!rules.allowOverlap) settle(base, { cells, touched }, targets, rest)
  if (rules.maxRows < Infinity && cells.bottom > Math.max(rules.maxRows, base.cells.bottom)) {
    return undefined
  }
  return { cells, touched }
}

function settle(base: Base, step: Step, targets: Targets, rest: Cells | undefined): void {
  const { compaction } = base.rules
  const next = step.cells
  if (compaction === 'none') sinkBelowStatics(base, next, targets)
  const lifted = rest ? findLifted(base, rest, targets) : new Map<number, number>()
  const along = compaction === 'horizontal' ? next.x : next.y
  for (const [item, line] of lifted) along[item] = line
  // In one row: what was lifted, in its order, then what is dragged, then all others.
  const rank = (item: number) => {
    if (targets.has(item)) return 1
    return lifted.has(item) ? 1 + base.ids.length - at(base.placeOf, item) : 0
  }
  const compare = compareItems(next, base.ids, compaction, rank)
  const moved = [...targets.keys(), ...lifted.keys()].sort(compare)

  if (compaction === 'vertical') {
    flood(base, step, moved, compare)
  } else {
    const isPinned = (item: number) =>
      base.isStatic(item) || (compaction === 'none' && targets.has(item))
    layDown(next, merge(base, moved, compare), base.rules, isPinned)
    step.touched.fill(1)
  }
}

/** Lets the tide rise from above the first change to below the last one. */
function flood(base: Base, step: Step, moved: readonly number[], compare: CompareItems): void {
  const { order, cells, placeOf } = base
  const { cells: next, touched } = step
  let first = Infinity
  let last = 0
  for (const item of moved) {
    first = Math.min(first, at(cells.y, item), at(next.y, item))
    last = Math.max(last, at(placeOf, item))
  }
  const isMoved = new Set(moved)
  for (const item of moved) touched[item] = 1
  const tide = new Tide(next, base.rules, base.pins)
  let taken = 0
  for (let place = base.rewind(tide, base.findPlace(first)); place < order.length; place += 1) {
    if (taken === moved.length && place > last && base.isAsBefore(tide, place)) return
    const item = at(order, place)
    if (isMoved.has(item)) continue
    while (taken < moved.length && compare(at(moved, taken), item) < 0) {
      tide.take(at(moved, taken), false)
      taken += 1
    }
    tide.take(item, base.isStatic(item))
    touched[item] = 1
  }
  for (; taken < moved.length; taken += 1) tide.take(at(moved, taken), false)
}

/** The base's order with the moved items in their new places. */
function merge({ order }: Base, moved: readonly number[], compare: CompareItems): Int32Array {
  const merged = new Int32Array(order.length)
  const isMoved = new Set(moved)
  let taken = 0
  let length = 0
  for (const item of order) {
    if (isMoved.has(item)) continue
    while (taken < moved.length && compare(at(moved, taken), item) < 0) {
      merged[length++] = at(moved, taken++)
    }
    merged[length++] = item
  }
  merged.set(moved.slice(taken), length)
  return merged
}

/** Without compaction, what is dragged lies where it was dropped, unless statics lie there (L-13). */
function sinkBelowStatics(base: Base, next: Cells, targets: Targets): void {
  const items = [...targets.keys()]
  const sink = (item: number): boolean => {
    const { x, y, w, h } = next.rect(item)
    const hit = base.pins.find(x, x + w, y, y + h)
    if (hit < 0) return false
    const by = at(next.y, hit) + at(next.h, hit) - y
    for (const one of items) next.y[one] = at(next.y, one) + by
    return true
  }
  // Every round goes down, and below the last static there are none.
  while (items.some(sink)) continue
}

function isBlocked(base: Base, targets: Targets): boolean {
  const isHorizontal = base.rules.compaction === 'horizontal'
  for (const rect of targets.values()) {
    const [start, length] = isHorizontal ? [rect.x, rect.w] : [rect.y, rect.h]
    for (const other of base.between(start, start + length)) {
      if (!targets.has(other) && base.cells.meets(other, rect)) return true
    }
  }
  return false
}
