import type { Cell, ColumnType, FrameColumn } from './Frame.js'
import type { Aggregation } from './transforms.js'

/** Whether values of a type become one this way: only numbers and times have a sum. */
export function canAggregate(type: ColumnType, make: Aggregation): boolean {
  return type === 'number' || type === 'time' || (make !== 'sum' && make !== 'avg')
}

/** Values of a column as one; undefined where they have none: the sum of texts, or one beyond all numbers. */
export function aggregate(
  { type, values }: Pick<FrameColumn, 'type' | 'values'>,
  make: Aggregation,
): Cell | undefined {
  if (!canAggregate(type, make)) return undefined
  const made = aggregateFilled(
    values.filter((value) => value !== null),
    make,
  )
  return typeof made === 'number' && !Number.isFinite(made) ? undefined : made
}

function aggregateFilled(cells: readonly Exclude<Cell, null>[], make: Aggregation): Cell {
  if (make === 'count') return cells.length
  if (cells.length === 0) return null
  switch (make) {
    case 'first':
      return cells[0] ?? null
    case 'last':
      return cells.at(-1) ?? null
    case 'min':
      return cells.reduce((least, cell) => (compareCells(cell, least) < 0 ? cell : least))
    case 'max':
      return cells.reduce((most, cell) => (compareCells(cell, most) > 0 ? cell : most))
    case 'sum':
      return sumOf(cells)
    case 'avg':
      return sumOf(cells) / cells.length
  }
}

function sumOf(cells: readonly Cell[]): number {
  return cells.reduce<number>((sum, cell) => sum + Number(cell), 0)
}

/** By number, or by code points: the same on every machine, whatever its language. */
export function compareCells(one: Exclude<Cell, null>, other: Exclude<Cell, null>): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
