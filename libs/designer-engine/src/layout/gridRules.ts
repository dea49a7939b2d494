import { gridLimits, type GridOptions } from './types.js'

/** `GridOptions` with nothing left open. */
export type GridRules = Required<GridOptions>

const compactions: readonly unknown[] = ['vertical', 'horizontal', 'none', 'wrap']

/** @throws RangeError for rules that no grid can have (L-3) */
export function readRules(options: GridOptions): GridRules {
  const rules: GridRules = {
    columns: options.columns ?? 24,
    compaction: options.compaction ?? 'vertical',
    maxRows: options.maxRows ?? Infinity,
    preventCollision: options.preventCollision ?? false,
    allowOverlap: options.allowOverlap ?? false,
  }
  const { columns, maxRows } = rules
  if (!Number.isInteger(columns) || columns < 1 || columns > gridLimits.columns) {
    throw new RangeError(`columns: ${columns} is no whole number from 1 to ${gridLimits.columns}`)
  }
  if (!(maxRows >= 1)) throw new RangeError(`maxRows: ${maxRows} is less than 1`)
  if (!compactions.includes(rules.compaction)) throw new RangeError('compaction: unknown')
  return rules
}

/** Whether all keep an order by rows or columns, and others change places with what is dragged. */
export function isLifting({ compaction, allowOverlap }: GridRules): boolean {
  return (compaction === 'vertical' || compaction === 'horizontal') && !allowOverlap
}
