import { dayjs } from '@spruce/validators/time'
import type { Db, ImportField, ImportKind, ImportReason } from '../db/schema.js'
import { newId } from '../ids.js'
import { UserImportsRepository } from '../repositories/imports/UserImportsRepository.js'

const keptDays = 30

/** Who started an import. */
export interface ImportStarter {
  memberId: string
  userId: string
}

/** A row that was not imported, and why. */
export interface WrongRow {
  cells: string[]
  reason: ImportReason
}

/** An import whose work is done. */
export interface FinishedImport {
  kind: ImportKind
  file: string
  /** Days since then. */
  ago: number
  head: readonly string[]
  mapping: readonly ImportField[]
  /** Cells of the rows that made something: the first ones, from line 2. */
  made: readonly string[][]
  wrong: readonly WrongRow[]
  now: Date
}

/**
 * Writes an import with its rows; what became of those that made something the caller adds.
 *
 * @returns the id of its job
 */
export async function writeFinishedImport(
  db: Db,
  tenantId: string,
  { memberId, userId }: ImportStarter,
  { kind, file, ago, head, mapping, made, wrong, now }: FinishedImport,
): Promise<string> {
  const id = newId()
  const at = dayjs.utc(now).subtract(ago, 'day')
  await db
    .insertInto('jobs')
    .values({
      tenant_id: tenantId,
      id,
      kind: 'user-import',
      title: file,
      member_id: memberId,
      user_id: userId,
      status: 'done',
      phase: 'commit',
      done: made.length,
      total: made.length,
      result: JSON.stringify({
        rows: made.length + wrong.length,
        created: made.length,
        departments: 0,
        ...(wrong.length > 0 && { failed: wrong.length }),
      }),
      created_at: at.toDate(),
      started_at: at.add(1, 'second').toDate(),
      finished_at: at.add(2, 'minute').toDate(),
      expires_at: at.add(keptDays, 'day').toDate(),
    })
    .execute()
  await db
    .insertInto('user_imports')
    .values({
      tenant_id: tenantId,
      job_id: id,
      kind,
      file_name: file,
      until: 'check',
      head: JSON.stringify(head),
      mapping: JSON.stringify(mapping),
      head_line: 1,
    })
    .execute()
  const imports = new UserImportsRepository(db)
  const cells = [...made, ...wrong.map((one) => one.cells)]
  await imports.addRows(
    tenantId,
    id,
    cells.map((row, index) => ({ number: index + 2, cells: row })),
  )
  await imports.setResults(
    tenantId,
    id,
    wrong.map(({ reason }, index) => ({
      number: made.length + index + 2,
      outcome: 'failed' as const,
      reasons: [reason],
      memberId: null,
    })),
  )
  return id
}
