import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { guardedCell } from '../exports/csv.js'

/** A sheet to be written; every cell is a text, so that no spreadsheet makes a number or a formula of it. */
export interface SheetToWrite {
  name: string
  /** Bold, and in sight when the rows move. */
  head: readonly string[]
  /** In characters, one for each column. */
  widths: readonly number[]
  rows: Iterable<readonly string[]>
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
/** Of the file as a whole. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** A workbook (ECMA-376) of texts, packed as it is written. */
export async function writeXlsx(sheets: readonly SheetToWrite[]): Promise<Uint8Array> {
  const zip = new ZipFile()
  const add = (name: string, xml: string) =>
    zip.addBuffer(Buffer.from(declaration + xml, 'utf8'), name)
  const numbered = sheets.map((sheet, index) => ({ ...sheet, number: index + 1 }))
  add(
    '[Content_Types].xml',
    `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>${numbered
      .map(
        ({ number }) =>
          `<Override PartName="/xl/worksheets/sheet${String(number)}.xml" ContentType="${types}.worksheet+xml"/>`,
      )
      .join('')}</Types>`,
  )
  add(
    '_rels/.rels',
    `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  )
  add(
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${numbered
      .map(
        ({ name, number }) =>
          `<sheet name="${escaped(name)}" sheetId="${String(number)}" r:id="rId${String(number)}"/>`,
      )
      .join('')}</sheets></workbook>`,
  )
  add(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${packages}/relationships"><Relationship Id="rIdStyles" Type="${office}/styles" Target="styles.xml"/>${numbered
      .map(
        ({ number }) =>
          `<Relationship Id="rId${String(number)}" Type="${office}/worksheet" Target="worksheets/sheet${String(number)}.xml"/>`,
      )
      .join('')}</Relationships>`,
  )
  // Format 49 is text; cells of style 1 are texts also where somebody types into them, 2 is the head.
  add(
    'xl/styles.xml',
    `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`,
  )
  for (const sheet of numbered) {
    zip.addReadStream(
      Readable.from(sheetXml(sheet)),
      `xl/worksheets/sheet${String(sheet.number)}.xml`,
    )
  }
  zip.end()
  return buffer(zip.outputStream)
}

function* sheetXml({ head, widths, rows }: SheetToWrite): Generator<string> {
  const columns = widths
    .map(
      (width, index) =>
        `<col min="${String(index + 1)}" max="${String(index + 1)}" width="${String(width)}" style="1" customWidth="1"/>`,
    )
    .join('')
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns}</cols><sheetData>`
  yield rowXml(1, head, 2)
  let number = 1
  let part = ''
  for (const row of rows) {
    number += 1
    part += rowXml(number, row, 1)
    if (part.length > 64 * 1024) {
      yield part
      part = ''
    }
  }
  yield `${part}</sheetData></worksheet>`
}

function rowXml(number: number, cells: readonly string[], style: number): string {
  const texts = cells.map(
    (cell) =>
      `<c t="inlineStr" s="${String(style)}"><is><t xml:space="preserve">${escaped(guardedCell(cell))}</t></is></c>`,
  )
  return `<row r="${String(number)}">${texts.join('')}</row>`
}

function escaped(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
