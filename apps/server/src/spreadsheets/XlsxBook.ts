import { posix } from 'node:path'
import { workbookText } from './cellText.js'
import type { NumberFormat } from './numberFormat.js'
import { SheetError, sheetLimits } from './sheet.js'
import type { MergedRange, SheetReader, SheetRow } from './sheet.js'
import { SheetVisitor } from './SheetVisitor.js'
import { localName, readXml, walkXml, type Attributes } from './xml.js'
import { readStyles } from './xlsxStyles.js'
import { Workbook } from './zip.js'

/** A sheet of a workbook. */
export interface XlsxSheet {
  name: string
  isHidden: boolean
  /** Where it lies in the file. */
  part: string
}

/** What the sheets of a workbook share. */
interface Shared {
  strings: readonly string[]
  styles: readonly NumberFormat[]
  is1904: boolean
}

/** A workbook (ECMA-376) whose sheets are read one by one. Of styles only how numbers look is read. */
export class XlsxBook {
  private constructor(
    private readonly workbook: Workbook,
    readonly sheets: readonly XlsxSheet[],
    private readonly shared: Shared,
  ) {}

  /** @throws SheetError */
  static async open(path: string): Promise<XlsxBook> {
    const workbook = await Workbook.open(path)
    try {
      const { sheets, strings, styles, is1904 } = await partsOf(workbook)
      return new XlsxBook(workbook, sheets, {
        strings: strings === undefined ? [] : await readStrings(workbook, strings),
        styles: styles === undefined ? [] : await readStyles(workbook, styles),
        is1904,
      })
    } catch (error) {
      workbook.close()
      throw error
    }
  }

  /** The rows of a sheet, from its beginning. */
  read({ part }: XlsxSheet): SheetReader {
    const merged: MergedRange[] = []
    return { rows: this.rowsOf(part, merged), merged }
  }

  close(): void {
    this.workbook.close()
  }

  private async *rowsOf(part: string, merged: MergedRange[]): AsyncGenerator<SheetRow> {
    const sheet = new SheetVisitor(this.shared, this.shared.styles, merged)
    const walk = walkXml(await this.workbook.read(part), sheet)
    try {
      while (!(await walk.next()).done) yield* sheet.take()
      yield* sheet.take()
    } finally {
      await walk.return(undefined)
    }
  }
}

interface Parts {
  sheets: XlsxSheet[]
  strings: string | undefined
  styles: string | undefined
  is1904: boolean
}

/** Where the sheets, the texts and the styles lie. */
async function partsOf(workbook: Workbook): Promise<Parts> {
  const root = await relationsOf(workbook, '')
  const book = [...root.values()].find(({ type }) => type.endsWith('/officeDocument'))?.target
  if (book === undefined) throw new SheetError('NO_SHEET')
  const relations = await relationsOf(workbook, book)
  const sheets: XlsxSheet[] = []
  let is1904 = false
  await readXml(await workbook.read(book), {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(1|true)$/u.test(attributes['date1904'] ?? '')
      if (name !== 'sheet') return
      const found = relations.get(attributeOf(attributes, 'id') ?? '')
      if (!found?.type.endsWith('/worksheet')) return // a chart
      const isHidden = (attributes['state'] ?? 'visible') !== 'visible'
      sheets.push({ name: attributes['name'] ?? '', isHidden, part: found.target })
    },
  })
  if (sheets.every(({ isHidden }) => isHidden)) throw new SheetError('NO_SHEET')
  const partOf = (kind: string) => {
    const part = [...relations.values()].find(({ type }) => type.endsWith(kind))?.target
    return part !== undefined && workbook.has(part) ? part : undefined
  }
  return { sheets, strings: partOf('/sharedStrings'), styles: partOf('/styles'), is1904 }
}

async function relationsOf(
  workbook: Workbook,
  part: string,
): Promise<Map<string, { type: string; target: string }>> {
  const folder = posix.dirname(part)
  const file = posix.join(folder, '_rels', `${posix.basename(part)}.rels`)
  const found = new Map<string, { type: string; target: string }>()
  await readXml(await workbook.read(file), {
    open(name, { Id: id, Type: type, Target: target, TargetMode: mode }) {
      if (name !== 'Relationship' || mode === 'External') return
      if (id === undefined || type === undefined || target === undefined) return
      const place = target.startsWith('/') ? target.slice(1) : posix.join(folder, target)
      found.set(id, { type, target: place })
    },
  })
  return found
}

/** The attribute with a prefix, as in `r:id`; without one it is another. */
function attributeOf(attributes: Attributes, name: string): string | undefined {
  const key = Object.keys(attributes).find((one) => one.includes(':') && localName(one) === name)
  return key === undefined ? undefined : attributes[key]
}

/** The texts that cells name by number. Readings of Chinese (`rPh`) are not part of them. */
async function readStrings(workbook: Workbook, part: string): Promise<string[]> {
  const strings: string[] = []
  let text = ''
  let isText = false
  let isReading = false
  await readXml(await workbook.read(part), {
    open(name) {
      if (name === 'si') text = ''
      else if (name === 'rPh') isReading = true
      else if (name === 't') isText = !isReading
    },
    text(part) {
      if (isText && text.length <= sheetLimits.raw) text += part
    },
    close(name) {
      if (name === 't') isText = false
      else if (name === 'rPh') isReading = false
      else if (name === 'si') strings.push(workbookText(text))
    },
  })
  return strings
}
