import { at, type Cells, type Rect } from './Cells.js'
import { beginToLay, layDown, separate } from './compact.js'
import type { GridRules } from './gridRules.js'
import { indexPins, type FindPin } from './indexPins.js'
import { compareItems, endOf, findFirst, sortItems } from './order.js'
import type { LayoutItem } from './types.js'

/**
 * The layout with the moving items where they are asked to be and all others in order again;
 * nothing when that is refused. Depends on the layout at the beginning and on this alone (L-20).
 */
export type Step = (rects: readonly Rect[]) => Cells | undefined

/**
 * Begins to move some items.
 * @param isLifting others may change places with them (L-22)
 * @param isObstacle a step onto such an item is refused
 * @param touched by item, whether any step may have laid it elsewhere; written
 */
export type BeginSteps = (
  moving: readonly number[],
  isLifting: boolean,
  isObstacle: (item: number) => boolean,
  touched: Uint8Array,
) => Step

/**
 * Compacts all items in place, whatever they were: O(n log n).
 * @returns what makes steps from there cheap: the order of the items, and how high the tide stood at
 *   every 32nd of them. Only of a layout, which this leaves as it is (L-5).
 */
export function settle(list: readonly LayoutItem[], cells: Cells, rules: GridRules): BeginSteps {
  const { compaction, allowOverlap, maxRows } = rules
  const ids = list.map(({ id }) => id)
  const isStatic = (item: number) => list[item]?.static === true
  separate(cells, ids, rules, isStatic)

  const turned = cells.turn(compaction)
  const order = sortItems(
    ids.length,
    compareItems(cells, ids, compaction, () => 0),
  )
  const statics = order.filter(isStatic)
  const findStatic = indexPins(turned, statics)
  const stride = compaction === 'vertical' ? 32 : Infinity
  const marks: Int32Array[] = []
  const level = new Int32Array(rules.columns)
  const lay = beginToLay(turned, rules, findStatic, level)
  order.forEach((item, place) => {
    if (place % stride === 0) marks[place] = level.slice()
    lay(item, isStatic(item))
  })

  /** The first place whose item begins in this row or later. */
  const findPlace = (row: number) =>
    findFirst(order.length, (place) => at(turned.y, at(order, place)) < row)

  return (moving, isLifting, isObstacle, touched) => {
    const isMoving = new Set(moving)
    const others = order.filter((item) => !isMoving.has(item))
    const findObstacle = indexPins(turned, others.filter(isObstacle))
    const isPinned = (item: number) =>
      isStatic(item) || (compaction === 'none' && isMoving.has(item))
    const lowest = Math.max(maxRows, cells.bottom)
    const rest = cells.copy()
    if (isLifting) layDown(rest, others, rules, isStatic)
    const free = rest.turn(compaction)

    /**
     * Raises the items that change places with what is dragged onto them (L-22): they begin no
     * earlier than it, and without the dragged items they would end before it. What they would have
     * to overtake goes with them.
     * @returns in one row: what was raised, in its order, then what is dragged, then all others
     */
    const lift = (next: Cells): Map<number, number> => {
      const ranks = new Map(moving.map((item) => [item, 1]))
      const targets = moving.map((item) => next.rect(item)).sort((a, b) => b.y - a.y)
      for (const target of targets) {
        const { y } = target
        const first = findPlace(y)
        const followers: Rect[] = []
        for (let place = findPlace(y + target.h) - 1; place >= first; place -= 1) {
          const item = at(order, place)
          if (isMoving.has(item) || isStatic(item)) continue
          const rect = turned.rect(item)
          const hasRoom = endOf(free, item) <= y && isBeside(target, rect)
          if (!hasRoom && !followers.some((one) => isBeside(one, rect))) continue
          followers.push(rect)
          ranks.set(item, 1 + order.length - place)
          next.y[item] = y
        }
      }
      return ranks
    }

    /** Without compaction, what is dragged lies where it was dropped, unless statics lie there (L-13). */
    const sink = (next: Cells): void => {
      const isSinking = (item: number) => {
        const pin = findPinAt(findStatic, next, item)
        if (pin < 0) return false
        const by = endOf(next, pin) - at(next.y, item)
        for (const one of moving) next.y[one] = at(next.y, one) + by
        return true
      }
      // Every round goes down, and below the last static there are none.
      while (moving.some(isSinking)) continue
    }

    /** Lets the tide rise from above the first change to below the last one. */
    const flood = (next: Cells): void => {
      const view = next.turn(compaction)
      if (compaction === 'none') sink(view)
      const ranks = lift(view)
      const compare = compareItems(next, ids, compaction, (item) => ranks.get(item) ?? 0)
      const moved = [...ranks.keys()].sort(compare)
      const rows = moved.flatMap((item) => [at(turned.y, item), at(view.y, item)])
      const findPin = moved.some(isPinned)
        ? indexPins(view, [...statics, ...moved].sort(compare))
        : findStatic
      let place = findPlace(Math.min(...rows))
      place -= place % stride
      const level = marks[place]?.slice()
      const lay = beginToLay(view, rules, findPin, level)
      const take = (item: number) => {
        touched[item] = 1
        lay(item, isPinned(item))
      }
      let taken = 0
      let met = 0
      for (; place < order.length; place += 1) {
        const isDone = taken === moved.length && met === taken
        if (isDone && marks[place]?.every((end, column) => end === level?.[column])) return
        const item = at(order, place)
        if (met < moved.length && ranks.has(item)) {
          met += 1
          continue
        }
        for (; taken < moved.length && compare(at(moved, taken), item) < 0; taken += 1) {
          take(at(moved, taken))
        }
        take(item)
      }
      for (; taken < moved.length; taken += 1) take(at(moved, taken))
    }

    return (rects) => {
      const next = cells.copy()
      rects.forEach((rect, index) => {
        const item = at(moving, index)
        next.put(item, rect)
        touched[item] = 1
      })
      if (!allowOverlap) {
        const view = next.turn(compaction)
        if (moving.some((item) => findPinAt(findObstacle, view, item) >= 0)) return undefined
        flood(next)
      }
      return maxRows < Infinity && next.bottom > lowest ? undefined : next
    }
  }
}

function isBeside(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w
}

function findPinAt(findPin: FindPin, { x, y, w, h }: Cells, item: number): number {
  return findPin(at(x, item), at(y, item), at(w, item), at(h, item))
}
