import { withoutUnseen } from '../text/canonicalText.js'

/** A line of a table as it stands in the file. */
export interface SheetRow {
  /** Of the spreadsheet's own count, 1-based. */
  number: number
  /** As texts, without those after the last that says something. See `markCell`. */
  cells: string[]
  /** By hand or by a filter. */
  isHidden?: true
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
  /** Of one cell, in UTF-16 units; one that has more is marked, and no field takes it. */
  cell: 500,
  /** So much of a cell is looked at, what nobody sees included. */
  raw: 2_000,
  /** Cells that are merged with others. */
  merged: 100_000,
} as const

export type SheetProblem =
  | 'BROKEN'
  | 'BOMB'
  | 'DOCTYPE'
  | 'ENCODING'
  | 'QUOTE'
  | 'ENCRYPTED'
  | 'SEVERAL_SHEETS'
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
    /** For the log; for people too of QUOTE, the line of the text, and of SEVERAL_SHEETS, their names. */
    readonly detail?: string,
    /** Of SEVERAL_SHEETS: their names. */
    readonly sheets?: readonly string[],
  ) {
    super(detail === undefined ? problem : `${problem}: ${detail}`)
  }
}

/**
 * What is the matter with a cell that holds no plain text. `date`, `boolean` and `number`: the text is
 * what the cell holds, which is not what somebody typed; `digits`: a number of which spreadsheets keep
 * 15 digits only; `long`: the text ends where the limit is.
 */
export type CellMark = keyof typeof signs

const signs = {
  formula: '\u0001',
  error: '\u0002',
  date: '\u0003',
  boolean: '\u0004',
  number: '\u0005',
  digits: '\u0006',
  long: '\u0007',
} as const
const marks = new Map(
  Object.entries(signs).map(([mark, sign]): [string, CellMark] => [sign, mark as CellMark]),
)

/** A cell with its shown text and the mark. No text of a file has control characters: see `plainText`. */
export function markCell(mark: CellMark, shown: string): string {
  return signs[mark] + shown
}

/** How a cell that shows this text may be kept: as it is, or with a mark. */
export function keptForms(text: string): string[] {
  return [text, ...Object.values(signs).map((sign) => sign + text)]
}

export function readCell(cell: string): { text: string; mark?: CellMark } {
  const mark = marks.get(cell.charAt(0))
  return mark ? { text: cell.slice(1), mark } : { text: cell }
}

/** A cell of a text as it stands in the file, marked where it is too long to be kept. */
export function textCell(raw: string): string {
  const text = plainText(raw.slice(0, sheetLimits.raw))
  const { cell } = sheetLimits
  if (raw.length <= sheetLimits.raw && text.length <= cell) return text
  return markCell('long', `${text.slice(0, cell - 1).replace(/[\ud800-\udbff]$/u, '')}…`)
}

/**
 * A cell's text without what nobody sees (`withoutUnseen`), control characters, white space around it and the
 * quote that exports put before what would be a formula. Line breaks stay, as `\n`. Of its own memory,
 * not a part of a larger text.
 */
export function plainText(raw: string): string {
  const shown = raw
    .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/gu, '\n')
    .replaceAll(/[^\S \n]/gu, ' ')
    .replaceAll(/(?!\n)[\p{Cc}\p{Cs}]/gu, '')
  const text = withoutUnseen(shown)
    .trim()
    .replace(/^'(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/u, '')
  return Buffer.from(text, 'utf8').toString('utf8')
}

/** Cells without empty ones at the end. @throws SheetError for more columns than are taken */
export function trimmed(cells: readonly string[]): string[] {
  let length = cells.length
  while (length > 0 && (cells[length - 1] ?? '') === '') length -= 1
  if (length > sheetLimits.columns) throw new SheetError('TOO_MANY_COLUMNS')
  return Array.from({ length }, (_, index) => cells[index] ?? '')
}
