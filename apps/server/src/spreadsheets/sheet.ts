/** A line of a table as it stands in the file. */
export interface SheetRow {
  /** Of the spreadsheet's own count, 1-based. */
  number: number
  /** As texts, without those after the last that says something. See `markCell`. */
  cells: string[]
}

/** Cells `[top, left, bottom, right]`, 1-based rows and 0-based columns, that look like one. */
export type MergedRange = readonly [top: number, left: number, bottom: number, right: number]

/** A file that is being read, row by row. */
export interface SheetReader {
  readonly rows: AsyncIterable<SheetRow>
  /** Complete when the rows are. */
  readonly merged: readonly MergedRange[]
}

export const sheetLimits = {
  /** Rows below the head. */
  rows: 50_000,
  columns: 100,
  /** Of one cell, in UTF-16 units; the rest is cut, and no field takes so much. */
  cell: 500,
  /** Cells that are merged with others. */
  merged: 100_000,
} as const

export type SheetProblem =
  | 'BROKEN'
  | 'BOMB'
  | 'DOCTYPE'
  | 'ENCODING'
  | 'TOO_MANY_ROWS'
  | 'TOO_MANY_COLUMNS'
  | 'TOO_MANY_MERGED'
  | 'NO_SHEET'
  | 'EMPTY'

/** The file as a whole cannot be read. */
export class SheetError extends Error {
  override readonly name = 'SheetError'

  constructor(
    readonly problem: SheetProblem,
    detail?: string,
  ) {
    super(detail === undefined ? problem : `${problem}: ${detail}`)
  }
}

/** What is the matter with a cell that holds no plain text. */
export type CellMark = 'formula' | 'error'

const marks: Record<string, CellMark> = { '\u0001': 'formula', '\u0002': 'error' }
const signs: Record<CellMark, string> = { formula: '\u0001', error: '\u0002' }

/** A cell with its shown text and the mark. No text of a file has control characters: see `plainText`. */
export function markCell(mark: CellMark, shown: string): string {
  return signs[mark] + shown
}

export function readCell(cell: string): { text: string; mark?: CellMark } {
  const mark = marks[cell.charAt(0)]
  return mark ? { text: cell.slice(1), mark } : { text: cell }
}

/**
 * A cell's text without what nobody sees: control and format characters, white space around it and the
 * quote that exports put before what would be a formula. Of its own memory, not a part of a larger text.
 */
export function plainText(raw: string): string {
  const shown = raw
    .slice(0, sheetLimits.cell)
    .replaceAll(/[^\S ]+/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim()
    .replace(/^'(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/u, '')
  return Buffer.from(shown, 'utf8').toString('utf8')
}

/** Cells without empty ones at the end. @throws SheetError for more columns than are taken */
export function trimmed(cells: readonly string[]): string[] {
  let length = cells.length
  while (length > 0 && (cells[length - 1] ?? '') === '') length -= 1
  if (length > sheetLimits.columns) throw new SheetError('TOO_MANY_COLUMNS')
  return Array.from({ length }, (_, index) => cells[index] ?? '')
}
