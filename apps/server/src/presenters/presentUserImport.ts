import type { Schemas } from '@spruce/api-client/contract'
import type { Language } from '@spruce/validators/i18n'
import { columnLetter, reasonText } from '../imports/importMessages.js'
import type { ImportRow, UserImportRow } from '../repositories/imports/UserImportsRepository.js'
import type { JobRow } from '../repositories/jobs/JobsRepository.js'
import { readCell } from '../spreadsheets/sheet.js'
import { presentJob } from './presentJob.js'

const cellText = (cell: string | undefined) => readCell(cell ?? '').text

export function presentUserImport(
  job: JobRow,
  row: UserImportRow,
  first: readonly ImportRow[],
  language: Language,
): Schemas['UserImport'] {
  return {
    id: job.id,
    version: job.version,
    fileName: row.file_name,
    until: row.until,
    createDepartments: row.create_departments,
    sheet: row.sheet,
    otherSheets: row.other_sheets,
    columns: row.head.map((name, index) => ({
      index,
      letter: columnLetter(index),
      name,
      field: row.mapping[index] ?? null,
      samples: first.map(({ cells }) => cellText(cells[index])).filter((text) => text !== ''),
    })),
    job: presentJob(job, language),
  }
}

export function presentImportRow(
  row: ImportRow,
  head: readonly string[],
  language: Language,
): Schemas['UserImportRow'] {
  return {
    number: row.number,
    cells: row.cells.map(cellText),
    outcome: row.outcome,
    reasons: row.reasons.map((reason) => ({
      ...reasonText(reason, head, language),
      index: reason.column ?? null,
    })),
    memberId: row.member_id,
  }
}
