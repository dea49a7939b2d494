import type { Rect } from './Cells.js'
import type { GridRules } from './gridRules.js'
import { gridLimits, type Cell, type LayoutItem, type ResizeHandle } from './types.js'

/** The item's cells after its handle went `by` so many cells: L-30 to L-33. */
export function resizeRect(
  item: LayoutItem,
  handle: ResizeHandle,
  by: Cell,
  { columns, maxRows }: GridRules,
): Rect {
  const { x, y } = item
  const isWest = handle.includes('w')
  const isNorth = handle.startsWith('n')
  const isWide = isWest || handle.includes('e')
  const isHigh = isNorth || handle.startsWith('s')
  const mostW = isWest ? x + item.w : columns - x
  const mostH = Math.min(gridLimits.height, isNorth ? y + item.h : maxRows - y)
  const fitW = (value: number) => clamp(clamp(value, item.minW, item.maxW), 1, mostW)
  const fitH = (value: number) => clamp(clamp(value, item.minH, item.maxH), 1, mostH)

  let w = isWide ? fitW(item.w + (isWest ? -by.x : by.x)) : item.w
  let h = isHigh ? fitH(item.h + (isNorth ? -by.y : by.y)) : item.h
  if (item.aspect !== undefined) {
    // The width leads where the handle has a say in it; what the height cannot follow leads back.
    if (isWide) h = fitH(Math.round(w / item.aspect))
    w = fitW(Math.round(h * item.aspect))
  }
  return { x: isWest ? x + item.w - w : x, y: isNorth ? y + item.h - h : y, w, h }
}

/** Within two bounds; one that is no number is none, and the lower one wins where both cannot be. */
export function clamp(value: number, least = -Infinity, most = Infinity): number {
  return value < least || most < least ? least : value > most ? most : value
}
