/** What the values of a column are; a time is a number of milliseconds since 1970. @public */
export type ColumnType = 'number' | 'string' | 'time' | 'boolean'

/** One value of a frame. @public */
export type Cell = number | string | boolean | null

/** A named column; its values have one type, null where there is none. @public */
export interface FrameColumn {
  /** Unique in its frame; what transforms and widgets call it. */
  readonly name: string
  readonly type: ColumnType
  readonly values: readonly Cell[]
  /** What people call it; default: its name. */
  readonly label?: string
  /** Of every value: 人, %, °C. */
  readonly unit?: string
  /** Digits after the point, 0 to 10. */
  readonly decimals?: number
}

/** A table by columns: what a query answers and a widget shows. @public */
export interface Frame {
  readonly columns: readonly FrameColumn[]
  /** There was more than a frame holds. */
  readonly isCut?: boolean
}

/** How much a frame holds. @public */
export const frameLimits = { rows: 10_000, columns: 100, text: 10_000, name: 200 } as const

/** Why something is no frame. @public */
export type FrameProblem =
  | { readonly kind: 'not-a-frame' }
  | { readonly kind: 'too-many-columns' }
  | { readonly kind: 'too-many-rows' }
  | { readonly kind: 'bad-name'; readonly column: number }
  | { readonly kind: 'duplicate-name'; readonly name: string }
  | { readonly kind: 'bad-type'; readonly name: string }
  | { readonly kind: 'uneven'; readonly name: string }
  | { readonly kind: 'bad-value'; readonly name: string; readonly row: number }
  | { readonly kind: 'bad-format'; readonly name: string }

/** A frame, or what is wrong with it. @public */
export type ReadFrame =
  | { readonly ok: true; readonly frame: Frame }
  | { readonly ok: false; readonly problem: FrameProblem }

const columnTypes: readonly unknown[] = ['number', 'string', 'time', 'boolean']

/** Checks what came from outside; fields that a frame does not have are left out. Never throws. @public */
export function readFrame(input: unknown): ReadFrame {
  if (!isRecord(input) || !Array.isArray(input['columns'])) return failed({ kind: 'not-a-frame' })
  const given: readonly unknown[] = input['columns']
  if (given.length > frameLimits.columns) return failed({ kind: 'too-many-columns' })
  const columns: FrameColumn[] = []
  for (const [at, one] of given.entries()) {
    const column = readColumn(one, at)
    if ('kind' in column) return failed(column)
    if (columns.some(({ name }) => name === column.name)) {
      return failed({ kind: 'duplicate-name', name: column.name })
    }
    if (column.values.length !== (columns[0] ?? column).values.length) {
      return failed({ kind: 'uneven', name: column.name })
    }
    columns.push(column)
  }
  return { ok: true, frame: { columns, ...(input['isCut'] === true && { isCut: true }) } }
}

function readColumn(input: unknown, at: number): FrameColumn | FrameProblem {
  if (!isRecord(input)) return { kind: 'not-a-frame' }
  const { name, type, values, label, unit, decimals } = input
  if (typeof name !== 'string' || name === '' || name.length > frameLimits.name) {
    return { kind: 'bad-name', column: at }
  }
  if (!columnTypes.includes(type)) return { kind: 'bad-type', name }
  if (!Array.isArray(values)) return { kind: 'not-a-frame' }
  if (values.length > frameLimits.rows) return { kind: 'too-many-rows' }
  const row = values.findIndex((value) => !isCell(value, type as ColumnType))
  if (row >= 0) return { kind: 'bad-value', name, row }
  if (!isWord(label) || !isWord(unit) || !isDigits(decimals)) return { kind: 'bad-format', name }
  return {
    name,
    type: type as ColumnType,
    values: values as readonly Cell[],
    ...(label !== undefined && { label: label as string }),
    ...(unit !== undefined && { unit: unit as string }),
    ...(decimals !== undefined && { decimals: decimals as number }),
  }
}

function isCell(value: unknown, type: ColumnType): boolean {
  if (value === null) return true
  if (type === 'boolean') return typeof value === 'boolean'
  if (type === 'string') return typeof value === 'string' && value.length <= frameLimits.text
  return typeof value === 'number' && Number.isFinite(value)
}

function isWord(value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && value.length <= frameLimits.name)
}

function isDigits(value: unknown): boolean {
  return (
    value === undefined || (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 10)
  )
}

function failed(problem: FrameProblem): ReadFrame {
  return { ok: false, problem }
}

/** Whether a value is an object of JSON. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** How many rows a frame has. @public */
export function rowCount({ columns }: Frame): number {
  return columns[0]?.values.length ?? 0
}

/** A column by its name. @public */
export function columnOf({ columns }: Frame, name: string): FrameColumn | undefined {
  return columns.find((column) => column.name === name)
}

/** A row by the names of its columns. @public */
export function rowOf({ columns }: Frame, row: number): Readonly<Record<string, Cell>> {
  return Object.fromEntries(columns.map(({ name, values }) => [name, values[row] ?? null]))
}

/** The first rows, by number from 0. */
export function rowsBelow(count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, row) => row)
}

/** The same columns with the rows that are named, in that order. */
export function takeRows(frame: Frame, rows: readonly number[]): Frame {
  return {
    ...frame,
    columns: frame.columns.map((column) => ({
      ...column,
      values: rows.map((row) => column.values[row] ?? null),
    })),
  }
}
