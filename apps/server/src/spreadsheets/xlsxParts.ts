import type { ZipFile } from 'yazl'
import { guardedCell, type Cell } from '../exports/csv.js'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
/** Of the file as a whole. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Styles of cells: texts also where somebody types into them, the head, and times. */
export const styles = { text: 1, head: 2, time: 3 } as const

/** Where the sheet with this number, from 1, lies in its workbook. */
export function sheetPlace(number: number): string {
  return `xl/worksheets/sheet${String(number)}.xml`
}

/** Adds to a workbook (ECMA-376) all that is no sheet. */
export function addParts(zip: ZipFile, sheetNames: readonly string[]): void {
  const add = (name: string, xml: string) =>
    zip.addBuffer(Buffer.from(declaration + xml, 'utf8'), name)
  const sheets = sheetNames.map((name, index) => ({ name, number: index + 1 }))
  add(
    '[Content_Types].xml',
    `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>${sheets
      .map(
        ({ number }) =>
          `<Override PartName="/${sheetPlace(number)}" ContentType="${types}.worksheet+xml"/>`,
      )
      .join('')}</Types>`,
  )
  add(
    '_rels/.rels',
    `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  )
  add(
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets
      .map(
        ({ name, number }) =>
          `<sheet name="${escaped(name)}" sheetId="${String(number)}" r:id="rId${String(number)}"/>`,
      )
      .join('')}</sheets></workbook>`,
  )
  add(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${packages}/relationships"><Relationship Id="rIdStyles" Type="${office}/styles" Target="styles.xml"/>${sheets
      .map(
        ({ number }) =>
          `<Relationship Id="rId${String(number)}" Type="${office}/worksheet" Target="worksheets/sheet${String(number)}.xml"/>`,
      )
      .join('')}</Relationships>`,
  )
  // Format 49 is text, 164 the first that a workbook makes for itself.
  add(
    'xl/styles.xml',
    `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  )
}

/** What stands in a sheet before its rows; the first of them stays in sight when the others move. */
export function sheetStart(widths: readonly number[]): string {
  const columns = widths
    .map(
      (width, index) =>
        `<col min="${String(index + 1)}" max="${String(index + 1)}" width="${String(width)}" style="${String(styles.text)}" customWidth="1"/>`,
    )
    .join('')
  return `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns}</cols><sheetData>`
}

export const sheetEnd = '</sheetData></worksheet>'

/** A row of a sheet, from 1. Only a number is a number: no spreadsheet makes a formula of a text. */
export function rowXml(number: number, cells: readonly Cell[], style: number): string {
  const row = String(number)
  const xml = cells.map((cell, index) => cellXml(cell, columnName(index) + row, style))
  return `<row r="${row}">${xml.join('')}</row>`
}

/** Not every program counts cells that do not say where they are. */
function cellXml(cell: Cell, place: string, style: number): string {
  if (typeof cell === 'number') return `<c r="${place}"><v>${String(cell)}</v></c>`
  if (cell instanceof Date) {
    return `<c r="${place}" s="${String(styles.time)}"><v>${String(dayNumber(cell))}</v></c>`
  }
  const text = guardedCell(String(cell ?? ''))
  return `<c r="${place}" t="inlineStr" s="${String(style)}"><is><t xml:space="preserve">${escaped(withoutCodes(text))}</t></is></c>`
}

/** Days since the last one of 1899, with the time of the day as a fraction of one, to the second. */
function dayNumber(time: Date): number {
  return Math.floor(time.getTime() / 1000) / 86_400 + 25_569
}

/** A for 0, AA for 26. */
function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last
}

/** What looks like the code of a character stays what it is: see `workbookText`. */
function withoutCodes(text: string): string {
  return text.replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/gu, '_x005F_')
}

function escaped(text: string): string {
  return text
    .replaceAll(/(?!\n)[\p{Cc}\p{Cs}]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
