import { posix } from 'node:path'
import { SheetError, sheetLimits, textCell } from './sheet.js'
import type { MergedRange, SheetReader, SheetRow } from './sheet.js'
import { SheetVisitor } from './SheetVisitor.js'
import { localName, readXml, walkXml, type Attributes } from './xml.js'
import { readStyles } from './xlsxStyles.js'
import { Workbook } from './zip.js'

/** The first visible sheet of a workbook (ECMA-376). Of styles only how numbers look is read. */
export function readXlsx(path: string): SheetReader {
  const merged: MergedRange[] = []
  return { rows: rowsOf(path, merged), merged }
}

async function* rowsOf(path: string, merged: MergedRange[]): AsyncGenerator<SheetRow> {
  const workbook = await Workbook.open(path)
  try {
    const parts = await partsOf(workbook)
    const strings = parts.strings === undefined ? [] : await readStrings(workbook, parts.strings)
    const styles = parts.styles === undefined ? [] : await readStyles(workbook, parts.styles)
    const sheet = new SheetVisitor({ strings, is1904: parts.is1904 }, styles, merged)
    const walk = walkXml(await workbook.read(parts.sheet), sheet)
    while (!(await walk.next()).done) yield* sheet.take()
    yield* sheet.take()
  } finally {
    workbook.close()
  }
}

interface Parts {
  sheet: string
  strings: string | undefined
  styles: string | undefined
  is1904: boolean
}

/** Where the first visible sheet, the texts and the styles lie. */
async function partsOf(workbook: Workbook): Promise<Parts> {
  const root = await relationsOf(workbook, '')
  const book = [...root.values()].find(({ type }) => type.endsWith('/officeDocument'))?.target
  if (book === undefined) throw new SheetError('NO_SHEET')
  const relations = await relationsOf(workbook, book)
  let id: string | undefined
  let is1904 = false
  await readXml(await workbook.read(book), {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(1|true)$/u.test(attributes['date1904'] ?? '')
      if (name !== 'sheet' || id !== undefined) return
      const isShown = (attributes['state'] ?? 'visible') === 'visible'
      if (isShown) id = attributeOf(attributes, 'id')
    },
  })
  const sheet = id === undefined ? undefined : relations.get(id)?.target
  if (sheet === undefined) throw new SheetError('NO_SHEET')
  const partOf = (kind: string) => {
    const part = [...relations.values()].find(({ type }) => type.endsWith(kind))?.target
    return part !== undefined && workbook.has(part) ? part : undefined
  }
  return { sheet, strings: partOf('/sharedStrings'), styles: partOf('/styles'), is1904 }
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
      else if (name === 'si') strings.push(textCell(text))
    },
  })
  return strings
}
