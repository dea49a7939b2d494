import { at, type Cells } from './Cells.js'
import type { GridRules } from './gridRules.js'
import { findFirst } from './order.js'

/** Looks, for the page and each item of it, after which it is left to plain compaction. */
const patience = { page: 50_000, item: 500 }
const deepest = 1000

/**
 * Compacts items that may lie on each other as react-grid-layout's default compactor does (L-46): an
 * item rises from its own place or goes below what lies there, and what still waits there goes
 * below it first. Without overlaps this is plain compaction.
 * @param order in the order of compaction
 * @returns nothing when so much lies on each other that this would take too long; nothing is moved then
 */
export function unstack(
  cells: Cells,
  order: Int32Array,
  { columns, compaction }: GridRules,
  isStatic: (item: number) => boolean,
): boolean {
  const { x, y, w, h } = cells
  const isHorizontal = compaction === 'horizontal'
  // An item is its place in the order from here on: who looks along the order looks along memory.
  const [along, across, length, breadth] = (isHorizontal ? [x, y, w, h] : [y, x, h, w]).map(
    (values) => order.map((item) => at(values, item)),
  ) as [Int32Array, Int32Array, Int32Array, Int32Array]
  const isFixed = order.map((item) => (isStatic(item) ? 1 : 0))
  const hasStatics = isFixed.includes(1)
  const count = order.length
  const ranks = isFixed.map((fixed, item) => item - fixed * count)
  const endOf = (item: number) => at(along, item) + at(length, item)
  const asked = along.slice()
  /** By lane, what is settled there, in a row. */
  const lanes: number[][] = []
  /** The lanes of the item whose turn it is, and in each the first that ends behind its beginning. */
  let mine: number[][] = []
  /** Who was put before somebody who was there already. */
  const isLate = new Int32Array(count)
  const places = new Int32Array(Math.max(0, ...breadth))
  let lowest = 0
  let patienceLeft = patience.page + patience.item * count

  const seek = (item: number) => {
    const from = at(across, item)
    const start = at(along, item)
    mine = []
    for (let i = 0; i < at(breadth, item); i += 1) {
      const lane = (lanes[from + i] ??= [])
      mine.push(lane)
      places[i] = findFirst(lane.length, (place) => endOf(lane[place] as number) <= start)
    }
  }
  /** At the places that were found last. */
  const settle = (item: number) => {
    mine.forEach((lane, i) => {
      if (at(places, i) < lane.length) isLate[item] = 1
      lane.splice(at(places, i), 0, item)
    })
    patienceLeft -= mine.length
    lowest = Math.max(lowest, endOf(item))
  }
  /** What is settled where the item lies: statics first, then the oldest. Places only go on. */
  const findHit = (item: number): number => {
    const start = at(along, item)
    const end = start + at(length, item)
    const width = mine.length
    let hit = -1
    let rank = count
    for (let i = 0; i < width; i += 1) {
      const lane = mine[i] as number[]
      let place = at(places, i)
      for (; place < lane.length; place += 1) {
        const other = lane[place] as number
        const begin = at(along, other)
        if (begin >= end) break
        if (begin + at(length, other) <= start) {
          places[i] = place + 1
          continue
        }
        if (at(ranks, other) < rank) {
          rank = at(ranks, other)
          hit = other
        }
        // All that lies behind it in the lane came later, unless it was put before somebody itself.
        if (!at(isLate, other)) break
      }
    }
    patienceLeft -= width
    return hit
  }
  /** Up to where something is met, one cell into it. */
  const rise = (item: number) => {
    seek(item)
    if (findHit(item) >= 0) return
    const ends = mine.map((lane, i) =>
      at(places, i) > 0 ? endOf(lane[at(places, i) - 1] as number) : 0,
    )
    const start = Math.max(0, Math.max(...ends) - 1)
    along[item] = start
    ends.forEach((end, i) => {
      if (end > start) places[i] = at(places, i) - 1
    })
    patienceLeft -= mine.length
  }
  /** Puts the item elsewhere, after what waits for its turn and would be met one cell on. */
  const push = (item: number, to: number, depth: number) => {
    const start = at(along, item) + 1
    const end = start + at(length, item)
    const from = at(across, item)
    const till = from + at(breadth, item)
    for (let other = item + 1; other < count && patienceLeft > 0; other += 1) {
      // No one goes back: who asked for a place behind this one lies behind it still.
      if (at(asked, other) > end) break
      patienceLeft -= 1
      if (at(isFixed, other)) continue
      const begin = at(along, other)
      const lane = at(across, other)
      if (!hasStatics && (isHorizontal ? lane > till : begin > end)) break
      if (begin >= end || begin + at(length, other) <= start) continue
      if (lane >= till || lane + at(breadth, other) <= from) continue
      if (depth === deepest) patienceLeft = 0
      else push(other, to + at(length, item), depth + 1)
    }
    along[item] = to
  }

  for (let item = 0; item < count && hasStatics; item += 1) {
    if (!at(isFixed, item)) continue
    seek(item)
    settle(item)
  }
  for (let item = 0; item < count && patienceLeft > 0; item += 1) {
    if (at(isFixed, item)) continue
    if (!isHorizontal) along[item] = Math.min(lowest, at(along, item))
    rise(item)
    for (let hit = findHit(item); hit >= 0 && patienceLeft > 0; hit = findHit(item)) {
      push(item, endOf(hit), 0)
      if (!isHorizontal || endOf(item) <= columns) continue
      along[item] = columns - at(length, item)
      across[item] = at(across, item) + 1
      rise(item)
    }
    settle(item)
  }
  if (patienceLeft <= 0) return false
  const [goal, side] = isHorizontal ? [x, y] : [y, x]
  order.forEach((item, place) => {
    goal[item] = at(along, place)
    side[item] = at(across, place)
  })
  return true
}
