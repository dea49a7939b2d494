import type { GridRect } from '../index.js'

/** The first place, row by row, where something of this size lies on nobody. */
export function firstFree(
  taken: readonly GridRect[],
  columns: number,
  size: { readonly w: number; readonly h: number },
): { x: number; y: number } {
  const w = Math.min(size.w, columns)
  const rows = Math.max(0, ...taken.map(({ y, h }) => y + h))
  const free = Array.from({ length: rows }, () => new Uint8Array(columns))
  for (const rect of taken) {
    for (let y = rect.y; y < rect.y + rect.h; y += 1) free[y]?.fill(1, rect.x, rect.x + rect.w)
  }
  const isFree = (x: number, y: number) => {
    for (let row = y; row < Math.min(rows, y + size.h); row += 1) {
      if (free[row]?.subarray(x, x + w).includes(1)) return false
    }
    return true
  }
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x + w <= columns; x += 1) if (isFree(x, y)) return { x, y }
  }
  return { x: 0, y: rows }
}
