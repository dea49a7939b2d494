import type { Rect } from './Cells.js'
import type { GridRules } from './gridRules.js'
import { clamp } from './clamp.js'
import { fitHeight, fitWidth } from './resizeRect.js'
import type { LayoutItem } from './types.js'

/** Rows below which no layout is; sums with all its items stay within 32 bits. */
export const deepest = 2 ** 30

/** The item's cells within the bounds of the grid and its own limits, in whole numbers (L-47). */
export function fitItem(item: LayoutItem, { columns, maxRows }: GridRules): Rect {
  const w = fitWidth(read(item.w), item, columns)
  const h = fitHeight(read(item.h), item, maxRows)
  return { x: clamp(read(item.x), 0, columns - w), y: clamp(read(item.y), 0, deepest), w, h }
}

function read(value: number): number {
  return Math.round(value) || 0
}
