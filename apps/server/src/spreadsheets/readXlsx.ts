import type { MergedRange, SheetReader, SheetRow } from './sheet.js'
import { SheetError } from './sheet.js'
import { XlsxBook } from './XlsxBook.js'

/** The first visible sheet of a workbook. */
export function readXlsx(path: string): SheetReader {
  const merged: MergedRange[] = []
  return { rows: rowsOf(path, merged), merged }
}

async function* rowsOf(path: string, merged: MergedRange[]): AsyncGenerator<SheetRow> {
  const book = await XlsxBook.open(path)
  try {
    const sheet = book.sheets.find(({ isHidden }) => !isHidden)
    if (!sheet) throw new SheetError('NO_SHEET')
    const reader = book.read(sheet)
    yield* reader.rows
    for (const range of reader.merged) merged.push(range)
  } finally {
    book.close()
  }
}
