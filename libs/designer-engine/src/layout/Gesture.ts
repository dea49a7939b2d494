import type { Cell, LayoutChange } from './types.js'

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
