import type { BulkOutcome, Db, ImportOutcome } from '../../db/schema.js'

/** What the rows of each kind of job come to. */
interface Outcomes {
  user_import_rows: ImportOutcome
  bulk_change_people: BulkOutcome
}

/** How many rows of a job came to what. */
export async function countOutcomes<Table extends keyof Outcomes>(
  db: Db,
  table: Table,
  tenantId: string,
  jobId: string,
): Promise<Partial<Record<Outcomes[Table], number>>> {
  const rows = await db
    .selectFrom<keyof Outcomes>(table)
    .where('tenant_id', '=', tenantId)
    .where('job_id', '=', jobId)
    .groupBy('outcome')
    .select(({ fn }) => ['outcome', fn.countAll<number>().as('n')])
    .execute()
  return Object.fromEntries(rows.map(({ outcome, n }) => [outcome, n])) as Partial<
    Record<Outcomes[Table], number>
  >
}
