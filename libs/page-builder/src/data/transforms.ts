import { frameLimits, isRecord, type Cell, type Frame } from './Frame.js'
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
