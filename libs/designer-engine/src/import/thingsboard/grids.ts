import type { JsonObject } from '../../document/types.js'
import { gridLimits } from '../../layout/types.js'
import type { PathStep } from '../../schema/plain.js'
import { objectAt, type ForeignItem, type PageBuilder } from '../PageBuilder.js'

/** What a layout of ThingsBoard has that does not say: columns, and px between widgets. */
const usual = { columns: 24, margin: 10 }
const widestMargin = 1000

/** How a layout places its widgets. */
export interface Grid {
  /** As the layout says. */
  readonly columns: number
  /** As its widgets need: ThingsBoard widens a grid in which one reaches further. */
  readonly width: number
  /** Between widgets, in px. */
  readonly margin: number
}

/** The grid of a layout. Settings that no page can have are reported. */
export function readGrid(
  layout: JsonObject,
  items: readonly ForeignItem[],
  path: readonly PathStep[],
  builder: PageBuilder,
): Grid {
  const settings = objectAt(layout, 'gridSettings')
  const read = (name: keyof typeof usual, least: number, most: number): number => {
    const value = settings[name]
    if (isCount(value) && value >= least && value <= most) return value
    const isSaid = value !== undefined && value !== null
    if (isSaid) builder.report('bad-setting', [...path, 'gridSettings', name])
    return usual[name]
  }
  const columns = read('columns', 1, gridLimits.columns)
  const ends = items.map(({ place: { x, w } }) => (isCount(x) && isCount(w) ? x + w : 0))
  return { columns, width: widthOf(columns, ends), margin: read('margin', 0, widestMargin) }
}

/** How many columns a grid has whose widgets end at these. */
export function widthOf(columns: number, ends: readonly number[]): number {
  const widest = ends.reduce((most, end) => Math.max(most, end), columns)
  return Math.min(gridLimits.columns, widest)
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
}
