import type { CellStyle } from 'hucre'

/** What a cell of a spreadsheet holds. A `Date` says the wall's time in its UTC parts. */
export type SheetValue = string | number | Date

/** One sheet to be written. */
export interface Sheet {
  name: string
  /** Bold, and in sight when the rows move. */
  head: readonly string[]
  rows: readonly (readonly SheetValue[])[]
}

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** More than this in a cell, and spreadsheets call the file broken. */
const mostCharacters = 32_767

/** In characters; the narrowest still shows its header's sorting arrow, the widest leaves room for others. */
const widths = { least: 8, most: 60, time: 20 }

/**
 * A workbook of one sheet. Texts are texts, whatever they look like: `00123` keeps its zeros and
 * `=1+1` is no formula. The library that writes it is loaded with the first one.
 */
export async function xlsxFile({ name, head, rows }: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const { writeXlsx } = await import('hucre/xlsx')
  const file = await writeXlsx({
    sheets: [
      {
        name: sheetName(name),
        rows: [head, ...rows].map((row) => row.map(cellOf)),
        columns: head.map((title, index) => ({ width: widthOf(title, rows, index) })),
        cells: new Map([
          ...head.map((_, index) => styled(0, index, bold)),
          ...rows.flatMap(timesOf),
        ]),
        freezePane: { rows: 1 },
      },
    ],
  })
  return new Uint8Array(file)
}

const bold: CellStyle = { font: { bold: true } }
const asTime: CellStyle = { numFmt: 'yyyy-mm-dd hh:mm:ss' }

function timesOf(row: readonly SheetValue[], index: number) {
  return row.flatMap((value, column) =>
    value instanceof Date ? [styled(index + 1, column, asTime)] : [],
  )
}

function styled(row: number, column: number, style: CellStyle) {
  return [`${row},${column}`, { style }] as const
}

function cellOf(value: SheetValue) {
  if (typeof value !== 'string') return value
  if (value === '') return null
  const text = value.length > mostCharacters ? `${value.slice(0, mostCharacters - 1)}…` : value
  // `_x0041_` is how the format writes characters by number, and would be read as an A.
  return text.replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
}

/** Without what the names of sheets may not have, and not too long. */
function sheetName(name: string): string {
  const allowed = name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31)
  return allowed.replaceAll(/^[\s']+|[\s'\ud800-\udbff]+$/g, '') || 'Sheet1'
}

function widthOf(title: string, rows: Sheet['rows'], index: number): number {
  let most = room(title) + 2
  for (const row of rows) {
    const value = row[index] ?? ''
    most = Math.max(most, value instanceof Date ? widths.time : room(String(value)) + 2)
  }
  return Math.min(Math.max(most, widths.least), widths.most)
}

/** How many Latin letters wide the longest line is: Chinese takes the room of two. */
function room(text: string): number {
  return Math.max(...text.split('\n').map((line) => line.length + (line.match(wide)?.length ?? 0)))
}

const wide = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/g
