import { formatCell, formatTime } from '@spruce/validators'
import type { Language } from '@spruce/validators/i18n'
import { readWallTime } from '@spruce/validators/time'
import type { ReactNode } from 'react'
import { StatusTag, type Tone } from '../display/StatusTag.js'
import type { Text } from '../i18n/text.js'

/** A column of a DataTable. The first one is the row's name and stays in sight. */
export interface DataColumn<Row> {
  /** Also the field that the server sorts by. */
  id: string
  header: Text
  /** Reads the value. Default: the row's property `id`. */
  value?: (row: Row) => unknown
  /** Draws the value; `undefined`, `null` and `''` show `--`. Default: `text`, else the value as text. */
  cell?: (row: Row) => ReactNode
  /** The value in words: what a cell shows that is not drawn, and what a file says. */
  text?: (row: Row, language: Language) => string
  /** Shows the text as a status of this tone. */
  tone?: (row: Row) => Tone
  /** Pixels. Columns without one share what is left. */
  width?: number
  /** Pixels that a column without `width` keeps at least. Default: 120. */
  minWidth?: number
  /** `end` for numbers. Default: `start`. */
  align?: 'start' | 'end'
  isSortable?: boolean
  /** Hidden until the person shows it. */
  isHidden?: boolean
}

function rawValue<Row>(column: DataColumn<Row>, row: Row): unknown {
  return column.value ? column.value(row) : Reflect.get(Object(row) as object, column.id)
}

/** A value as text, for titles and plain cells. */
export function valueText<Row>(column: DataColumn<Row>, row: Row): string {
  const value = rawValue(column, row)
  return typeof value === 'object' && value !== null ? '' : formatCell(value as string | null)
}

/** What a file says of a cell; an empty value is an empty cell. */
export function fileText<Row>(column: DataColumn<Row>, row: Row, language: Language): string {
  if (column.text) return column.text(row, language)
  const text = valueText(column, row)
  return text === formatCell(null) ? '' : text
}

/**
 * What a spreadsheet holds of a cell: the number where the file says a number as it is, a `Date` of the
 * wall's time (in UTC parts) where it says a moment by `formatTime`, else the text.
 */
export function sheetValue<Row>(
  column: DataColumn<Row>,
  row: Row,
  language: Language,
): string | number | Date {
  const text = fileText(column, row, language)
  const value = rawValue(column, row)
  if (typeof value === 'number' && text === String(value)) return isExact(value) ? value : text
  const isTime =
    saidTime.test(text) && isMoment(value) && text !== value && text === formatTime(value)
  const wall = isTime ? readWallTime(text, 'YYYY-MM-DD HH:mm:ss') : undefined
  return wall?.toDate() ?? text
}

/** Spreadsheets know no days before 1900, and count one in its February that never was. */
const saidTime = /^(?:19(?!00)|[2-9]\d)\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/

function isMoment(value: unknown): value is Date | number | string {
  return typeof value === 'string' || typeof value === 'number' || value instanceof Date
}

/** Spreadsheets keep 15 digits of a number. */
function isExact(value: number): boolean {
  return Number.isFinite(value) && String(value).replaceAll(/\D/g, '').length <= 15
}

/** What a cell shows. */
export function cellContent<Row>(column: DataColumn<Row>, row: Row, language: Language): ReactNode {
  const { cell, text, tone } = column
  if (!cell && !text) return valueText(column, row)
  const content = cell ? cell(row) : text?.(row, language)
  const isEmpty = content === null || content === undefined || content === ''
  if (isEmpty) return formatCell(null)
  return tone ? <StatusTag tone={tone(row)}>{content}</StatusTag> : content
}

/** A column of moments: `2026-11-25 09:00:00`, sortable; empty where there is none. */
export function timeColumn<Row extends object>(
  id: string & keyof Row,
  header: Text,
  rest: Partial<DataColumn<Row>> = {},
): DataColumn<Row> {
  const say = (row: Row) => {
    const at: unknown = row[id]
    return typeof at === 'string' ? formatTime(at) : ''
  }
  return { id, header, width: 184, isSortable: true, text: say, ...rest }
}

/** One field of the house's `sort` texts: `name` or `-name`. */
export interface SortField {
  id: string
  isDescending: boolean
}

/** Reads the first field of a `sort` text. */
export function readSort(sort: string | undefined): SortField | undefined {
  const [first] = (sort ?? '').split(',')
  if (!first) return undefined
  return { id: first.replace(/^-/, ''), isDescending: first.startsWith('-') }
}

/** The next of ascending, descending, unsorted, as a `sort` text. */
export function nextSort(sort: string | undefined, id: string): string | undefined {
  const current = readSort(sort)
  if (current?.id !== id) return id
  return current.isDescending ? undefined : `-${id}`
}
