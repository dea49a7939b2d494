import { cellText, type CellContext, type RawCell } from './cellText.js'
import { plainFormat, type NumberFormat } from './numberFormat.js'
import { SheetError, sheetLimits, trimmed, type MergedRange, type SheetRow } from './sheet.js'
import type { Attributes, XmlVisitor } from './xml.js'
import { formatOf } from './xlsxStyles.js'

/** Collects the rows that have been closed. */
export class SheetVisitor implements XmlVisitor {
  private rows: SheetRow[] = []
  private mergedCells = 0
  private row: SheetRow | undefined
  private lastRow = 0
  private column = -1
  private cell: RawCell = { type: 'n', value: '', isFormula: false, format: plainFormat }
  private collects = false
  private isReading = false

  constructor(
    private readonly context: CellContext,
    private readonly styles: readonly NumberFormat[],
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
        const isHidden = /^(1|true)$/u.test(attributes['hidden'] ?? '')
        this.row = { number, cells: [], ...(isHidden && { isHidden }) }
        this.column = -1
        return
      }
      case 'c':
        this.column = columnOf(attributes['r']) ?? this.column + 1
        this.cell = {
          type: attributes['t'] ?? 'n',
          value: '',
          isFormula: false,
          format: formatOf(this.styles, attributes['s']),
        }
        return
      case 'f':
        this.cell.isFormula = true
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
    if (!this.collects || this.cell.value.length > sheetLimits.raw) return
    this.cell.value += text
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.collects = false
    else if (name === 'rPh') this.isReading = false
    else if (name === 'c') this.closeCell()
    else if (name === 'row' && this.row) {
      this.rows.push({ ...this.row, cells: trimmed(this.row.cells) })
      this.row = undefined
    }
  }

  private closeCell() {
    if (!this.row) return
    const text = cellText(this.cell, this.context)
    if (text === '') return
    if (this.column >= sheetLimits.columns) throw new SheetError('TOO_MANY_COLUMNS')
    this.row.cells[this.column] = text
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
