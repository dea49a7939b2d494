import { at, type Cells } from './Cells.js'
import type { GridRules } from './gridRules.js'
import type { Pins } from './Pins.js'

/**
 * Compaction as a rising tide (L-11): items are laid down one after another, each onto the highest
 * of what lies in its lanes already. Lanes are columns, or rows when compaction is horizontal; then
 * `limit` is the number of columns.
 */
export class Tide {
  /** By lane, up to where it is filled. */
  level: Int32Array
  private readonly along: Int32Array
  private readonly across: Int32Array
  private readonly length: Int32Array
  private readonly breadth: Int32Array
  private readonly limit: number
  /** Compaction is off: nothing rises, items are only pushed down (L-13). */
  private readonly isSinking: boolean
  private nextLane = 0
  /** By size: lanes where no item of that size fits any more, and the next that is worth a look. */
  private readonly full = new Map<number, Map<number, number>>()

  constructor(
    cells: Cells,
    { columns, compaction }: GridRules,
    /** Items that stay; those that the tide has not taken yet are reckoned with, too. */
    private readonly pins: Pins,
  ) {
    const isHorizontal = compaction === 'horizontal'
    this.level = new Int32Array(isHorizontal ? 64 : columns)
    this.limit = isHorizontal ? columns : Infinity
    this.isSinking = compaction === 'none'
    this.along = isHorizontal ? cells.x : cells.y
    this.across = isHorizontal ? cells.y : cells.x
    this.length = isHorizontal ? cells.w : cells.h
    this.breadth = isHorizontal ? cells.h : cells.w
  }

  /** The next item of the order; a pinned one stays, and the tide flows on behind it. */
  take(item: number, isPinned: boolean): void {
    if (!isPinned) this.lay(item)
    const from = at(this.across, item)
    const to = from + at(this.breadth, item)
    const end = at(this.along, item) + at(this.length, item)
    if (to > this.level.length) {
      const wider = new Int32Array(to * 2)
      wider.set(this.level)
      this.level = wider
    }
    for (let lane = from; lane < to; lane += 1) {
      if (at(this.level, lane) < end) this.level[lane] = end
    }
  }

  /** Lays the item down; what does not fit before the limit goes on to other lanes. */
  private lay(item: number): void {
    const breadth = at(this.breadth, item)
    const length = at(this.length, item)
    const least = this.isSinking ? at(this.along, item) : 0
    let from = at(this.across, item)
    let start = this.findStart(from, breadth, length, least)
    if (start + length > this.limit) {
      // The tide never falls: lanes that were too full once are not looked at again.
      const key = length * 0x10000 + breadth
      const full = this.full.get(key) ?? new Map<number, number>()
      this.full.set(key, full)
      const passed: number[] = []
      while (start + length > this.limit) {
        passed.push(from)
        const next = full.get(from)
        if (next === undefined) full.set(from, this.nextLane)
        from = next ?? this.nextLane
        if (!full.has(from)) start = this.findStart(from, breadth, length, least)
      }
      for (const lane of passed) full.set(lane, from)
    }
    this.across[item] = from
    this.along[item] = start
  }

  /** Where an item of these lanes begins, and the next lane from which that may be earlier. */
  private findStart(from: number, breadth: number, length: number, least: number): number {
    const { level, limit, pins, along, across } = this
    let start = least
    this.nextLane = Infinity
    // From behind: a lane that is too full alone settles it, and all before it need no look.
    for (let lane = Math.min(from + breadth, level.length) - 1; lane >= from; lane -= 1) {
      if (at(level, lane) <= start) continue
      start = at(level, lane)
      this.nextLane = lane + 1
      if (start + length > limit) return start
    }
    const to = from + breadth
    for (;;) {
      const hit = pins.find(from, to, start, start + length)
      if (hit < 0 || start + length > limit) return start
      start = at(along, hit) + at(this.length, hit)
      this.nextLane = Math.min(this.nextLane, at(across, hit) + at(this.breadth, hit))
    }
  }
}
