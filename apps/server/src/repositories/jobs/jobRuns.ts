import { sql } from 'kysely'
import type { Db } from '../../db/schema.js'

/** True for the one process that does the job until `next`: it moved its time on. */
export async function claimJob(db: Db, name: string, now: Date, next: Date): Promise<boolean> {
  const { rows } = await sql`
    with due as (
      select name from job_runs where name = ${name} and next_at <= ${now}::timestamptz
      for update skip locked
    ), moved as (
      update job_runs set next_at = ${next}::timestamptz, started_at = ${now}::timestamptz
      where name in (select name from due) returning name
    ), first as (
      insert into job_runs (name, next_at, started_at)
      select ${name}, ${next}::timestamptz, ${now}::timestamptz
      where not exists (select from job_runs where name = ${name})
      on conflict do nothing returning name
    )
    select name from moved union all select name from first`.execute(db)
  return rows.length > 0
}

export async function finishJob(
  db: Db,
  name: string,
  now: Date,
  error: string | null,
): Promise<void> {
  await db
    .updateTable('job_runs')
    .where('name', '=', name)
    .set({ finished_at: now, error })
    .execute()
}
