import { dateText, patterned, type NumberFormat } from './numberFormat.js'
import { markCell, plainText, textCell } from './sheet.js'

/** A cell of a workbook as its part says it. */
export interface RawCell {
  /** `s`, `n`, `str`, `inlineStr`, `b`, `e` or `d` (ECMA-376 part 1, 18.18.11). */
  type: string
  value: string
  isFormula: boolean
  format: NumberFormat
}

/** What the cells of a workbook share. */
export interface CellContext {
  /** The texts that cells name by number. */
  strings: readonly string[]
  /** Whether days are counted from 1904. */
  is1904: boolean
}

/** What a cell shows, marked where that is not what somebody typed. See `markCell`. */
export function cellText(
  { type, value, isFormula, format }: RawCell,
  context: CellContext,
): string {
  const shown = shownText({ type, value, isFormula, format }, context)
  return isFormula ? markCell('formula', shown.replace(/^\p{Cc}/u, '')) : shown
}

function shownText({ type, value, format }: RawCell, { strings, is1904 }: CellContext): string {
  switch (type) {
    case 's':
      return strings[Number(value)] ?? ''
    case 'n':
      return numberCell(value.trim(), format, is1904)
    case 'b':
      return value.trim() === '' ? '' : markCell('boolean', value.trim() === '0' ? 'FALSE' : 'TRUE')
    case 'd':
      return value.trim() === '' ? '' : markCell('date', plainText(value.slice(0, 40)))
    case 'e':
      return markCell('error', plainText(value.slice(0, 40)))
    default:
      return workbookText(value)
  }
}

/**
 * A text of a workbook as somebody typed it: `_x000D_` stands for a character that XML does not keep, and
 * `_x005F_` for the line before what only looks so (ECMA-376 part 1, 22.9.2.19).
 */
export function workbookText(value: string): string {
  return textCell(
    value.replaceAll(/_x([0-9A-Fa-f]{4})_/gu, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ),
  )
}

/** From here on spreadsheets write zeros for digits that they do not keep. */
const firstInexact = 1e15

/** Significant digits that spreadsheets show. Excel keeps 17: 0.105 may stand as 0.10499999999999999 in the file. */
const shownDigits = 15

function numberCell(raw: string, format: NumberFormat, is1904: boolean): string {
  if (raw === '' || !/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/iu.test(raw)) return textCell(raw)
  const kept = Number(raw)
  if (format.kind === 'date') return markCell('date', dateText(kept, is1904))
  if (Math.abs(kept) >= firstInexact) return markCell('digits', plainText(raw.slice(0, 40)))
  const value = Number(kept.toPrecision(shownDigits))
  const digits = String(value)
  if (format.kind === 'plain') return digits
  if (format.kind === 'other' || value < 0 || !Number.isInteger(value)) {
    return markCell('number', digits)
  }
  return textCell(patterned(digits, format.parts))
}
