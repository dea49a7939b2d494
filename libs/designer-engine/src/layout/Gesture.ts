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
  step: (by: Cell) => Cells | undefined
  /** The items that differ between two layouts, as they are in the second. */
  compare: (before: Cells, after: Cells) => LayoutItem[]
  /** The gesture is over. */
  end: (result: Cells) => void
}

/** Shows steps one after another and ends once. */
export function runGesture({ base, step, compare, end }: GestureHost): GridGesture {
  let shown = base
  let isRefused = false
  let isOver = false
  const show = (next: Cells): LayoutChange => {
    const changed = compare(shown, next)
    shown = next
    return { changed, isRefused }
  }
  const finish = () => {
    if (isOver) throw new Error('The gesture is over')
    isOver = true
  }
  return {
    preview: (by) => {
      if (isOver) throw new Error('The gesture is over')
      const next = step(by)
      isRefused = next === undefined
      return show(next ?? base)
    },
    commit: () => {
      finish()
      end(shown)
      return { changed: compare(base, shown), isRefused }
    },
    cancel: () => {
      finish()
      isRefused = false
      end(base)
      return show(base)
    },
  }
}
