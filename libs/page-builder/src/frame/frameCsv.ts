import { csvText } from '@spruce/shell-ui'
import { rowCount, type Cell, type Frame } from '../data/Frame.js'
import { labelOf } from './sayCell.js'

/** A frame as CSV: numbers as they are, times in ISO 8601; no cell begins a formula. @public */
export function frameCsv(frame: Frame): string {
  const { columns } = frame
  const head = columns.map((column) =>
    column.unit === undefined ? labelOf(column) : `${labelOf(column)} (${column.unit})`,
  )
  const rows = Array.from({ length: rowCount(frame) }, (_, row) =>
    columns.map(({ type, values }) => cellText(values[row] ?? null, type === 'time')),
  )
  return csvText(head, rows).replace(/^\ufeff/, '')
}

function cellText(value: Cell, isTime: boolean): string {
  if (value === null) return ''
  if (!isTime || typeof value !== 'number') return String(value)
  const time = new Date(value)
  return Number.isNaN(time.getTime()) ? '' : time.toISOString()
}
