/** What a spreadsheet takes for the beginning of a formula. */
const formula = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/

/** What a cell holds. A `Date` says the time of a wall's clock in its UTC parts. */
export type Cell = string | number | boolean | Date | null | undefined

/** S-15: a cell never starts a formula; a quote in front keeps it a text. */
export function guardedCell(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

export function csvCell(value: Cell): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return sayTime(value)
  const text = typeof value === 'string' ? guardedCell(value) : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** As `formatTime` says moments on the screen. */
function sayTime(time: Date): string {
  return time.toISOString().slice(0, 19).replace('T', ' ')
}

/** A table as spreadsheets open it: UTF-8 with its mark, lines ended by CR LF. */
export function csvText(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${csvLines([head, ...rows])}`
}

/** Lines of a table, without the mark of its file. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
}
