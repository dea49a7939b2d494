import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { addParts, rowXml, sheetEnd, sheetPlace, sheetStart, styles } from './xlsxParts.js'

/** A sheet to be written; every cell is a text, so that no spreadsheet makes a number or a formula of it. */
export interface SheetToWrite {
  name: string
  /** Bold, and in sight when the rows move. */
  head: readonly string[]
  /** In characters, one for each column. */
  widths: readonly number[]
  rows: Iterable<readonly string[]>
}

/** A workbook (ECMA-376) of texts, packed as it is written. */
export async function writeXlsx(sheets: readonly SheetToWrite[]): Promise<Uint8Array> {
  const zip = new ZipFile()
  addParts(
    zip,
    sheets.map(({ name }) => name),
  )
  for (const [index, sheet] of sheets.entries()) {
    zip.addReadStream(Readable.from(sheetXml(sheet)), sheetPlace(index + 1))
  }
  zip.end()
  return buffer(zip.outputStream)
}

function* sheetXml({ head, widths, rows }: SheetToWrite): Generator<string> {
  yield sheetStart(widths)
  yield rowXml(1, head, styles.head)
  let number = 1
  let part = ''
  for (const row of rows) {
    number += 1
    part += rowXml(number, row, styles.text)
    if (part.length > 64 * 1024) {
      yield part
      part = ''
    }
  }
  yield part + sheetEnd
}
