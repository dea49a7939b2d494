import type { GridRules } from './gridRules.js'
import { deepest } from './fitItem.js'
import { clamp } from './clamp.js'
import type { LayoutProblemKind } from './problems.js'
import { gridLimits, type LayoutItem } from './types.js'

/** Makes of anything an item within the bounds of the grid (L-40 to L-44), downwards within 32 bits. */
export function readItem(
  id: string,
  value: object,
  { columns, maxRows }: GridRules,
  report: (kind: LayoutProblemKind) => void,
): LayoutItem {
  const given = value as Record<string, unknown>
  const read = (name: string, fallback: number) => {
    const number = given[name]
    if (typeof number === 'number' && !Number.isNaN(number)) {
      const whole = Math.round(number)
      if (whole !== number) report('bad-number')
      return whole
    }
    report('bad-number')
    return fallback
  }
  const fit = (number: number, least: number, most: number) => {
    const fitted = clamp(number, least, most)
    if (fitted !== number) report('out-of-bounds')
    return fitted + 0 // never -0
  }
  const readLimit = (name: string, most: number) => {
    const number = given[name]
    if (number === undefined) return undefined
    if (typeof number === 'number' && number >= 1) return Math.min(Math.floor(number), most)
    report('bad-limits')
    return undefined
  }

  const mostH = Math.min(gridLimits.height, maxRows)
  const item: LayoutItem = { id, x: 0, y: 0, w: 1, h: 1 }
  const minW = readLimit('minW', columns)
  const minH = readLimit('minH', mostH)
  const maxW = readLimit('maxW', columns)
  const maxH = readLimit('maxH', mostH)
  if (minW !== undefined) item.minW = minW
  if (minH !== undefined) item.minH = minH
  if (maxW !== undefined && maxW >= (minW ?? 1)) item.maxW = maxW
  else if (maxW !== undefined) report('bad-limits')
  if (maxH !== undefined && maxH >= (minH ?? 1)) item.maxH = maxH
  else if (maxH !== undefined) report('bad-limits')
  const aspect = given['aspect']
  if (typeof aspect === 'number' && aspect >= 0.001 && aspect <= gridLimits.columns) {
    item.aspect = aspect
  } else if (aspect !== undefined) {
    report('bad-limits')
  }
  if (given['static'] === true) item.static = true

  item.w = fit(read('w', 1), minW ?? 1, item.maxW ?? columns)
  item.h = fit(read('h', 1), minH ?? 1, item.maxH ?? mostH)
  item.x = fit(read('x', 0), 0, columns - item.w)
  item.y = fit(Math.min(read('y', 0), deepest), 0, maxRows - item.h)
  return item
}
