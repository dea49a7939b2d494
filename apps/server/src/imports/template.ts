import type { Language } from '@spruce/validators/i18n'
import { csvText } from '../exports/csv.js'
import { writeXlsx } from '../spreadsheets/writeXlsx.js'
import { importFields } from './fields.js'
import { importMessages, sampleMarks } from './importMessages.js'

/** The table that people fill in: columns, a sample line, and on a second sheet how it is done. */
export function templateXlsx(language: Language): Promise<Uint8Array> {
  const { fields, template } = importMessages[language]
  return writeXlsx([
    {
      name: template.sheet,
      head: importFields.map((field) => fields[field]),
      widths: [26, 18, 14, 16, 28, 32, 20],
      rows: [template.sample],
    },
    {
      name: template.notesSheet,
      head: template.notesHead,
      widths: [16, 90],
      rows: template.notes,
    },
  ])
}

export function templateCsv(language: Language): string {
  const { fields, template } = importMessages[language]
  return csvText(
    importFields.map((field) => fields[field]),
    [template.sample],
  )
}

/** The line that the template came with. */
export function isSample(cells: readonly string[]): boolean {
  return cells.some((cell) => sampleMarks.some((mark) => cell.endsWith(mark)))
}
