import { normalise } from './normalise.js'
import type { GridOptions, LayoutItem } from './types.js'

/**
 * The name of the widest breakpoint that a width reaches; the narrowest one when it reaches none.
 * @param breakpoints least widths in px by name
 * @throws RangeError when there is none
 */
export function breakpointAt(breakpoints: Readonly<Record<string, number>>, width: number): string {
  const sorted = Object.entries(breakpoints).sort(([, a], [, b]) => a - b)
  const found = sorted.findLast(([, least]) => width >= least) ?? sorted[0]
  if (!found) throw new RangeError('No breakpoints')
  return found[0]
}

/**
 * The layout of a breakpoint that has none of its own: widths and columns in proportion, rows as they
 * are (L-50). The same for the same input, so nobody has to keep it before somebody edits it.
 * @param columns of the layout that is given; `options.columns` are those of the layout that is made
 */
export function deriveLayout(
  items: readonly LayoutItem[],
  columns: number,
  options: GridOptions,
): LayoutItem[] {
  const scale = (options.columns ?? 24) / columns
  const scaled = normalise(items, { columns, allowOverlap: true }).items.map((item) => {
    const left = Math.round(item.x * scale)
    return {
      ...item,
      x: left,
      w: Math.max(1, item.minW ?? 1, Math.round((item.x + item.w) * scale) - left),
    }
  })
  return normalise(scaled, options).items
}
