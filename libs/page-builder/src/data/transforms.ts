import {
  columnOf,
  frameLimits,
  isRecord,
  rowCount,
  takeRows,
  type Cell,
  type Frame,
  type FrameColumn,
} from './Frame.js'
import type { CalculationFailure } from './formulaValues.js'

/** The ways to compare, in the order in which they are offered. @public */
export const comparisons = [
  ...(['eq', 'ne', 'lt', 'le', 'gt', 'ge'] as const),
  ...(['contains', 'empty', 'filled'] as const),
] as const

/** How a filter compares a value with its own. @public */
export type Comparison = (typeof comparisons)[number]

/** The ways to make one of many values, in the order in which they are offered. @public */
export const aggregations = ['sum', 'avg', 'min', 'max', 'count', 'first', 'last'] as const

/** How many values become one. @public */
export type Aggregation = (typeof aggregations)[number]

/** Keeps the columns that are named, in this order, under other names where they are given. @public */
export interface ChooseTransform {
  readonly kind: 'choose'
  readonly columns: readonly { readonly name: string; readonly as?: string }[]
}

/** Keeps the rows whose value compares. @public */
export interface FilterTransform {
  readonly kind: 'filter'
  readonly column: string
  readonly is: Comparison
  readonly value?: Cell
}

/** Sorts by columns, the first before the others; empty values come last. @public */
export interface SortTransform {
  readonly kind: 'sort'
  readonly by: readonly { readonly column: string; readonly isDescending?: boolean }[]
}

/** Keeps the first rows. @public */
export interface LimitTransform {
  readonly kind: 'limit'
  readonly rows: number
}

/** One row for each group, or one for all when nothing is named. @public */
export interface GroupTransform {
  readonly kind: 'group'
  readonly by: readonly string[]
  readonly values: readonly {
    readonly column: string
    readonly make: Aggregation
    readonly as?: string
  }[]
}

/** Puts the columns of another query beside, row by row where the keys are the same. @public */
export interface JoinTransform {
  readonly kind: 'join'
  /** The id of the other query. */
  readonly query: string
  readonly key: string
  /** What the key is called there; default: the same. */
  readonly otherKey?: string
  /** Whether rows stay that have no other; default: they do. */
  readonly isInner?: boolean
}

/** Adds a column that a formula makes of the others, row by row; one of that name is replaced. @public */
export interface CalculateTransform {
  readonly kind: 'calculate'
  /** What the column is called. */
  readonly as: string
  /** Reaches a column as `row["name"]`. */
  readonly formula: string
  readonly unit?: string
  /** Digits after the point, 0 to 10. */
  readonly decimals?: number
}

/** One step from a frame to another, as data. @public */
export type Transform =
  | ChooseTransform
  | FilterTransform
  | SortTransform
  | LimitTransform
  | GroupTransform
  | JoinTransform
  | CalculateTransform

/** Why a step cannot be done. @public */
export type TransformProblem =
  | { readonly kind: 'missing-column'; readonly step: number; readonly column: string }
  | { readonly kind: 'missing-query'; readonly step: number; readonly query: string }
  | { readonly kind: 'not-a-number'; readonly step: number; readonly column: string }
  | { readonly kind: 'duplicate-name'; readonly step: number; readonly column: string }
  | { readonly kind: 'bad-formula'; readonly step: number; readonly column: string }
  | { readonly kind: 'too-costly'; readonly step: number; readonly column: string }

/** Rows of a calculated column that have no value, for one reason. @public */
export interface CellFailure {
  readonly step: number
  readonly column: string
  readonly why: CalculationFailure
  /** How many. */
  readonly rows: number
  /** The first of them, from 0. */
  readonly row: number
}

/** What the steps made, or the first that could not be done. @public */
export type Transformed =
  | {
      readonly ok: true
      readonly frame: Frame
      /** What has no value where a formula should have made one; none: absent. */
      readonly failures?: readonly CellFailure[]
    }
  | { readonly ok: false; readonly problem: TransformProblem }

/** So many steps a query has at most. @public */
export const mostTransforms = 20

/** Signs that a formula has at most. */
export const formulaLength = 1_000

/** What the formulas of one query may cost together: their parts times the rows, and more for long texts. @public */
export const mostCalculation = 2_000_000

/**
 * Makes one calculated column. It comes from beside, with the library that it needs: who has no formula loads none.
 * @param left what it may cost @public
 */
export type Calculate = (
  frame: Frame,
  transform: CalculateTransform,
  step: number,
  left: number,
) =>
  | TransformProblem
  | {
      readonly made: Frame
      readonly left: number
      readonly failures: readonly CellFailure[]
    }

type Step = Frame | TransformProblem

/**
 * Does the steps one after the other. Pure, and never throws: the same on a server and in a browser.
 * @param frameOf what other queries answered, by id
 * @param calculate what runs formulas; without it a step that has one cannot be done @public
 */
export function applyTransforms(
  frame: Frame,
  transforms: readonly Transform[],
  frameOf: (query: string) => Frame | undefined = () => undefined,
  calculate?: Calculate,
): Transformed {
  let made = frame
  let left = mostCalculation
  const failures: CellFailure[] = []
  for (const [step, transform] of transforms.entries()) {
    if (transform.kind === 'calculate') {
      const { as: column } = transform
      const done = calculate?.(made, transform, step, left) ?? { kind: 'bad-formula', step, column }
      if ('kind' in done) return { ok: false, problem: done }
      made = done.made
      left = done.left
      failures.push(...done.failures)
      continue
    }
    const next = applyOne(made, transform, step, frameOf)
    if ('kind' in next) return { ok: false, problem: next }
    made = next
  }
  return { ok: true, frame: made, ...(failures.length > 0 && { failures }) }
}

function applyOne(
  frame: Frame,
  transform: Exclude<Transform, CalculateTransform>,
  step: number,
  frameOf: (query: string) => Frame | undefined,
): Step {
  switch (transform.kind) {
    case 'choose':
      return choose(frame, transform, step)
    case 'filter':
      return filter(frame, transform, step)
    case 'sort':
      return sort(frame, transform, step)
    case 'limit':
      return takeRows(frame, rowsBelow(Math.min(transform.rows, rowCount(frame))))
    case 'group':
      return group(frame, transform, step)
    case 'join':
      return join(frame, transform, step, frameOf(transform.query))
  }
}

function choose(frame: Frame, { columns }: ChooseTransform, step: number): Step {
  const made: FrameColumn[] = []
  for (const { name, as = name } of columns) {
    const column = columnOf(frame, name)
    if (!column) return missing(step, name)
    if (made.some((one) => one.name === as)) return duplicate(step, as)
    const { label, ...rest } = column
    made.push({ ...rest, name: as, ...(label !== undefined && as === name && { label }) })
  }
  return { ...frame, columns: made }
}

function filter(frame: Frame, { column, is, value = null }: FilterTransform, step: number): Step {
  const found = columnOf(frame, column)
  if (!found) return missing(step, column)
  const rows = rowsBelow(rowCount(frame)).filter((row) =>
    compares(found.values[row] ?? null, is, value),
  )
  return takeRows(frame, rows)
}

function compares(one: Cell, is: Comparison, other: Cell): boolean {
  if (is === 'empty') return one === null || one === ''
  if (is === 'filled') return one !== null && one !== ''
  if (is === 'eq') return one === other
  if (is === 'ne') return one !== other
  if (is === 'contains') {
    return typeof one === 'string' && one.toLowerCase().includes(String(other).toLowerCase())
  }
  if (one === null || other === null || typeof one !== typeof other) return false
  const order = compareCells(one, other)
  if (is === 'lt') return order < 0
  if (is === 'le') return order <= 0
  return is === 'gt' ? order > 0 : order >= 0
}

function sort(frame: Frame, { by }: SortTransform, step: number): Step {
  const keys: { values: readonly Cell[]; sign: number }[] = []
  for (const { column, isDescending = false } of by) {
    const found = columnOf(frame, column)
    if (!found) return missing(step, column)
    keys.push({ values: found.values, sign: isDescending ? -1 : 1 })
  }
  const rows = rowsBelow(rowCount(frame)).sort((a, b) => {
    for (const { values, sign } of keys) {
      const one = values[a] ?? null
      const other = values[b] ?? null
      if (one === null || other === null) {
        if (one !== other) return one === null ? 1 : -1
        continue
      }
      const order = compareCells(one, other) * sign
      if (order !== 0) return order
    }
    return a - b
  })
  return takeRows(frame, rows)
}

/** By number, or by code points: the same on every machine, whatever its language. */
function compareCells(one: Exclude<Cell, null>, other: Exclude<Cell, null>): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

function group(frame: Frame, { by, values }: GroupTransform, step: number): Step {
  const keys: FrameColumn[] = []
  for (const name of by) {
    const found = columnOf(frame, name)
    if (!found) return missing(step, name)
    keys.push(found)
  }
  const groups = new Map<string, number[]>()
  for (const row of rowsBelow(rowCount(frame))) {
    const key = JSON.stringify(keys.map((column) => column.values[row] ?? null))
    const rows = groups.get(key)
    if (rows) rows.push(row)
    else groups.set(key, [row])
  }
  const firsts = [...groups.values()].map(([first = 0]) => first)
  const made = takeRows({ columns: keys }, firsts).columns.slice()
  for (const { column: name, make, as = `${make}_${name}` } of values) {
    const column = columnOf(frame, name)
    if (!column) return missing(step, name)
    const isNumeric = column.type === 'number' || column.type === 'time'
    if (!isNumeric && (make === 'sum' || make === 'avg')) {
      return { kind: 'not-a-number', step, column: name }
    }
    if (made.some((one) => one.name === as)) return duplicate(step, as)
    const cells = [...groups.values()].map((rows) =>
      aggregate(
        rows.flatMap((row) => column.values[row] ?? []),
        make,
      ),
    )
    if (cells.some((cell) => typeof cell === 'number' && !Number.isFinite(cell))) {
      return { kind: 'not-a-number', step, column: name }
    }
    made.push({
      name: as,
      type: make === 'count' ? 'number' : column.type,
      values: cells,
      ...(make !== 'count' && column.unit !== undefined && { unit: column.unit }),
      ...(make !== 'count' && column.decimals !== undefined && { decimals: column.decimals }),
    })
  }
  return { ...frame, columns: made }
}

function aggregate(cells: readonly Exclude<Cell, null>[], make: Aggregation): Cell {
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

function join(
  frame: Frame,
  { query, key, otherKey = key, isInner = false }: JoinTransform,
  step: number,
  other: Frame | undefined,
): Step {
  if (!other) return { kind: 'missing-query', step, query }
  const own = columnOf(frame, key)
  if (!own) return missing(step, key)
  const theirs = columnOf(other, otherKey)
  if (!theirs) return missing(step, otherKey)
  const added = other.columns.filter(({ name }) => name !== otherKey)
  const twice = added.find(({ name }) => columnOf(frame, name))
  if (twice) return duplicate(step, twice.name)
  const rowsOf = new Map<Cell, number[]>()
  theirs.values.forEach((value, row) => {
    if (value === null) return
    const rows = rowsOf.get(value)
    if (rows) rows.push(row)
    else rowsOf.set(value, [row])
  })
  const left: number[] = []
  const right: number[] = []
  let isCut = frame.isCut === true || other.isCut === true
  for (const row of rowsBelow(rowCount(frame))) {
    const found = rowsOf.get(own.values[row] ?? null) ?? (isInner ? [] : [-1])
    for (const one of found) {
      if (left.length >= frameLimits.rows) {
        isCut = true
        break
      }
      left.push(row)
      right.push(one)
    }
  }
  const columns = [...takeRows(frame, left).columns, ...takeRows({ columns: added }, right).columns]
  return { columns, ...(isCut && { isCut }) }
}

function rowsBelow(count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, row) => row)
}

function missing(step: number, column: string): TransformProblem {
  return { kind: 'missing-column', step, column }
}

function duplicate(step: number, column: string): TransformProblem {
  return { kind: 'duplicate-name', step, column }
}

/** The steps of a stored query; undefined where one is none, for half of the steps say something else. @public */
export function readTransforms(input: unknown): readonly Transform[] | undefined {
  if (input === undefined) return []
  if (!Array.isArray(input) || input.length > mostTransforms) return undefined
  const steps = input.map(readTransform)
  return steps.every((step) => step !== undefined) ? steps : undefined
}

function readTransform(input: unknown): Transform | undefined {
  if (!isRecord(input)) return undefined
  switch (input['kind']) {
    case 'choose': {
      const columns = readList(input['columns'], (one) => {
        const { name, as } = one
        if (!isName(name) || !isOptionalName(as)) return undefined
        return { name, ...(as !== undefined && { as }) }
      })
      return columns && { kind: 'choose', columns }
    }
    case 'filter': {
      const { column, is, value } = input
      if (!isName(column) || !isOneOf(comparisons, is) || !isCellOrNone(value)) return undefined
      return {
        kind: 'filter',
        column,
        is,
        ...(value !== undefined && { value }),
      }
    }
    case 'sort': {
      const by = readList(input['by'], ({ column, isDescending }) =>
        isName(column) ? { column, ...(isDescending === true && { isDescending }) } : undefined,
      )
      return by && { kind: 'sort', by }
    }
    case 'limit': {
      const { rows } = input
      const isCount =
        Number.isInteger(rows) && Number(rows) >= 0 && Number(rows) <= frameLimits.rows
      return isCount ? { kind: 'limit', rows: Number(rows) } : undefined
    }
    case 'group':
      return readGroup(input)
    case 'join': {
      const { query, key, otherKey, isInner } = input
      if (!isName(query) || !isName(key) || !isOptionalName(otherKey)) return undefined
      return {
        ...{ kind: 'join', query, key },
        ...(otherKey !== undefined && { otherKey }),
        ...(isInner === true && { isInner }),
      }
    }
    case 'calculate':
      return readCalculate(input)
    default:
      return undefined
  }
}

/** Its formula is read where it runs, and where a page is saved. */
function readCalculate(input: Record<string, unknown>): CalculateTransform | undefined {
  const { as, formula, unit, decimals } = input
  if (!isName(as) || !isOptionalName(unit)) return undefined
  if (typeof formula !== 'string' || formula.length > formulaLength) return undefined
  const isDigits = Number.isInteger(decimals) && Number(decimals) >= 0 && Number(decimals) <= 10
  if (decimals !== undefined && !isDigits) return undefined
  return {
    ...{ kind: 'calculate', as, formula },
    ...(unit !== undefined && { unit }),
    ...(decimals !== undefined && { decimals: Number(decimals) }),
  }
}

function readGroup(input: Record<string, unknown>): GroupTransform | undefined {
  const by: unknown = input['by']
  if (!Array.isArray(by) || by.length > frameLimits.columns || !by.every(isName)) return undefined
  const values = readList(input['values'], ({ column, make, as }) => {
    if (!isName(column) || !isOneOf(aggregations, make) || !isOptionalName(as)) return undefined
    return { column, make, ...(as !== undefined && { as }) }
  })
  return values && { kind: 'group', by, values }
}

function readList<Item>(
  input: unknown,
  read: (one: Record<string, unknown>) => Item | undefined,
): readonly Item[] | undefined {
  if (!Array.isArray(input) || input.length > frameLimits.columns) return undefined
  const items = input.map((one) => (isRecord(one) ? read(one) : undefined))
  return items.every((item) => item !== undefined) ? items : undefined
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= frameLimits.name
}

function isOneOf<Of>(list: readonly Of[], value: unknown): value is Of {
  return (list as readonly unknown[]).includes(value)
}

function isOptionalName(value: unknown): value is string | undefined {
  return value === undefined || isName(value)
}

function isCellOrNone(value: unknown): value is Cell | undefined {
  if (value === undefined || value === null || typeof value === 'boolean') return true
  if (typeof value === 'string') return value.length <= frameLimits.text
  return typeof value === 'number' && Number.isFinite(value)
}
