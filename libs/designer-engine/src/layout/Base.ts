import { at, type Cells } from './Cells.js'
import type { GridRules } from './gridRules.js'
import { compareItems, findFirst, sortItems } from './order.js'
import { Pins } from './Pins.js'
import { Tide } from './Tide.js'

/** Items between two marks of the tide. */
const stride = 32

/**
 * The layout from which every step of a gesture is computed (L-20), and what makes a step cheap: the
 * order of its items, and how high the tide stood at every 32nd of them.
 */
export class Base {
  /** Items in the order of compaction. */
  readonly order: Int32Array
  /** Items that stay. */
  readonly pins: Pins
  /** Where an item stands in `order`. */
  readonly placeOf: Int32Array
  private readonly along: Int32Array
  private readonly longest: number
  private readonly marks: Int32Array[] = []

  constructor(
    readonly cells: Cells,
    readonly ids: readonly string[],
    readonly rules: GridRules,
    readonly isStatic: (item: number) => boolean,
  ) {
    const isHorizontal = rules.compaction === 'horizontal'
    const count = ids.length
    this.along = isHorizontal ? cells.x : cells.y
    this.longest = (isHorizontal ? cells.w : cells.h).reduce((a, b) => Math.max(a, b), 0)
    this.order = sortItems(
      count,
      compareItems(cells, ids, rules.compaction, () => 0),
    )
    this.pins = new Pins(cells, rules, this.order.filter(isStatic))
    this.placeOf = new Int32Array(count)
    this.order.forEach((item, place) => (this.placeOf[item] = place))
    if (rules.compaction === 'vertical' && !rules.allowOverlap) this.markTide()
  }

  /** The first place whose item begins at `start` or later. */
  findPlace(start: number): number {
    return findFirst(this.order.length, (place) => at(this.along, at(this.order, place)) < start)
  }

  /** Items that may have cells between the two lines, in order. */
  between(start: number, end: number): Int32Array {
    return this.order.subarray(this.findPlace(start - this.longest), this.findPlace(end))
  }

  /** Puts the tide where it stood at the last mark before `place`, and tells that mark's place. */
  rewind(tide: Tide, place: number): number {
    const index = Math.floor(place / stride)
    const mark = this.marks[index]
    if (!mark) return 0
    tide.level.set(mark)
    return index * stride
  }

  /** Whether from `place` on all will be as it was. */
  isAsBefore(tide: Tide, place: number): boolean {
    if (place % stride !== 0) return false
    const mark = this.marks[place / stride]
    return mark?.every((level, lane) => level === tide.level[lane]) ?? false
  }

  private markTide(): void {
    const tide = new Tide(this.cells, this.rules, this.pins)
    this.order.forEach((item, place) => {
      if (place % stride === 0) this.marks.push(tide.level.slice())
      tide.take(item, this.isStatic(item))
    })
  }
}
