/** A cell of the grid, counted in columns and rows from the upper left one. */
export interface Cell {
  x: number
  y: number
}

/** One item of a layout. Every length is in cells. */
export interface LayoutItem extends Cell {
  id: string
  w: number
  h: number
  /** Never moved by others, and never dragged or resized. */
  static?: boolean
  minW?: number
  maxW?: number
  minH?: number
  maxH?: number
  /** Width by height in cells; resizing keeps it as near as whole cells allow. */
  aspect?: number
}

/** How free space is closed: SPEC.md L-10 to L-15. */
export type Compaction = 'vertical' | 'horizontal' | 'none' | 'wrap'

/** The handles at the sides and corners of an item, by compass. */
export const resizeHandles = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const

/** One of `resizeHandles`. */
export type ResizeHandle = (typeof resizeHandles)[number]

/** The rules of one grid. */
export interface GridOptions {
  /** Default 24 (specification, 9). */
  columns?: number
  /** Default `vertical`. */
  compaction?: Compaction
  /** What does not fit into so many rows is refused. Default: as many as it takes. */
  maxRows?: number
  /** A step onto another item is refused instead of pushing it away. */
  preventCollision?: boolean
  /** Items may lie on each other: nothing is pushed and nothing compacted. */
  allowOverlap?: boolean
}

/** What one step changed. */
export interface LayoutChange {
  /** The items whose cells differ from before, in the order of the layout. */
  changed: readonly LayoutItem[]
  /** The step was not possible, and what is shown is the layout before the gesture (L-23, L-24). */
  isRefused: boolean
}

/** What is beyond these is brought back to them; sums of them stay within 32 bits. */
export const gridLimits = {
  /** Columns of a grid. */
  columns: 1000,
  /** The lowest row an item may be asked into. */
  row: 100_000,
  /** Rows of one item. */
  height: 1000,
  /** Items of one layout. */
  items: 20_000,
} as const
