import type { ImportKind } from '../db/schema.js'
import { SheetError, type SheetRow } from '../spreadsheets/sheet.js'
import type { XlsxBook, XlsxSheet } from '../spreadsheets/XlsxBook.js'
import { findLayout, headWithin, isListOf } from './findHead.js'

/** Sheets beyond are not looked at. */
const mostSheets = 50
/** So many names of sheets fit into a sentence. */
const namedSheets = 10

/** The sheet that is read. */
export interface ChosenSheet {
  sheet: XlsxSheet
  /** The names of the other visible ones that are not empty. */
  others: string[]
}

/**
 * The sheet that a person chose, else the one that holds the list, by what its first lines say.
 * Hidden ones do not count.
 *
 * @throws SheetError SEVERAL_SHEETS with their names, where more than one may be meant: none is left
 *   out in silence
 */
export async function chooseSheet(
  book: XlsxBook,
  chosen: string | null = null,
  kind: ImportKind = 'people',
): Promise<ChosenSheet> {
  const visible = book.sheets.filter(({ isHidden }) => !isHidden)
  const named = chosen === null ? undefined : visible.find((sheet) => nameOf(sheet) === chosen)
  if (named) {
    return { sheet: named, others: visible.filter((sheet) => sheet !== named).map(nameOf) }
  }
  const [only, ...others] = visible
  if (!only) throw new SheetError('NO_SHEET')
  if (others.length === 0) return { sheet: only, others: [] }
  if (visible.length > mostSheets) throw several(visible)
  const found: { sheet: XlsxSheet; score: number; isList: boolean }[] = []
  for (const sheet of visible) {
    const first = await firstRows(book, sheet)
    const layout = findLayout(first, null, kind)
    if (first.length === 0) continue
    found.push({ sheet, score: layout.score, isList: isListOf(kind, first, layout) })
  }
  const lists = found.filter(({ isList }) => isList)
  if (lists.length > 1) throw several(lists.map(({ sheet }) => sheet))
  const most = Math.max(...found.map(({ score }) => score))
  const best = lists.length === 1 ? lists : found.filter(({ score }) => score === most)
  if (best.length > 1) throw several(best.map(({ sheet }) => sheet))
  const sheet = best[0]?.sheet ?? only
  const unread = found.filter((one) => one.sheet !== sheet)
  return { sheet, others: unread.map((one) => nameOf(one.sheet)) }
}

async function firstRows(book: XlsxBook, sheet: XlsxSheet): Promise<SheetRow[]> {
  const first: SheetRow[] = []
  for await (const row of book.read(sheet).rows) {
    if (row.cells.every((cell) => cell === '')) continue
    first.push(row)
    if (first.length === headWithin) break
  }
  return first
}

/** As long as spreadsheets let a name be. */
function nameOf({ name }: XlsxSheet): string {
  return name.slice(0, 31)
}

function several(sheets: readonly XlsxSheet[]): SheetError {
  const names = sheets.slice(0, namedSheets).map(nameOf)
  return new SheetError(
    'SEVERAL_SHEETS',
    names.join('、') + (sheets.length > namedSheets ? '…' : ''),
    sheets.slice(0, mostSheets).map(nameOf),
  )
}
