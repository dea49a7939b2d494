import { at, type Cells } from './Cells.js'
import type { GridRules } from './gridRules.js'
import type { FindPin } from './indexPins.js'
import { endOf } from './order.js'
import type { LayItem } from './raiseTide.js'

/**
 * Compaction `wrap` (L-14): items flow like words, left to right; a line is as high as its highest
 * item, and what does not fit into it begins the next one. Statics are flowed around.
 */
export function flow(cells: Cells, { columns }: GridRules, findPin: FindPin): LayItem {
  let x = 0
  let top = 0
  let bottom = 0
  // Down to here the statics leave no place in a line that nothing else lies in.
  let next = Infinity
  return (item, isPinned) => {
    if (isPinned) return
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
      const pin = findPin(x, top, w, h)
      if (pin < 0) break
      x = at(cells.x, pin) + at(cells.w, pin)
      next = Math.min(next, endOf(cells, pin))
    }
    cells.x[item] = x
    cells.y[item] = top
    x += w
    bottom = Math.max(bottom, top + h)
  }
}
