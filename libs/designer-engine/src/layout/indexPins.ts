import { at, type Cells } from './Cells.js'
import { endOf, findFirst } from './order.js'

/** An item that stays and has cells in common with this rectangle, or -1. */
export type FindPin = (x: number, y: number, w: number, h: number) => number

/**
 * Finds items that stay by the columns they lie in, so that nobody who looks for a free place asks
 * them all.
 * @param items pairwise apart, from top to bottom; they keep their places
 */
export function indexPins(cells: Cells, items: Iterable<number>): FindPin {
  const columns: number[][] = []
  for (const item of items) {
    const x = at(cells.x, item)
    for (let column = x; column < x + at(cells.w, item); column += 1) {
      ;(columns[column] ??= []).push(item)
    }
  }
  return (x, y, w, h) => {
    for (let column = x; column < x + w && column < columns.length; column += 1) {
      const pins = columns[column]
      if (!pins) continue
      const pin = pins[findFirst(pins.length, (place) => endOf(cells, at(pins, place)) <= y)]
      if (pin !== undefined && at(cells.y, pin) < y + h) return pin
    }
    return -1
  }
}
