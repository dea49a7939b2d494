import { importFields } from '@spruce/api-client/contract'
import type { Language } from '@spruce/validators/i18n'
import type { ImportField, ImportKind } from '../db/schema.js'
import { csvText } from '../exports/csv.js'
import { writeXlsx } from '../spreadsheets/writeXlsx.js'
import { importMessages, sampleMarks } from './importMessages.js'

/** The table that people fill in: columns, a sample line, and on a second sheet how it is done. */
export function templateXlsx(language: Language, kind: ImportKind): Promise<Uint8Array> {
  const template = importMessages[language].templates[kind]
  return writeXlsx([
    {
      name: template.sheet,
      head: headOf(language, kind),
      widths: widths[kind],
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

export function templateCsv(language: Language, kind: ImportKind): string {
  return csvText(headOf(language, kind), [importMessages[language].templates[kind].sample])
}

const widths = {
  people: [26, 18, 14, 16, 28, 32, 20],
  departments: [26, 18, 32, 10, 18, 40],
  devices: [30, 26, 32, 18, 18, 40],
} as const satisfies Record<ImportKind, readonly number[]>

function headOf(language: Language, kind: ImportKind): string[] {
  const fields: readonly ImportField[] = importFields[kind]
  return fields.map((field) => importMessages[language].fields[field])
}

/** The line that the template came with. */
export function isSample(cells: readonly string[]): boolean {
  return cells.some((cell) => sampleMarks.some((mark) => cell.endsWith(mark)))
}
