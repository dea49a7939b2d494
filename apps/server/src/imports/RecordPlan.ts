import type { ImportChange, ImportedRecord, ImportReason } from '../db/schema.js'
import type { RecordRowResult } from '../repositories/imports/RecordRowsRepository.js'

/** What is to be done for a row that speaks of a department or device. */
export type RecordPlan<State extends ImportedRecord> =
  | { number: number; kind: 'failed'; reasons: ImportReason[] }
  | { number: number; kind: 'same'; id: string }
  | { number: number; kind: 'new'; id: string; state: State }
  | {
      number: number
      kind: 'change'
      id: string
      before: State
      state: State
      changes: ImportChange[]
    }

/** What the check says of a row. */
export function checkedResult(plan: RecordPlan<ImportedRecord>): RecordRowResult {
  const { number, kind } = plan
  if (kind === 'failed') return { number, outcome: kind, reasons: plan.reasons, changes: [] }
  const changes = kind === 'change' ? plan.changes : []
  const isThere = kind === 'same' || kind === 'change'
  return { number, outcome: kind, reasons: [], changes, ...(isThere && { recordId: plan.id }) }
}

/** What became of a row that was written. */
export function writtenResult({
  number,
  ...plan
}: Extract<RecordPlan<ImportedRecord>, { kind: 'new' | 'change' }>): RecordRowResult {
  const { id: recordId, state: after } = plan
  if (plan.kind === 'new') return { number, outcome: 'created', reasons: [], recordId, after }
  const { before, changes } = plan
  return { number, outcome: 'changed', reasons: [], recordId, before, after, changes }
}

/** What a row comes to that cannot be written after all. */
export function failedResult(number: number, code: string): RecordRowResult {
  return { number, outcome: 'failed', reasons: [{ code }], changes: [] }
}

/** What an undo leaves of a row; without a reason it is taken back. */
export function undoneResult(number: number, code: string | undefined): RecordRowResult {
  const outcome = code === undefined ? 'undone' : 'left'
  return { number, outcome, reasons: code === undefined ? [] : [{ code }] }
}
