import { arrange } from './arrange.js'
import { Base } from './Base.js'
import { at, Cells, type Rect } from './Cells.js'
import { compact, separate } from './compact.js'
import { fitItem } from './fitItem.js'
import { runGesture, type GridGesture } from './Gesture.js'
import { isLifting, readRules, type GridRules } from './gridRules.js'
import { layOutRest } from './lift.js'
import { clamp, resizeRect } from './resizeRect.js'
import type { Targets } from './targets.js'
import { gridLimits } from './types.js'
import type { Cell, GridOptions, LayoutChange, LayoutItem, ResizeHandle } from './types.js'

/**
 * A grid of items that stay apart from each other (SPEC.md). Every change answers with the items
 * that it changed and no others; items that come out are never touched again.
 */
export class GridLayout {
  private readonly rules: GridRules
  private list: readonly LayoutItem[]
  private cells: Cells
  private indexes: ReadonlyMap<string, number>
  private base: Base | undefined
  private isInGesture = false

  /**
   * Of items that are a layout already, as `normalise` makes them; others are brought into the grid
   * and compacted (L-47).
   * @throws RangeError for options that no grid can have, and for items without ids of their own
   */
  constructor(items: readonly LayoutItem[], options: GridOptions = {}) {
    this.rules = readRules(options)
    this.indexes = indexIds(items)
    const cells = Cells.of(items.map((item) => fitItem(item, this.rules)))
    const ids = items.map(({ id }) => id)
    const isStatic = (index: number) => items[index]?.static === true
    separate(cells, ids, this.rules, isStatic)
    compact(cells, ids, this.rules, isStatic)
    this.cells = cells
    this.list = items.map((item, index) =>
      isPlaced(item, cells, index) ? item : this.itemAt(items, cells, index),
    )
  }

  /** All items as they were committed last. */
  get items(): readonly LayoutItem[] {
    return this.list
  }

  /** Rows down to the lowest item. */
  get rows(): number {
    return this.cells.bottom
  }

  get(id: string): LayoutItem | undefined {
    const index = this.indexes.get(id)
    return index === undefined ? undefined : this.list[index]
  }

  /** Begins to drag items together; they keep their distances (L-21). */
  beginMove(ids: readonly string[]): GridGesture {
    const items = [...new Set(ids)].map((id) => this.indexOf(id))
    const rects = items.map((index) => [index, this.cells.rect(index)] as const)
    const { columns, maxRows } = this.rules
    let [left, right, top, bottom] = [Infinity, 0, Infinity, 0]
    for (const [, { x, y, w, h }] of rects) {
      left = Math.min(left, x)
      right = Math.max(right, x + w)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y + h)
    }
    const downMost = Math.max(0, Math.min(gridLimits.row - top, maxRows - bottom))
    return this.begin(new Set(items), (by) => {
      const dx = clamp(by.x, -left, columns - right)
      const dy = clamp(by.y, -top, downMost)
      return new Map(
        rects.map(([index, rect]) => [index, { ...rect, x: rect.x + dx, y: rect.y + dy }]),
      )
    })
  }

  /** Begins to resize an item by one of its eight handles (L-30). */
  beginResize(id: string, handle: ResizeHandle): GridGesture {
    const index = this.indexOf(id)
    const item = this.list[index] as LayoutItem
    return this.begin(
      undefined,
      (by) => new Map([[index, resizeRect(item, handle, by, this.rules)]]),
    )
  }

  /** Moves items together by so many cells. */
  move(ids: readonly string[], by: Cell): LayoutChange {
    return once(this.beginMove(ids), by)
  }

  /** Moves a handle by so many cells. */
  resize(id: string, handle: ResizeHandle, by: Cell): LayoutChange {
    return once(this.beginResize(id, handle), by)
  }

  /** Lets two items change places (L-25). */
  swap(a: string, b: string): LayoutChange {
    const [first, second] = [this.indexOf(a), this.indexOf(b)]
    const [rect, other] = [this.cells.rect(first), this.cells.rect(second)]
    const put = (size: Rect, to: Rect) => ({
      ...size,
      x: clamp(to.x, 0, this.rules.columns - size.w),
      y: to.y,
    })
    const to = Cells.of([put(rect, other)])
    if (this.rules.compaction === 'none' && to.meets(0, put(other, rect))) {
      return { changed: [], isRefused: true }
    }
    const targets = new Map([
      [first, put(rect, other)],
      [second, put(other, rect)],
    ])
    return once(
      this.begin(undefined, () => targets),
      { x: 0, y: 0 },
    )
  }

  /**
   * Puts a new item where it says, others out of its way (L-26).
   * @throws RangeError when its id is there already, or it is no item
   */
  insert(item: LayoutItem): LayoutChange {
    this.assertIdle()
    const added = { ...item, ...fitItem(item, this.rules) }
    const list = [...this.list, added]
    indexIds(list)
    const cells = Cells.of(list)
    const index = this.list.length
    const isPinned = (one: number) =>
      list[one]?.static === true || (one === index && this.rules.compaction === 'none')
    const { rules } = this
    const isBlocked =
      !rules.allowOverlap &&
      this.list.some(
        ({ static: isStatic }, one) =>
          (rules.preventCollision || (isStatic && isPinned(index))) &&
          cells.meets(one, cells.rect(index)),
      )
    const ids = list.map(({ id }) => id)
    compact(cells, ids, rules, isPinned, (one) => (one === index ? 1 : 0))
    if (isBlocked || cells.bottom > Math.max(rules.maxRows, this.rows)) {
      return { changed: [], isRefused: true }
    }
    return { changed: this.replace(list, cells), isRefused: false }
  }

  /** Takes items out; the others close the gaps. Ids that are not there are passed over. */
  remove(ids: readonly string[]): LayoutChange {
    this.assertIdle()
    const gone = new Set(ids)
    const list = this.list.filter(({ id }) => !gone.has(id))
    const cells = Cells.of(list)
    compact(
      cells,
      list.map(({ id }) => id),
      this.rules,
      (index) => list[index]?.static === true,
    )
    return { changed: this.replace(list, cells), isRefused: false }
  }

  /** @param dragged others may change places with these */
  private begin(dragged: ReadonlySet<number> | undefined, aim: (by: Cell) => Targets): GridGesture {
    this.assertIdle()
    this.base ??= new Base(
      this.cells,
      this.list.map(({ id }) => id),
      this.rules,
      (index) => this.list[index]?.static === true,
    )
    const base = this.base
    const rest = dragged && isLifting(this.rules) ? layOutRest(base, dragged) : undefined
    this.isInGesture = true
    return runGesture({
      base: base.cells,
      step: (by) => arrange(base, aim(readCell(by)), rest),
      itemAt: (cells, index) => this.itemAt(this.list, cells, index),
      end: (result) => {
        this.isInGesture = false
        return this.replace(this.list, result)
      },
    })
  }

  /** Takes on a new layout, and tells the items that were not in the old one as they are now. */
  private replace(list: readonly LayoutItem[], cells: Cells): LayoutItem[] {
    const changed: LayoutItem[] = []
    const replaced = list.map((item, index) => {
      const before = this.get(item.id)
      if (before && isPlaced(before, cells, index)) return before
      const next = this.itemAt(list, cells, index)
      changed.push(next)
      return next
    })
    if (changed.length > 0 || list.length !== this.list.length) {
      this.list = replaced
      this.cells = cells
      this.indexes = indexIds(replaced)
      this.base = undefined
    }
    return changed
  }

  private itemAt(list: readonly LayoutItem[], cells: Cells, index: number): LayoutItem {
    return { ...(list[index] as LayoutItem), ...cells.rect(index) }
  }

  private indexOf(id: string): number {
    const index = this.indexes.get(id)
    if (index === undefined) throw new RangeError(`No item ${id}`)
    if (this.list[index]?.static) throw new RangeError(`${id} is static`)
    return index
  }

  private assertIdle(): void {
    if (this.isInGesture) throw new Error('A gesture is not over yet')
  }
}

function once(gesture: GridGesture, by: Cell): LayoutChange {
  try {
    gesture.preview(by)
  } catch (error) {
    gesture.cancel()
    throw error
  }
  return gesture.commit()
}

function readCell({ x, y }: Cell): Cell {
  if (Number.isNaN(x) || Number.isNaN(y)) throw new RangeError('A step of NaN cells')
  return { x: Math.round(x), y: Math.round(y) }
}

function isPlaced({ x, y, w, h }: LayoutItem, cells: Cells, index: number): boolean {
  return (
    at(cells.x, index) === x &&
    at(cells.y, index) === y &&
    at(cells.w, index) === w &&
    at(cells.h, index) === h
  )
}

function indexIds(list: readonly LayoutItem[]): ReadonlyMap<string, number> {
  if (list.length > gridLimits.items) throw new RangeError('Too many items')
  const indexes = new Map(list.map(({ id }, index) => [id, index]))
  if (indexes.size < list.length || indexes.has('')) {
    throw new RangeError('An item has no id, or one that is there already')
  }
  return indexes
}
