import { csvText } from './csv.js'
import type { ExportFormat } from './ExportDialog.js'
import { saveFile } from './saveFile.js'
import { xlsxFile, xlsxType } from './xlsx.js'

/** A table of texts to be saved as a file. @public */
export interface SavedTable {
  /** Name of the file, without its ending, and of its sheet. */
  name: string
  /** Names of the columns. */
  head: readonly string[]
  /** Their values, row by row. */
  rows: readonly (readonly string[])[]
}

/** Saves a table as a spreadsheet (XLSX) or a CSV. */
export async function saveTable({ name, head, rows }: SavedTable, format: ExportFormat) {
  if (format === 'csv') {
    saveFile(`${name}.csv`, csvText(head, rows), 'text/csv;charset=utf-8')
  } else saveFile(`${name}.xlsx`, await xlsxFile({ name, head, rows }), xlsxType)
}
