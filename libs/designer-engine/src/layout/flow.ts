import { at, type Cells } from './Cells.js'

/**
 * Compaction `wrap` (L-14): items flow like words, left to right; a line is as high as its highest
 * item, and what does not fit into it begins the next one. Statics are flowed around.
 */
export function flow(
  cells: Cells,
  order: ArrayLike<number>,
  statics: readonly number[],
  columns: number,
): void {
  let x = 0
  let top = 0
  let bottom = 0
  const isStatic = new Set(statics)
  for (let i = 0; i < order.length; i += 1) {
    const item = at(order, i)
    if (isStatic.has(item)) continue
    const w = at(cells.w, item)
    const h = at(cells.h, item)
    for (;;) {
      const rect = { x, y: top, w, h }
      if (x + w > columns) {
        // A line that only statics fill has no height of its own.
        top = bottom > top ? bottom : top + 1
        bottom = top
        x = 0
        continue
      }
      const hit = statics.find((other) => cells.meets(other, rect))
      if (hit === undefined) break
      x = at(cells.x, hit) + at(cells.w, hit)
    }
    cells.x[item] = x
    cells.y[item] = top
    x += w
    bottom = Math.max(bottom, top + h)
  }
}
