import { settle, type BeginSteps } from './settle.js'
import { assert } from './assert.js'
import { Cells, isSameRect, type Rect } from './Cells.js'
import { fitItem } from './fitItem.js'
import type { GridGesture } from './Gesture.js'
import { isLifting, readRules, type GridRules } from './gridRules.js'
import { clamp } from './clamp.js'
import { resizeRect } from './resizeRect.js'
import { gridLimits } from './types.js'
import type { Cell, GridOptions, LayoutChange, LayoutItem, ResizeHandle } from './types.js'

/** Where a gesture asks an item to be, so many cells from where it began. */
type Aim = (item: LayoutItem, by: Cell) => Rect

/**
 * A grid of items that stay apart from each other (SPEC.md). Every change answers with the items
 * that it changed and no others; items that come out are never touched again.
 */
export class GridLayout {
  readonly #rules: GridRules
  #items: readonly LayoutItem[] = []
  #cells = Cells.of([])
  #indexes: ReadonlyMap<string, number> = new Map()
  /** How gestures begin; made for the first one after a change. */
  #beginSteps: BeginSteps | undefined
  /** The one that is not over. */
  #gesture: GridGesture | undefined

  /**
   * Of items that are a layout already, as `normalise` makes them; others are brought into the grid
   * and compacted (L-47).
   * @throws RangeError for options that no grid can have, and for items without ids of their own
   */
  constructor(items: readonly LayoutItem[], options: GridOptions = {}) {
    this.#rules = readRules(options)
    this.#settle(items, Cells.of(items.map((item) => fitItem(item, this.#rules))))
  }

  /** All items as they were committed last. */
  get items(): readonly LayoutItem[] {
    return this.#items
  }

  /** Rows down to the lowest item. */
  get rows(): number {
    return this.#cells.bottom
  }

  get(id: string): LayoutItem | undefined {
    return this.#items[this.#indexes.get(id) ?? -1]
  }

  /** Begins to drag items together; they keep their distances (L-21). */
  beginMove(ids: readonly string[]): GridGesture {
    const items = [...new Set(ids)].map((id) => this.#free(id))
    const { columns, maxRows } = this.#rules
    const least = (measure: (item: LayoutItem) => number) => Math.min(...items.map(measure))
    const left = least(({ x }) => x)
    const right = least(({ x, w }) => columns - x - w)
    const up = least(({ y }) => y)
    const down = Math.max(
      0,
      Math.min(
        gridLimits.row - up,
        least(({ y, h }) => maxRows - y - h),
      ),
    )
    return this.#begin(items, isLifting(this.#rules), (item, by) => ({
      ...item,
      x: item.x + clamp(by.x, -left, right),
      y: item.y + clamp(by.y, -up, down),
    }))
  }

  /** Begins to resize an item by one of its eight handles (L-30). */
  beginResize(id: string, handle: ResizeHandle): GridGesture {
    return this.#begin([this.#free(id)], false, (item, by) =>
      resizeRect(item, handle, by, this.#rules),
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
    const { columns, compaction } = this.#rules
    const [first, second] = [this.#free(a), this.#free(b)]
    const aim = (item: LayoutItem) => {
      const { x, y } = item === first ? second : first
      return { ...item, x: clamp(x, 0, columns - item.w), y }
    }
    const isOverlap = Cells.of([aim(first)]).meets(0, aim(second))
    if (compaction === 'none' && isOverlap) return refuse()
    return once(this.#begin([first, second], false, aim), { x: 0, y: 0 })
  }

  /**
   * Puts a new item where it says, others out of its way (L-26).
   * @throws RangeError when its id is there already, or it is no item
   */
  insert(item: LayoutItem): LayoutChange {
    this.#assertIdle()
    const { compaction, preventCollision } = this.#rules
    const added = { ...item, ...fitItem(item, this.#rules) }
    const items = [...this.#items, added]
    const index = this.#items.length
    const indexes = indexIds(items)
    const stays = added.static === true || compaction === 'none'
    // Until it is laid down, it has no cells.
    const begin = settle(items, Cells.of([...this.#items, { x: 0, y: 0, w: 0, h: 0 }]), this.#rules)
    const step = begin(
      [index],
      false,
      (other) => preventCollision || (stays && items[other]?.static === true),
      new Uint8Array(),
    )
    const cells = step([added])
    return cells ? { changed: this.#replace(items, cells, indexes), isRefused: false } : refuse()
  }

  /** Takes items out; the others close the gaps. Ids that are not there are passed over. */
  remove(ids: readonly string[]): LayoutChange {
    this.#assertIdle()
    const gone = new Set(ids)
    const items = this.#items.filter(({ id }) => !gone.has(id))
    return { changed: this.#settle(items, Cells.of(items)), isRefused: false }
  }

  /** @param canLift others may change places with the items */
  #begin(items: readonly LayoutItem[], canLift: boolean, aim: Aim): GridGesture {
    this.#assertIdle()
    const list = this.#items
    const cells = this.#cells
    const { preventCollision } = this.#rules
    const touched = new Uint8Array(list.length)
    this.#beginSteps ??= settle(list, cells, this.#rules)
    const step = this.#beginSteps(
      items.map(({ id }) => this.#indexes.get(id) as number),
      canLift,
      () => preventCollision,
      touched,
    )
    let shown = cells
    let isRefused = false
    const show = (next: Cells): LayoutChange => {
      const changed: LayoutItem[] = []
      for (let index = 0; index < touched.length; index += 1) {
        if (!touched[index]) continue
        if (!next.isSame(index, shown)) changed.push(itemAt(list, next, index))
        // Who lies where it lay at the beginning is looked at again only if a step touches it again.
        if (next.isSame(index, cells)) touched[index] = 0
      }
      shown = next
      return { changed, isRefused }
    }
    const assertOpen = () => {
      assert(this.#gesture === gesture, 'The gesture is over')
    }
    const gesture: GridGesture = {
      preview: (by) => {
        assertOpen()
        const cell = readCell(by)
        const next = step(items.map((item) => aim(item, cell)))
        isRefused = !next
        return show(next ?? cells)
      },
      commit: () => {
        assertOpen()
        this.#gesture = undefined
        return { changed: this.#replace(list, shown, this.#indexes), isRefused }
      },
      cancel: () => {
        assertOpen()
        this.#gesture = undefined
        isRefused = false
        return show(cells)
      },
    }
    this.#gesture = gesture
    return gesture
  }

  /** Lays all items down anew, and takes that on. */
  #settle(items: readonly LayoutItem[], cells: Cells): LayoutItem[] {
    const indexes = indexIds(items)
    settle(items, cells, this.#rules)
    return this.#replace(items, cells, indexes)
  }

  /** Takes on a new layout, and tells the items that were not in the old one as they are now. */
  #replace(
    list: readonly LayoutItem[],
    cells: Cells,
    indexes: ReadonlyMap<string, number>,
  ): LayoutItem[] {
    const items = list.map((item, index) =>
      isSameRect(item, cells.rect(index)) ? item : itemAt(list, cells, index),
    )
    const changed = items.filter((item) => this.get(item.id) !== item)
    if (changed.length > 0 || items.length !== this.#items.length) {
      this.#items = items
      this.#cells = cells
      this.#indexes = indexes
      this.#beginSteps = undefined
    }
    return changed
  }

  /** An item that may be moved. */
  #free(id: string): LayoutItem {
    const item = this.get(id)
    assert(item !== undefined, `No item ${id}`)
    assert(!item.static, `${id} is static`)
    return item
  }

  #assertIdle(): void {
    assert(!this.#gesture, 'A gesture is not over yet')
  }
}

function refuse(): LayoutChange {
  return { changed: [], isRefused: true }
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
  assert(!Number.isNaN(x) && !Number.isNaN(y), 'A step of NaN cells')
  return { x: Math.round(x), y: Math.round(y) }
}

function itemAt(list: readonly LayoutItem[], cells: Cells, index: number): LayoutItem {
  return { ...(list[index] as LayoutItem), ...cells.rect(index) }
}

function indexIds(list: readonly LayoutItem[]): ReadonlyMap<string, number> {
  assert(list.length <= gridLimits.items, 'Too many items')
  const indexes = new Map(list.map(({ id }, index) => [id, index]))
  assert(
    indexes.size === list.length && !indexes.has(''),
    'An item has no id, or one that is there already',
  )
  return indexes
}
