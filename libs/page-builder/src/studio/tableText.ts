import {
  readFrame,
  type Cell,
  type ColumnType,
  type Frame,
  type FrameColumn,
} from '../data/Frame.js'

/** A frame, or what of the text is none: a line, counted from 1. */
export type ReadTable =
  { readonly ok: true; readonly frame: Frame } | { readonly ok: false; readonly line: number }

const instant = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?)?$/
const number = /^-?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/

/**
 * A table as it comes from a spreadsheet: cells between tabs, or commas where there is no tab; the first line names the
 * columns. What all cells of a column are decides its type; what was said of a column before stays.
 */
export function readTable(text: string, before?: Frame): ReadTable {
  const lines = text.split(/\r?\n/)
  while (lines.at(-1)?.trim() === '') lines.pop()
  const [head = '', ...body] = lines
  const separator = text.includes('\t') ? '\t' : ','
  const names = head.split(separator).map((name) => name.trim())
  const rows = body.map((line) => line.split(separator).map((cell) => cell.trim()))
  const uneven = rows.findIndex((row) => row.length > names.length)
  if (uneven >= 0) return { ok: false, line: uneven + 2 }
  const columns = names.map((name, at): FrameColumn => {
    const cells = rows.map((row) => row[at] ?? '')
    const type = typeOf(cells)
    const { label, unit, decimals } = before?.columns.find((one) => one.name === name) ?? {}
    return {
      ...{ name, type, values: cells.map((cell) => valueOf(cell, type)) },
      ...(label !== undefined && { label }),
      ...(unit !== undefined && { unit }),
      ...(decimals !== undefined && type === 'number' && { decimals }),
    }
  })
  const read = readFrame({ columns })
  return read.ok ? read : { ok: false, line: 1 }
}

/** The text that `readTable` reads. */
export function tableText({ columns }: Frame): string {
  const count = columns[0]?.values.length ?? 0
  const rows = Array.from({ length: count }, (_, row) =>
    columns.map(({ type, values }) => textOf(values[row] ?? null, type)).join('\t'),
  )
  return [columns.map(({ name }) => name).join('\t'), ...rows].join('\n')
}

function typeOf(cells: readonly string[]): ColumnType {
  const filled = cells.filter((cell) => cell !== '')
  if (filled.length === 0) return 'string'
  if (filled.every((cell) => number.test(cell))) return 'number'
  if (filled.every((cell) => cell === 'true' || cell === 'false')) return 'boolean'
  const isTime = filled.every((cell) => instant.test(cell) && !Number.isNaN(Date.parse(cell)))
  return isTime ? 'time' : 'string'
}

function valueOf(cell: string, type: ColumnType): Cell {
  if (cell === '') return type === 'string' ? '' : null
  if (type === 'number') return Number(cell)
  if (type === 'boolean') return cell === 'true'
  return type === 'time' ? Date.parse(cell) : cell
}

function textOf(value: Cell, type: ColumnType): string {
  if (value === null) return ''
  if (type === 'time' && typeof value === 'number') return new Date(value).toISOString()
  return String(value).replaceAll(/[\t\r\n]+/g, ' ')
}
