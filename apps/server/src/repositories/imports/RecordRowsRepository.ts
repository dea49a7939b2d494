import { sql } from 'kysely'
import { arrayLiteral } from '../../db/bulkInsert.js'
import type {
  Db,
  ImportChange,
  ImportedRecord,
  ImportOutcome,
  ImportReason,
} from '../../db/schema.js'

/** What became of a row of an import of departments or devices. */
export interface RecordRowResult {
  number: number
  outcome: ImportOutcome
  reasons: readonly ImportReason[]
  recordId?: string
  before?: ImportedRecord
  after?: ImportedRecord
  changes?: readonly ImportChange[]
}

/** A row that has made or changed something. */
export interface WrittenRow<State extends ImportedRecord> {
  number: number
  outcome: ImportOutcome
  recordId: string
  before: State | null
  after: State
}

/** The rows of an import of departments or devices. */
export class RecordRowsRepository {
  constructor(private readonly db: Db) {}

  async setResults(
    tenantId: string,
    jobId: string,
    results: readonly RecordRowResult[],
  ): Promise<void> {
    if (results.length === 0) return
    const json = (value: object | undefined) => (value ? JSON.stringify(value) : null)
    await sql`
      update user_import_rows as r set outcome = n.outcome, reasons = n.reasons,
        record_id = coalesce(n.record_id, r.record_id),
        record_before = coalesce(n.before, r.record_before),
        record_after = coalesce(n.after, r.record_after),
        changes = coalesce(n.changes, r.changes)
      from unnest(
        ${arrayLiteral(results.map(({ number }) => number))}::int[],
        ${arrayLiteral(results.map(({ outcome }) => outcome))}::text[],
        ${arrayLiteral(results.map(({ reasons }) => JSON.stringify(reasons)))}::jsonb[],
        ${arrayLiteral(results.map(({ recordId }) => recordId))}::text[],
        ${arrayLiteral(results.map(({ before }) => json(before)))}::jsonb[],
        ${arrayLiteral(results.map(({ after }) => json(after)))}::jsonb[],
        ${arrayLiteral(results.map(({ changes }) => json(changes)))}::jsonb[]
      ) as n (number, outcome, reasons, record_id, before, after, changes)
      where r.tenant_id = ${tenantId} and r.job_id = ${jobId}
        and r.number = n.number`.execute(this.db)
  }

  /** The next rows after a number that have made or changed something. */
  async nextWritten<State extends ImportedRecord>(
    tenantId: string,
    jobId: string,
    after: number,
    limit: number,
  ): Promise<WrittenRow<State>[]> {
    const { rows } = await sql<WrittenRow<State>>`
      select r.number, r.outcome, r.record_id as "recordId",
        r.record_before as before, r.record_after as after
      from user_import_rows r
      where r.tenant_id = ${tenantId} and r.job_id = ${jobId} and r.number > ${after}
        and r.outcome in ('created', 'changed') and r.record_id is not null
      order by r.number limit ${limit}`.execute(this.db)
    return rows
  }
}
