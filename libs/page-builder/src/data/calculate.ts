import { columnOf, rowCount, type Cell, type ColumnType, type Frame } from './Frame.js'
import {
  CalculationError,
  CostError,
  NumberValue,
  TextValue,
  TimeValue,
  type CalculationFailure,
  type FormulaValue,
} from './formulaValues.js'
import { compileFormula, type RunnableFormula } from './readFormula.js'
import type { Calculate } from './transforms.js'

/** Makes a column of the others by a formula, row by row. Never throws. @public */
export const calculate: Calculate = (frame, transform, step, left) => {
  const { as, unit, decimals } = transform
  const read = compileFormula(transform.formula)
  if (!read.ok) return { kind: 'bad-formula', step, column: as }
  const { formula } = read
  const missing = formula.columns.find((name) => !columnOf(frame, name))
  if (missing !== undefined) return { kind: 'missing-column', step, column: missing }
  const rows = rowCount(frame)
  const budget = { left: left - rows * formula.parts }
  if (budget.left < 0) return { kind: 'too-costly', step, column: as }
  const made = runRows(frame, formula, rows, budget)
  if (!made) return { kind: 'too-costly', step, column: as }
  const { type, values } = typed(made, formula.type)
  const column = {
    ...{ name: as, type, values },
    ...(unit !== undefined && { unit }),
    ...(decimals !== undefined && { decimals }),
  }
  const isNew = !columnOf(frame, as)
  const columns = isNew
    ? [...frame.columns, column]
    : frame.columns.map((one) => (one.name === as ? column : one))
  const failures = [...made.failed].map(([why, { count, row }]) => ({
    ...{ step, column: as, why, rows: count, row },
  }))
  return { made: { ...frame, columns }, left: budget.left, failures }
}

interface Run {
  readonly results: FormulaValue[]
  readonly failed: Map<CalculationFailure, { count: number; row: number }>
}

/** Undefined where it costs too much. */
function runRows(
  frame: Frame,
  formula: RunnableFormula,
  rows: number,
  budget: { left: number },
): Run | undefined {
  const columns = formula.columns.flatMap((name) => columnOf(frame, name) ?? [])
  const run: Run = { results: [], failed: new Map() }
  for (let row = 0; row < rows; row += 1) {
    const values = new Map<string, FormulaValue>()
    for (const { name, type, values: cells } of columns) {
      values.set(name, valueOf(cells[row] ?? null, type))
    }
    let result: FormulaValue = null
    try {
      result = formula.run(values, budget)
    } catch (error) {
      if (error instanceof CostError) return undefined
      const isEmpty = [...values.values()].includes(null)
      // What has no value to calculate with stays empty.
      if (error instanceof CalculationError) fail(run, error.why, row)
      else if (!isEmpty) fail(run, 'types', row)
    }
    if (budget.left < 0) return undefined
    run.results.push(result)
  }
  return run
}

function fail({ failed }: Run, why: CalculationFailure, row: number): void {
  const known = failed.get(why)
  if (known) known.count += 1
  else failed.set(why, { count: 1, row })
}

function valueOf(cell: Cell, type: ColumnType): FormulaValue {
  if (typeof cell === 'number') return type === 'time' ? new TimeValue(cell) : new NumberValue(cell)
  return typeof cell === 'string' ? new TextValue(cell) : cell
}

/** Values of one type, that of the formula or of the first; a row of another has none. */
function typed(
  run: Run,
  known: ColumnType | undefined,
): { readonly type: ColumnType; readonly values: readonly Cell[] } {
  const { results } = run
  const first = results.find((one) => one !== null)
  const type = known ?? (first === undefined ? 'number' : typeOf(first))
  const values = results.map((one, row) => {
    if (one === null) return null
    if (typeOf(one) === type) return typeof one === 'boolean' ? one : one.value
    fail(run, 'mixed', row)
    return null
  })
  return { type, values }
}

function typeOf(value: Exclude<FormulaValue, null>): ColumnType {
  if (value instanceof NumberValue) return 'number'
  if (value instanceof TextValue) return 'string'
  return value instanceof TimeValue ? 'time' : 'boolean'
}
