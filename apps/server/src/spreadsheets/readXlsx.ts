import { posix } from 'node:path'
import {
  markCell,
  plainText,
  SheetError,
  sheetLimits,
  trimmed,
  type MergedRange,
  type SheetReader,
  type SheetRow,
} from './sheet.js'
import { localName, readXml, walkXml, type Attributes, type XmlVisitor } from './xml.js'
import { Workbook } from './zip.js'

/** The first visible sheet of a workbook (ECMA-376). Values only: styles, dates and pictures are not read. */
export function readXlsx(path: string): SheetReader {
  const merged: MergedRange[] = []
  return { rows: rowsOf(path, merged), merged }
}

async function* rowsOf(path: string, merged: MergedRange[]): AsyncGenerator<SheetRow> {
  const workbook = await Workbook.open(path)
  try {
    const parts = await partsOf(workbook)
    const strings = parts.strings === undefined ? [] : await readStrings(workbook, parts.strings)
    const sheet = new SheetVisitor(strings, merged)
    const walk = walkXml(await workbook.read(parts.sheet), sheet)
    while (!(await walk.next()).done) yield* sheet.take()
    yield* sheet.take()
  } finally {
    workbook.close()
  }
}

/** Where the first visible sheet and the texts lie. */
async function partsOf(workbook: Workbook): Promise<{ sheet: string; strings?: string }> {
  const root = await relationsOf(workbook, '')
  const book = [...root.values()].find(({ type }) => type.endsWith('/officeDocument'))?.target
  if (book === undefined) throw new SheetError('NO_SHEET')
  const relations = await relationsOf(workbook, book)
  let id: string | undefined
  await readXml(await workbook.read(book), {
    open(name, attributes) {
      if (name !== 'sheet' || id !== undefined) return
      const isShown = (attributes['state'] ?? 'visible') === 'visible'
      if (isShown) id = attributeOf(attributes, 'id')
    },
  })
  const sheet = id === undefined ? undefined : relations.get(id)?.target
  if (sheet === undefined) throw new SheetError('NO_SHEET')
  const strings = [...relations.values()].find(({ type }) =>
    type.endsWith('/sharedStrings'),
  )?.target
  return { sheet, ...(strings !== undefined && workbook.has(strings) ? { strings } : {}) }
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
      if (isText && text.length < sheetLimits.cell) text += part
    },
    close(name) {
      if (name === 't') isText = false
      else if (name === 'rPh') isReading = false
      else if (name === 'si') strings.push(plainText(text))
    },
  })
  return strings
}

/** Collects the rows that have been closed. */
class SheetVisitor implements XmlVisitor {
  private rows: SheetRow[] = []
  private mergedCells = 0
  private row: { number: number; cells: string[] } | undefined
  private lastRow = 0
  private column = -1
  private type = 'n'
  private value = ''
  private isFormula = false
  private collects = false
  private isReading = false

  constructor(
    private readonly strings: readonly string[],
    private readonly merged: MergedRange[],
  ) {}

  take(): SheetRow[] {
    const taken = this.rows
    this.rows = []
    return taken
  }

  open(name: string, attributes: Attributes): void {
    switch (name) {
      case 'row': {
        const number = Number(attributes['r'] ?? this.lastRow + 1)
        if (!Number.isSafeInteger(number) || number <= this.lastRow) {
          throw new SheetError('BROKEN', 'rows out of order')
        }
        this.lastRow = number
        this.row = { number, cells: [] }
        this.column = -1
        return
      }
      case 'c':
        this.column = columnOf(attributes['r']) ?? this.column + 1
        this.type = attributes['t'] ?? 'n'
        this.value = ''
        this.isFormula = false
        return
      case 'f':
        this.isFormula = true
        return
      case 'rPh':
        this.isReading = true
        return
      case 'v':
      case 't':
        this.collects = !this.isReading
        return
      case 'mergeCell':
        this.merge(attributes['ref'])
    }
  }

  text(text: string): void {
    if (this.collects && this.value.length < sheetLimits.cell) this.value += text
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.collects = false
    else if (name === 'rPh') this.isReading = false
    else if (name === 'c') this.closeCell()
    else if (name === 'row' && this.row) {
      this.rows.push({ number: this.row.number, cells: trimmed(this.row.cells) })
      this.row = undefined
    }
  }

  private closeCell() {
    if (!this.row) return
    const text = this.textOfCell()
    if (text === '' && !this.isFormula) return
    if (this.column >= sheetLimits.columns) throw new SheetError('TOO_MANY_COLUMNS')
    this.row.cells[this.column] = this.isFormula ? markCell('formula', text) : text
  }

  private textOfCell(): string {
    switch (this.type) {
      case 's':
        return this.strings[Number(this.value)] ?? ''
      case 'n':
        return numberText(this.value.trim())
      case 'e':
        return this.isFormula ? this.value : markCell('error', plainText(this.value))
      default:
        return plainText(this.value)
    }
  }

  private merge(reference: string | undefined) {
    const [, from = '', top = '', to = '', bottom = ''] =
      /^\$?([A-Z]+)\$?(\d+):\$?([A-Z]+)\$?(\d+)$/.exec(reference ?? '') ?? []
    const range = [Number(top), columnOf(from) ?? 0, Number(bottom), columnOf(to) ?? 0] as const
    this.mergedCells += (range[2] - range[0] + 1) * (range[3] - range[1] + 1)
    if (!(this.mergedCells <= sheetLimits.merged)) throw new SheetError('TOO_MANY_MERGED')
    this.merged.push(range)
  }
}

/** 0 for A. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (letters === undefined) return undefined
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** A number as people write it: a mobile is a number to a spreadsheet, which may store it as 1.38E10. */
export function numberText(raw: string): string {
  const value = Number(raw)
  if (raw === '' || !Number.isFinite(value)) return plainText(raw)
  return Number.isSafeInteger(value) ? String(value) : plainText(raw)
}
