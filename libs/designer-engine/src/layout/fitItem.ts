import type { Rect } from './Cells.js'
import type { GridRules } from './gridRules.js'
import { clamp } from './resizeRect.js'
import { gridLimits, type LayoutItem } from './types.js'

/** Rows below which no layout is; sums with all its items stay within 32 bits. */
export const deepest = 2 ** 30

/** The item's cells within the bounds of the grid and its own limits, in whole numbers (L-47). */
export function fitItem(item: LayoutItem, { columns, maxRows }: GridRules): Rect {
  const { minW, maxW, minH, maxH } = item
  const mostH = Math.min(gridLimits.height, maxRows)
  const w = clamp(clamp(read(item.w), minW, maxW), 1, columns)
  const h = clamp(clamp(read(item.h), minH, maxH), 1, mostH)
  return { x: clamp(read(item.x), 0, columns - w), y: clamp(read(item.y), 0, deepest), w, h }
}

function read(value: number): number {
  return Math.round(value) || 0
}
