import { assert } from './assert.js'
import { clamp } from './clamp.js'
import { gridLimits, type GridOptions } from './types.js'

/** `GridOptions` with nothing left open. */
export type GridRules = Required<GridOptions>

const compactions: readonly unknown[] = ['vertical', 'horizontal', 'none', 'wrap']

/** @throws RangeError for rules that no grid can have (L-3) */
export function readRules({
  columns = 24,
  compaction = 'vertical',
  maxRows = Infinity,
  preventCollision = false,
  allowOverlap = false,
}: GridOptions): GridRules {
  const most = gridLimits.columns
  assert(
    columns === clamp(Math.round(columns), 1, most),
    `columns: ${columns} is no whole number from 1 to ${most}`,
  )
  assert(maxRows >= 1, `maxRows: ${maxRows} is less than 1`)
  assert(compactions.includes(compaction), 'compaction: unknown')
  return { columns, compaction, maxRows, preventCollision, allowOverlap }
}

/** Whether all keep an order by rows or columns, and others change places with what is dragged. */
export function isLifting({ compaction, allowOverlap }: GridRules): boolean {
  return (compaction === 'vertical' || compaction === 'horizontal') && !allowOverlap
}
