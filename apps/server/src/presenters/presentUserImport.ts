import type { Schemas } from '@spruce/api-client/contract'
import type { Language } from '@spruce/validators/i18n'
import type { ImportReason } from '../db/schema.js'
import { columnLetter, reasonText } from '../imports/importMessages.js'
import type {
  ImportRow,
  ListedImport,
  UserImportRow,
} from '../repositories/imports/UserImportsRepository.js'
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
    kind: row.kind,
    fileName: row.file_name,
    until: row.until,
    createDepartments: row.create_departments,
    sheet: row.sheet,
    otherSheets: row.other_sheets,
    headLine: row.head_line,
    firstLines: row.first_lines,
    canChoose: canChoose(job, row),
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

/** Whether another sheet or head may be read: the file is there, and nothing is written of it. */
export function canChoose(job: JobRow, row: UserImportRow): boolean {
  return row.storage_key !== null && (job.status === 'waiting' || job.status === 'failed')
}

/** An import in a list. */
export function presentListedImport(
  one: ListedImport,
  memberId: string,
  language: Language,
): Schemas['ListedUserImport'] {
  const { id, ...job } = presentJob(one, language)
  const isDone = (job.result['created'] ?? 0) + (job.result['changed'] ?? 0) > 0
  return {
    id,
    kind: one.import_kind,
    fileName: one.file_name,
    memberId: one.member_id,
    memberName: one.member_name,
    isOwn: one.member_id === memberId,
    status: job.status,
    phase: job.phase as Schemas['ListedUserImport']['phase'],
    result: job.result,
    createdAt: job.createdAt,
    finishedAt: job.finishedAt,
    undoUntil: isDone ? job.expiresAt : null,
  }
}

export function presentImportRow(
  row: ImportRow,
  { head, mapping }: Pick<UserImportRow, 'head' | 'mapping'>,
  language: Language,
): Schemas['UserImportRow'] {
  const columnOf = (field: ImportReason['field']) => {
    const at = field === undefined ? -1 : mapping.indexOf(field)
    return at < 0 ? null : at
  }
  return {
    number: row.number,
    cells: row.cells.map(cellText),
    outcome: row.outcome,
    reasons: row.reasons.map((reason) => ({
      ...reasonText(reason, head, language),
      index: reason.column ?? columnOf(reason.field),
    })),
    changes: row.changes,
    memberId: row.member_id,
  }
}
