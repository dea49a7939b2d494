import { frameLimits, type Cell, type ColumnType, type Frame } from '@spruce/page-builder/data'
import { parse } from 'csv-parse/sync'
import type { EndpointAnswer } from './DataEndpoints.js'
import { EndpointError } from './EndpointError.js'

/** How an answer becomes a table. */
export interface AnswerShape {
  format: 'json' | 'csv'
  /** Of JSON: the keys and places that lead to the rows, joined by points; empty: the answer itself. */
  rowPath: string
}

/** A value before the type of its column is known. */
type Raw = Cell | object

type Row = ReadonlyMap<string, Raw>

const deepest = 3

/** A frame of what an endpoint answered, each column typed by its values. @throws EndpointError */
export function readEndpointFrame(answer: EndpointAnswer, { format, rowPath }: AnswerShape): Frame {
  const text = textOf(answer)
  const rows = format === 'csv' ? csvRows(text) : jsonRows(text, rowPath)
  const kept = rows.slice(0, frameLimits.rows)
  const names = new Set(kept.flatMap((row) => [...row.keys()]))
  if (names.size > frameLimits.columns) throw new EndpointError('TOO_LARGE')
  if ([...names].some((name) => name === '' || name.length > frameLimits.name)) throw unread()
  const columns = [...names].map((name) => {
    const raw = kept.map((row) => row.get(name) ?? null)
    const type = typeOf(raw)
    return { name, type, values: raw.map((value) => cellOf(value, type)) }
  })
  return { columns, ...(rows.length > kept.length && { isCut: true }) }
}

function unread(): EndpointError {
  return new EndpointError('ENDPOINT_ANSWER')
}

/** In the encoding that its type names, else as UTF-8. */
function textOf({ body, contentType }: EndpointAnswer): string {
  const named = /;\s*charset\s*=\s*"?([\w-]+)/i.exec(contentType)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(named, { fatal: true }).decode(body)
  } catch {
    throw unread()
  }
}

function jsonRows(text: string, rowPath: string): readonly Row[] {
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    throw unread()
  }
  for (const key of rowPath === '' ? [] : rowPath.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) throw unread()
    found = (found as Readonly<Record<string, unknown>>)[key]
  }
  if (typeof found !== 'object' || found === null) throw unread()
  const list: readonly unknown[] = Array.isArray(found) ? found : [found]
  return list.map((one) => {
    const row = new Map<string, Raw>()
    // A list of plain values, or of lists, has columns all the same.
    if (Array.isArray(one)) for (const [at, value] of one.entries()) add(row, String(at), value, 1)
    else if (typeof one === 'object' && one !== null) addEach(row, '', one, 1)
    else add(row, 'value', one, 1)
    return row
  })
}

/** Fields of fields are columns of their own: `address.city`. */
function addEach(row: Map<string, Raw>, prefix: string, fields: object, depth: number): void {
  for (const [name, value] of Object.entries(fields)) add(row, prefix + name, value, depth)
}

function add(row: Map<string, Raw>, name: string, value: unknown, depth: number): void {
  const isNested = typeof value === 'object' && value !== null && !Array.isArray(value)
  if (isNested && depth < deepest) addEach(row, `${name}.`, value, depth + 1)
  else row.set(name, value as Raw)
}

function csvRows(text: string): readonly Row[] {
  let lines: string[][]
  try {
    lines = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    })
  } catch {
    throw unread()
  }
  const [head = [], ...rows] = lines
  const names = head.map((name) => name.trim())
  if (names.length === 0 || new Set(names).size !== names.length) throw unread()
  return rows.map((cells) => new Map(names.map((name, at) => [name, csvCell(cells[at] ?? '')])))
}

/** A text that is a number is one, but for those that say more: `007`, `+86`. */
function csvCell(text: string): Cell {
  const cell = text.trim()
  if (cell === '') return null
  if (/^-?(0|[1-9]\d{0,14})(\.\d+)?(e[+-]?\d{1,2})?$/i.test(cell)) return Number(cell)
  if (cell === 'true' || cell === 'false') return cell === 'true'
  return text
}

/** The one that stands most often in the first line, outside quotes. */
function delimiterOf(text: string): string {
  const head = (text.split(/\r?\n/, 1)[0] ?? '').replaceAll(/"[^"]*"/g, '')
  const count = (sign: string) => head.split(sign).length
  return [',', ';', '\t'].reduce((most, sign) => (count(sign) > count(most) ? sign : most))
}

/** A moment with its zone; a day alone stays a text, for it is none. */
const moment = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/

function typeOf(values: readonly Raw[]): ColumnType {
  const said = values.filter((value) => value !== null)
  const areAll = (is: (value: Raw) => boolean) => said.length > 0 && said.every(is)
  if (areAll((value) => typeof value === 'number' && Number.isFinite(value))) return 'number'
  if (areAll((value) => typeof value === 'boolean')) return 'boolean'
  if (areAll((value) => typeof value === 'string' && millisecondsOf(value) !== undefined)) {
    return 'time'
  }
  return 'string'
}

function millisecondsOf(text: string): number | undefined {
  if (!moment.test(text)) return undefined
  const at = Date.parse(text.replace(' ', 'T'))
  return Number.isNaN(at) ? undefined : at
}

function cellOf(value: Raw, type: ColumnType): Cell {
  if (value === null) return null
  if (type === 'time') return millisecondsOf(value as string) ?? null
  if (type !== 'string') return value as Cell
  if (typeof value !== 'object') return String(value).slice(0, frameLimits.text)
  try {
    return JSON.stringify(value).slice(0, frameLimits.text)
  } catch {
    // Nested deeper than can be written.
    throw unread()
  }
}
