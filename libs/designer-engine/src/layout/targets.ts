import type { Rect } from './Cells.js'

/** Where dragged or resized items are asked to be, by index. */
export type Targets = ReadonlyMap<number, Rect>
