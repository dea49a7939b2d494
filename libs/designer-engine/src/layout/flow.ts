import { at, type Cells } from './Cells.js'
import type { Pins } from './Pins.js'

/**
 * Compaction `wrap` (L-14): items flow like words, left to right; a line is as high as its highest
 * item, and what does not fit into it begins the next one. Statics are flowed around.
 */
export function flow(
  cells: Cells,
  order: ArrayLike<number>,
  isStatic: (item: number) => boolean,
  pins: Pins,
  columns: number,
): void {
  let x = 0
  let top = 0
  let bottom = 0
  // Down to here the statics leave no place in a line that nothing else lies in.
  let next = Infinity
  for (let i = 0; i < order.length; i += 1) {
    const item = at(order, i)
    if (isStatic(item)) continue
    const w = at(cells.w, item)
    const h = at(cells.h, item)
    for (;;) {
      if (x + w > columns) {
        top = bottom > top ? bottom : next
        bottom = top
        x = 0
        next = Infinity
        continue
      }
      const hit = pins.find(x, x + w, top, top + h)
      if (hit < 0) break
      x = at(cells.x, hit) + at(cells.w, hit)
      next = Math.min(next, at(cells.y, hit) + at(cells.h, hit))
    }
    cells.x[item] = x
    cells.y[item] = top
    x += w
    bottom = Math.max(bottom, top + h)
  }
}
