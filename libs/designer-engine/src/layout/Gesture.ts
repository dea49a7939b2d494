import type { Step } from './arrange.js'
import type { Cells } from './Cells.js'
import type { Cell, LayoutChange, LayoutItem } from './types.js'

/** A drag or a resize from its beginning to its end. Any number of previews, then one end. */
export interface GridGesture {
  /**
   * What the layout would be with the pointer so many cells from where the gesture began. Computed
   * from the layout at the beginning, never from another preview (L-20).
   * @returns what differs from what was shown last
   */
  preview: (by: Cell) => LayoutChange
  /** Makes what was shown last the layout. @returns what differs from the beginning */
  commit: () => LayoutChange
  /** Leaves the layout as it was. @returns what differs from what was shown last */
  cancel: () => LayoutChange
}

/** What a gesture needs of its layout. */
export interface GestureHost {
  /** The layout as it was when the gesture began. */
  base: Cells
  /** The layout after a step, nothing when it is refused. */
  step: (by: Cell) => Step | undefined
  /** An item as it is in a layout. */
  itemAt: (cells: Cells, index: number) => LayoutItem
  /** The gesture is over. @returns what differs from the beginning */
  end: (result: Cells) => LayoutItem[]
}

/** Shows steps one after another and ends once. */
export function runGesture({ base, step, itemAt, end }: GestureHost): GridGesture {
  const begin: Step = { cells: base, touched: new Uint8Array(base.x.length) }
  let shown = begin
  let isRefused = false
  let isOver = false
  const show = (next: Step): LayoutChange => {
    const changed: LayoutItem[] = []
    for (let index = 0; index < next.touched.length; index += 1) {
      // Who lies where it lay at the beginning in both steps has not moved between them.
      if (!next.touched[index] && !shown.touched[index]) continue
      if (!next.cells.isSame(index, shown.cells)) changed.push(itemAt(next.cells, index))
    }
    shown = next
    return { changed, isRefused }
  }
  const assertOpen = () => {
    if (isOver) throw new Error('The gesture is over')
  }
  return {
    preview: (by) => {
      assertOpen()
      const next = step(by)
      isRefused = next === undefined
      return show(next ?? begin)
    },
    commit: () => {
      assertOpen()
      isOver = true
      return { changed: end(shown.cells), isRefused }
    },
    cancel: () => {
      assertOpen()
      isOver = true
      isRefused = false
      end(base)
      return show(begin)
    },
  }
}
