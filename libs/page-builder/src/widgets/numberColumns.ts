import { columnOf, type Cell, type Frame, type FrameColumn } from '../data/Frame.js'
import { aggregate } from '../data/aggregate.js'
import type { Aggregation } from '../data/transforms.js'
import { lackingColumns, type Lack } from '../runtime/WidgetDefinition.js'

/** The column that is named, else the first one of numbers. */
export function numberColumn(frame: Frame, name: string): FrameColumn | undefined {
  if (name === '') return frame.columns.find(({ type }) => type === 'number')
  const column = columnOf(frame, name)
  return column?.type === 'number' ? column : undefined
}

/** What a frame lacks for one number column: by its name, or at all. */
export function lackingNumber(frame: Frame, name: string): readonly Lack[] {
  if (numberColumn(frame, name)) return []
  const lacks = lackingColumns(frame, [name])
  return lacks.length > 0 ? lacks : [{ type: 'number' }]
}

/** The column that is named, else the first that has no numbers: what rows are called. */
export function nameColumn(frame: Frame, name: string): FrameColumn | undefined {
  if (name !== '') return columnOf(frame, name)
  return frame.columns.find(({ type }) => type !== 'number')
}

/** Many values of a column as one; null where there are none, or none can be made. */
export function aggregateColumn(column: FrameColumn, make: Aggregation): Cell {
  return column.values.length === 0 ? null : (aggregate(column, make) ?? null)
}

/** A value as a number, where it is one. */
export function numberOf(value: Cell | undefined): number | null {
  return typeof value === 'number' ? value : null
}

/** What a frame lacks for named columns of numbers, or for any; `others` may be of any type. */
export function lackingNumbers(
  frame: Frame,
  names: readonly string[],
  others: readonly string[],
): readonly Lack[] {
  const lacks = [
    ...lackingColumns(frame, others),
    ...names.filter((name) => name !== '').flatMap((name) => lackingNumber(frame, name)),
  ]
  return lacks.length > 0 ? lacks : lackingNumber(frame, names.find((name) => name !== '') ?? '')
}
