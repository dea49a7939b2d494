import type { PageNode } from '../document/types.js'

/** Cells for each item; grids of more are left to the rules of the layout, whose cost is that of the items. */
const maxCells = 1_000

/**
 * Whether a grid is compact at a glance: no item is static or lies on another, and each is at the top or has another
 * right above it, so that compaction (L-11) leaves all where they are. False says nothing.
 * @param items within the columns
 */
export function isPacked(items: readonly PageNode[], columns: number): boolean {
  let rows = 0
  for (const item of items) {
    if (item.static === true) return false
    rows = Math.max(rows, item.y + item.h)
  }
  if (rows * columns > maxCells * items.length) return false
  const taken = new Uint8Array(rows * columns)
  for (const { x, y, w, h } of items) {
    for (let row = y; row < y + h; row += 1) {
      const start = row * columns + x
      for (let cell = start; cell < start + w; cell += 1) {
        if (taken[cell] === 1) return false
        taken[cell] = 1
      }
    }
  }
  const isHeld = ({ x, y, w }: PageNode) => {
    const above = (y - 1) * columns + x
    for (let cell = above; cell < above + w; cell += 1) if (taken[cell] === 1) return true
    return y === 0
  }
  return items.every(isHeld)
}
