import { at, type Cells } from './Cells.js'
import type { GridRules } from './gridRules.js'
import { findFirst } from './order.js'

/**
 * Items that stay, by the lanes they lie in, so that nobody who looks for a free place asks them all.
 * Lanes are columns, or rows when compaction is horizontal.
 */
export class Pins {
  private readonly begin: Int32Array
  private readonly length: Int32Array
  /** Where the list of a lane begins in `lists`. */
  private readonly heads: Int32Array
  private readonly lists: Int32Array

  /** @param items pairwise apart, in the order of compaction; they keep their places */
  constructor(cells: Cells, { compaction }: GridRules, items: ArrayLike<number>) {
    const isHorizontal = compaction === 'horizontal'
    this.begin = isHorizontal ? cells.x : cells.y
    this.length = isHorizontal ? cells.w : cells.h
    const [lane, breadth] = isHorizontal ? [cells.y, cells.h] : [cells.x, cells.w]
    const each = (act: (lane: number, item: number) => void) => {
      for (let i = 0; i < items.length; i += 1) {
        const item = at(items, i)
        const from = at(lane, item)
        for (let one = from; one < from + at(breadth, item); one += 1) act(one, item)
      }
    }
    let lanes = 0
    each((one) => (lanes = Math.max(lanes, one + 1)))
    const ends = new Int32Array(lanes + 1)
    each((one) => (ends[one + 1] = at(ends, one + 1) + 1))
    for (let one = 0; one < lanes; one += 1) ends[one + 1] = at(ends, one + 1) + at(ends, one)
    this.heads = ends.slice()
    this.lists = new Int32Array(at(ends, lanes))
    each((one, item) => {
      const place = at(ends, one)
      this.lists[place] = item
      ends[one] = place + 1
    })
  }

  /** One that has cells in these lanes between `start` and `end`, or -1. */
  find(from: number, to: number, start: number, end: number): number {
    const { begin, length, heads, lists } = this
    for (let lane = from; lane < to && lane + 1 < heads.length; lane += 1) {
      const head = at(heads, lane)
      const count = at(heads, lane + 1) - head
      const place = findFirst(count, (one) => {
        const item = at(lists, head + one)
        return at(begin, item) + at(length, item) <= start
      })
      const found = at(lists, head + place)
      if (place < count && at(begin, found) < end) return found
    }
    return -1
  }
}
