import { at, type Cells } from '../src/layout/Cells.ts'
import type { GridRules } from '../src/layout/gridRules.ts'
import { findFirst } from '../src/layout/order.ts'

/** Looks, for the page and each item of it, after which it is left to plain compaction. */
const patience = { page: 50_000, item: 500 }
const deepest = 1000

/**
 * The plain reference of `unstack` in `src/layout`, as it was before it was made fast: what has to
 * come out, and after how many looks it is given up.
 *
 * Compacts items that may lie on each other as react-grid-layout's default compactor does (L-46): an
 * item rises from its own place or goes below what lies there, and what still waits there goes
 * below it first. Without overlaps this is plain compaction.
 * @param order in the order of compaction
 * @returns nothing when so much lies on each other that this would take too long
 */
export function unstackNaively(
  cells: Cells,
  order: Int32Array,
  { columns, compaction }: GridRules,
  isStatic: (item: number) => boolean,
): boolean {
  const { x, y, w, h } = cells
  const isHorizontal = compaction === 'horizontal'
  const [along, across, length, breadth] = isHorizontal ? [x, y, w, h] : [y, x, h, w]
  const endOf = (item: number) => at(along, item) + at(length, item)
  const asked = along.slice()
  const rank = new Int32Array(order.length)
  /** By lane, what is settled there, in a row. */
  const lanes: number[][] = []
  let hasStatics = false
  let lowest = 0
  let patienceLeft = patience.page + patience.item * order.length

  /** The first of a lane's items that ends behind `start`. */
  const findPlace = (lane: readonly number[], start: number): number =>
    findFirst(lane.length, (place) => endOf(at(lane, place)) <= start)
  const eachLane = (item: number, act: (lane: number[], place: number) => void) => {
    const from = at(across, item)
    for (let lane = from; lane < from + at(breadth, item); lane += 1) {
      const list = (lanes[lane] ??= [])
      act(list, findPlace(list, at(along, item)))
    }
    patienceLeft -= at(breadth, item)
  }
  const settle = (item: number) => {
    eachLane(item, (lane, place) => lane.splice(place, 0, item))
    lowest = Math.max(lowest, endOf(item))
  }
  /** What is settled where the item lies: statics first, then the oldest. */
  const findHit = (item: number): number => {
    let hit = -1
    eachLane(item, (lane, first) => {
      for (let place = first; place < lane.length; place += 1) {
        const other = at(lane, place)
        if (at(along, other) >= endOf(item)) break
        if (hit < 0 || at(rank, other) < at(rank, hit)) hit = other
      }
    })
    return hit
  }
  /** Up to where something is met, one cell into it. */
  const rise = (item: number) => {
    if (findHit(item) >= 0) return
    let level = 0
    eachLane(item, (lane, place) => {
      if (place > 0) level = Math.max(level, endOf(at(lane, place - 1)))
    })
    along[item] = Math.max(0, level - 1)
  }
  /** Puts the item elsewhere, after what waits for its turn and would be met one cell on. */
  const push = (place: number, to: number, depth: number) => {
    const item = at(order, place)
    along[item] = at(along, item) + 1
    const rect = cells.rect(item)
    const end = endOf(item)
    const below = rect.y + rect.h
    for (let next = place + 1; next < order.length && patienceLeft > 0; next += 1) {
      const other = at(order, next)
      // No one goes back: who asked for a place behind this one lies behind it still.
      if (at(asked, other) > end) break
      patienceLeft -= 1
      if (isStatic(other)) continue
      if (!hasStatics && at(y, other) > below) break
      if (!cells.meets(other, rect)) continue
      if (depth === deepest) patienceLeft = 0
      else push(next, to + at(length, item), depth + 1)
    }
    along[item] = to
  }

  order.forEach((item, place) => {
    rank[item] = isStatic(item) ? place - order.length : place
    if (!isStatic(item)) return
    hasStatics = true
    settle(item)
  })
  for (let place = 0; place < order.length && patienceLeft > 0; place += 1) {
    const item = at(order, place)
    if (isStatic(item)) continue
    if (!isHorizontal) y[item] = Math.min(lowest, at(y, item))
    rise(item)
    for (let hit = findHit(item); hit >= 0 && patienceLeft > 0; hit = findHit(item)) {
      push(place, endOf(hit), 0)
      if (!isHorizontal || endOf(item) <= columns) continue
      x[item] = columns - at(w, item)
      y[item] = at(y, item) + 1
      rise(item)
    }
    settle(item)
  }
  return patienceLeft > 0
}
