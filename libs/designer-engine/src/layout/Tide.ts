import { at, type Cells } from './Cells.js'
import type { GridRules } from './gridRules.js'

/**
 * Compaction as a rising tide (L-11): items are laid down one after another, each onto the highest
 * of what lies in its lanes already. Lanes are columns, or rows when compaction is horizontal; then
 * `limit` is the number of columns.
 */
export class Tide {
  /** By lane, up to where it is filled. */
  level: Int32Array
  /** How many of the pinned items are in the tide; the others are still to be reckoned with. */
  passed = 0
  private nextLane = 0
  private readonly along: Int32Array
  private readonly across: Int32Array
  private readonly length: Int32Array
  private readonly breadth: Int32Array

  private readonly limit: number
  /** Compaction is off: nothing rises, items are only pushed down (L-13). */
  private readonly isSinking: boolean

  constructor(
    cells: Cells,
    { columns, compaction }: GridRules,
    /** Items that stay where they are, in the order of the tide. */
    private readonly pinned: readonly number[],
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

  /** The next item of the order. */
  take(item: number, isPinned: boolean): void {
    if (isPinned) this.pass(item)
    else this.lay(item)
  }

  /** An item that stays: the tide flows on behind it. */
  private pass(item: number): void {
    this.passed += 1
    const from = at(this.across, item)
    const end = at(this.along, item) + at(this.length, item)
    this.raise(from, from + at(this.breadth, item), end)
  }

  /** Lays the item down; what does not fit before the limit goes on to other lanes. */
  private lay(item: number): void {
    const breadth = at(this.breadth, item)
    const length = at(this.length, item)
    const least = this.isSinking ? at(this.along, item) : 0
    for (let from = at(this.across, item); ; from = this.nextLane) {
      const to = from + breadth
      const start = this.findStart(from, to, length, least)
      if (start + length <= this.limit) {
        this.across[item] = from
        this.along[item] = start
        this.raise(from, to, start + length)
        return
      }
    }
  }

  /** Where an item of these lanes begins, and the next lane from which that may be earlier. */
  private findStart(from: number, to: number, length: number, least: number): number {
    const { along, across, level, pinned } = this
    let start = least
    this.nextLane = Infinity
    for (let lane = from; lane < to && lane < level.length; lane += 1) {
      if (at(level, lane) < start) continue
      start = at(level, lane)
      this.nextLane = lane + 1
    }
    for (let i = this.passed; i < pinned.length; i += 1) {
      const item = at(pinned, i)
      const top = at(along, item)
      if (top >= start + length) break
      const lane = at(across, item)
      const end = top + at(this.length, item)
      if (end > start && lane < to && from < lane + at(this.breadth, item)) {
        start = end
        this.nextLane = Math.min(this.nextLane, lane + at(this.breadth, item))
      }
    }
    return start
  }

  private raise(from: number, to: number, end: number): void {
    if (to > this.level.length) {
      const wider = new Int32Array(to * 2)
      wider.set(this.level)
      this.level = wider
    }
    for (let lane = from; lane < to; lane += 1) {
      if (at(this.level, lane) < end) this.level[lane] = end
    }
  }
}
