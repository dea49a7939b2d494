import type { BulkOutcome, Db } from '../db/schema.js'
import type { Requester } from '../imports/Requester.js'
import { inBatches } from '../jobs/inBatches.js'
import type { WorkContext } from '../jobs/WorkQueue.js'
import type { AuditChange } from '../repositories/auditDetail.js'
import { AuditRepository } from '../repositories/AuditRepository.js'
import {
  BulkChangesRepository,
  type BulkChangeRow,
  type BulkPersonRow,
} from '../repositories/members/BulkChangesRepository.js'
import type { Services } from '../services.js'

export type BulkParts = Pick<Services, 'engine' | 'config' | 'log' | 'now'>

/** What a bulk change or its undoing works with. */
export interface BulkRun extends BulkParts {
  readonly context: WorkContext
  readonly tenantId: string
  readonly change: BulkChangeRow
  readonly requester: Requester
  /** How many people have come to what, as the last batch left them. */
  tally: Partial<Record<BulkOutcome, number>>
}

/** Works through those whom the change has brought to an outcome; the work brings each to another one. */
export function forAllOf(
  { engine, tenantId, change }: BulkRun,
  outcome: BulkOutcome,
  work: (rows: readonly BulkPersonRow[]) => Promise<void>,
): Promise<void> {
  return inBatches({
    start: 100,
    next: (after, limit) =>
      engine.tx({ tenant: tenantId }, (db) =>
        new BulkChangesRepository(db).next(tenantId, change.id, { after, limit, outcome }),
      ),
    work,
  })
}

/** The tally after a batch. */
export function tallied(
  tally: BulkRun['tally'],
  from: BulkOutcome,
  to: readonly BulkOutcome[],
): BulkRun['tally'] {
  const next = { ...tally, [from]: (tally[from] ?? 0) - to.length }
  for (const outcome of to) next[outcome] = (next[outcome] ?? 0) + 1
  return Object.fromEntries(Object.entries(next).filter(([, count]) => count > 0))
}

/** A line for each person, as if somebody had changed them by hand. */
export async function auditPeople(
  { context: { job }, tenantId, now }: BulkRun,
  db: Db,
  operation: 'startBulkChange' | 'startBulkRemoval' | 'undoBulkChange',
  changes: readonly AuditChange[],
): Promise<void> {
  if (changes.length === 0) return
  await new AuditRepository(db).add(
    {
      tenantId,
      userId: job.user_id,
      names: 'member',
      operation,
      traceId: job.id,
      address: '-',
      at: now(),
    },
    changes,
  )
}
