import type { Rect } from './Cells.js'
import { clamp } from './clamp.js'
import type { GridRules } from './gridRules.js'
import { gridLimits, type Cell, type LayoutItem, type ResizeHandle } from './types.js'

/** The item's cells after its handle went `by` so many cells: L-30 to L-33. */
export function resizeRect(
  item: LayoutItem,
  handle: ResizeHandle,
  by: Cell,
  { columns, maxRows }: GridRules,
): Rect {
  const { x, y, aspect } = item
  const isWest = handle.includes('w')
  const isNorth = handle.includes('n')
  const isWide = isWest || handle.includes('e')
  const isHigh = isNorth || handle.includes('s')
  const right = x + item.w
  const bottom = y + item.h
  const fitW = (w: number) => fitWidth(w, item, isWest ? right : columns - x)
  const fitH = (h: number) => fitHeight(h, item, isNorth ? bottom : maxRows - y)

  let w = isWide ? fitW(item.w + (isWest ? -by.x : by.x)) : item.w
  let h = isHigh ? fitH(item.h + (isNorth ? -by.y : by.y)) : item.h
  if (aspect !== undefined) {
    // The width leads where the handle has a say in it; what the height cannot follow leads back.
    if (isWide) h = fitH(Math.round(w / aspect))
    w = fitW(Math.round(h * aspect))
  }
  return { x: isWest ? right - w : x, y: isNorth ? bottom - h : y, w, h }
}

/** A width within the item's limits and the grid (L-31). */
export function fitWidth(w: number, { minW, maxW }: LayoutItem, most: number): number {
  return clamp(clamp(w, minW, maxW), 1, most)
}

/** A height within the item's limits and the grid (L-31). */
export function fitHeight(h: number, { minH, maxH }: LayoutItem, most: number): number {
  return clamp(clamp(h, minH, maxH), 1, Math.min(gridLimits.height, most))
}
