import { columnOf, type Cell, type Frame, type FrameColumn } from '../../data/Frame.js'
import { numberColumn } from '../numberColumns.js'
import type { HeatMapProps } from './props.js'

/** How many steps of depth there are. */
const steps = 5
/** So many rows and columns are drawn. */
export const mostNames = { rows: 100, columns: 60 }

type Named = Pick<HeatMapProps, 'row' | 'across'>

/** The columns that name rows and columns: those that are said, else the first two without numbers. */
export function namesOf(
  frame: Frame,
  { row, across }: Named,
): readonly [row: FrameColumn, across: FrameColumn] | undefined {
  const others = frame.columns.filter(
    ({ type, name }) => type !== 'number' && name !== row && name !== across,
  )
  const first = row === '' ? others.shift() : columnOf(frame, row)
  const second = across === '' ? others.shift() : columnOf(frame, across)
  return first && second && [first, second]
}

/** One value and how deep it is: 0 to 4. */
export interface HeatCell {
  readonly value: number
  readonly step: number
}

/** A table of values. */
export interface Heat {
  readonly column: FrameColumn
  readonly names: readonly [row: FrameColumn, across: FrameColumn]
  readonly rows: readonly Cell[]
  readonly columns: readonly Cell[]
  /** How many names there are; more than are shown: some are left out. */
  readonly all: { readonly rows: number; readonly columns: number }
  /** Values with the same two names are added up. */
  readonly at: (row: Cell, column: Cell) => HeatCell | undefined
}

/** Reads a frame as values by two names each; undefined where it lacks something. */
export function readHeat(frame: Frame, props: HeatMapProps): Heat | undefined {
  const names = namesOf(frame, props)
  const column = numberColumn(frame, props.column)
  if (!names || !column) return undefined
  const [row, across] = names
  const sums = new Map<Cell, Map<Cell, number>>()
  for (const [at, value] of column.values.entries()) {
    if (typeof value !== 'number') continue
    const of = sums.get(row.values[at] ?? null) ?? new Map<Cell, number>()
    sums.set(row.values[at] ?? null, of)
    const name = across.values[at] ?? null
    of.set(name, (of.get(name) ?? 0) + value)
  }
  const all = [...sums.values()].flatMap((of) => [...of.values()])
  const least = all.reduce((low, value) => Math.min(low, value), Infinity)
  const range = all.reduce((high, value) => Math.max(high, value), -Infinity) - least
  const [rows, columns] = [[...new Set(row.values)], [...new Set(across.values)]]
  return {
    ...{ column, names },
    rows: rows.slice(0, mostNames.rows),
    columns: columns.slice(0, mostNames.columns),
    all: { rows: rows.length, columns: columns.length },
    at: (rowName, columnName) => {
      const value = sums.get(rowName)?.get(columnName)
      if (value === undefined) return undefined
      const share = range === 0 ? 0 : (value - least) / range
      return { value, step: Math.min(steps - 1, Math.floor(share * steps)) }
    },
  }
}
