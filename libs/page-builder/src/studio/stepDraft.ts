import type { Json, JsonObject } from '@spruce/designer-engine'
import type { Cell } from '../data/Frame.js'
import { mostTransforms, readTransforms, type Transform } from '../data/transforms.js'
import { loadedFormulas } from './lateFormulas.js'

/** The kinds of steps, in the order in which they are offered. */
export const stepKinds = [
  'filter',
  'sort',
  'limit',
  'choose',
  'group',
  'join',
  'calculate',
] as const

export type StepKind = (typeof stepKinds)[number]

/** The cells of one row of a step, as texts by their names. */
export type StepRow = Readonly<Record<string, string>>

/** What a form holds of a step. */
export interface StepDraft {
  readonly kind: StepKind
  /** One of a filter, a limit, a join, a calculation; the columns of the others. */
  readonly rows: readonly StepRow[]
  /** Of a group: the columns that make one. */
  readonly keys: readonly StepRow[]
}

/** What a filter compares with. */
export const valueTypes = ['string', 'number', 'boolean'] as const

/** The row that a step of this kind begins with. */
export function emptyRow(kind: StepKind): StepRow {
  switch (kind) {
    case 'filter':
      return { column: '', is: 'eq', type: 'string', value: '' }
    case 'sort':
      return { column: '', order: 'up' }
    case 'limit':
      return { rows: '10' }
    case 'choose':
      return { name: '', as: '' }
    case 'group':
      return { make: 'sum', column: '', as: '' }
    case 'join':
      return { query: '', key: '', otherKey: '', isInner: 'no' }
    case 'calculate':
      return { as: '', formula: '', unit: '', decimals: '' }
  }
}

/** A new step. */
export function emptyStep(kind: StepKind): StepDraft {
  return { kind, rows: [emptyRow(kind)], keys: kind === 'group' ? [{ column: '' }] : [] }
}

/** The draft of a stored step. */
export function stepDraftOf(step: Transform): StepDraft {
  const { kind } = step
  const keys: readonly StepRow[] = []
  switch (kind) {
    case 'filter': {
      const { column, is, value = null } = step
      return { kind, keys, rows: [{ column, is, type: typeOf(value), value: String(value ?? '') }] }
    }
    case 'sort':
      return {
        ...{ kind, keys },
        rows: step.by.map(({ column, isDescending }) => ({
          column,
          order: isDescending ? 'down' : 'up',
        })),
      }
    case 'limit':
      return { kind, keys, rows: [{ rows: String(step.rows) }] }
    case 'choose':
      return { kind, keys, rows: step.columns.map(({ name, as = '' }) => ({ name, as })) }
    case 'group':
      return {
        kind,
        keys: step.by.map((column) => ({ column })),
        rows: step.values.map(({ column, make, as = '' }) => ({ make, column, as })),
      }
    case 'join': {
      const { query, key, otherKey = '', isInner } = step
      return { kind, keys, rows: [{ query, key, otherKey, isInner: isInner ? 'yes' : 'no' }] }
    }
    case 'calculate': {
      const { as, formula, unit = '', decimals = '' } = step
      return { kind, keys, rows: [{ as, formula, unit, decimals: String(decimals) }] }
    }
  }
}

function typeOf(value: Cell): (typeof valueTypes)[number] {
  if (typeof value === 'number') return 'number'
  return typeof value === 'boolean' ? 'boolean' : 'string'
}

/** The step as a page stores it; rows without a column are left out. */
export function storedStep({ kind, rows, keys }: StepDraft): JsonObject {
  const [first = {}] = rows
  switch (kind) {
    case 'filter': {
      const { column = '', is = 'eq' } = first
      const hasValue = is !== 'empty' && is !== 'filled'
      return { kind, column, is, ...(hasValue && { value: valueOf(first) }) }
    }
    case 'sort':
      return {
        kind,
        by: filled(rows, 'column').map(({ column = '', order }) => ({
          ...{ column },
          ...(order === 'down' && { isDescending: true }),
        })),
      }
    case 'limit':
      return { kind, rows: /^\d+$/.test(first['rows'] ?? '') ? Number(first['rows']) : -1 }
    case 'choose':
      return {
        kind,
        columns: filled(rows, 'name').map(({ name = '', as = '' }) => ({
          ...{ name },
          ...(as !== '' && { as }),
        })),
      }
    case 'group':
      return {
        kind,
        by: filled(keys, 'column').map(({ column = '' }) => column),
        values: filled(rows, 'column').map(({ make = 'sum', column = '', as = '' }) => ({
          ...{ column, make },
          ...(as !== '' && { as }),
        })),
      }
    case 'join': {
      const { query = '', key = '', otherKey = '', isInner } = first
      return {
        ...{ kind, query, key },
        ...(otherKey !== '' && { otherKey }),
        ...(isInner === 'yes' && { isInner: true }),
      }
    }
    case 'calculate': {
      const { as = '', formula = '', unit = '', decimals = '' } = first
      const digits = decimals.trim()
      return {
        ...{ kind, as: as.trim(), formula },
        ...(unit.trim() !== '' && { unit: unit.trim() }),
        ...(digits !== '' && { decimals: /^\d+$/.test(digits) ? Number(digits) : -1 }),
      }
    }
  }
}

function filled(rows: readonly StepRow[], name: string): readonly StepRow[] {
  return rows.filter((row) => (row[name] ?? '') !== '')
}

/** A number or yes and no as such; NaN, which no page stores, for what is no number. */
function valueOf({ type, value = '' }: StepRow): Json {
  if (type === 'boolean') return value === 'true'
  if (type === 'number') return value.trim() === '' ? Number.NaN : Number(value)
  return value
}

/** The first step that says nothing that can be done, counted from 1; undefined where all can. */
export function wrongStep(steps: readonly StepDraft[]): number | undefined {
  if (steps.length > mostTransforms) return mostTransforms + 1
  const at = steps.findIndex((step) => {
    const stored = storedStep(step)
    const isEmpty =
      (step.kind === 'sort' || step.kind === 'choose') &&
      filled(step.rows, nameOf(step)).length === 0
    return isEmpty || hasBadFormula(step) || readTransforms([stored]) === undefined
  })
  return at === -1 ? undefined : at + 1
}

/** Whether its formula is missing, or known to be wrong. */
function hasBadFormula({ kind, rows: [first] }: StepDraft): boolean {
  if (kind !== 'calculate') return false
  const { formula = '' } = first ?? {}
  return formula.trim() === '' || loadedFormulas()?.readFormula(formula).ok === false
}

function nameOf({ kind }: StepDraft): string {
  return kind === 'choose' ? 'name' : 'column'
}
