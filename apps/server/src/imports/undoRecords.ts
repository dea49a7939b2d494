import type { Db, ImportedRecord } from '../db/schema.js'
import type { AuditChange } from '../repositories/auditDetail.js'
import {
  RecordRowsRepository,
  type WrittenRow,
} from '../repositories/imports/RecordRowsRepository.js'
import { audit } from './commitRows.js'
import { type ImportRun, talliedWith } from './ImportRun.js'
import { inHalves } from './inHalves.js'
import { undoneResult } from './RecordPlan.js'
import type { Requester } from './Requester.js'

/** How one kind of record is taken back. */
export interface RecordUndo<Row> {
  /** Keeps others from changing what the rows are about. */
  lock: (db: Db, tenantId: string, rows: readonly Row[]) => Promise<void>
  mayRemove: (requester: Requester) => boolean
  /** Why a record that was made stays: somebody uses it, or the right is missing. */
  stays: { inUse: string; noRight: string }
  /** @returns ids of those that are not there any more, those that go now included */
  removeMade: (
    db: Db,
    tenantId: string,
    rows: readonly Row[],
    audits: AuditChange[],
  ) => Promise<ReadonlySet<string>>
  /** @returns for each row, in their order, why its record stays as it is; undefined: it is as before */
  restore: (
    run: ImportRun,
    db: Db,
    rows: readonly Row[],
    audits: AuditChange[],
  ) => Promise<(string | undefined)[]>
}

/** Takes written rows back, all at once or, where that fails, in halves; what cannot go stays and says why. */
export function undoRecords<Row extends WrittenRow<ImportedRecord>>(
  run: ImportRun,
  rows: readonly Row[],
  progress: { done: number; total: number },
  kind: RecordUndo<Row>,
): Promise<void> {
  return inHalves(
    rows,
    (part) => undo(run, part, progress, kind),
    (row) => leave(run, row),
  )
}

async function undo<Row extends WrittenRow<ImportedRecord>>(
  run: ImportRun,
  rows: readonly Row[],
  progress: { done: number; total: number },
  kind: RecordUndo<Row>,
): Promise<void> {
  const { tenantId, jobId, requester } = run
  run.tally = await run.inTenant(async (db) => {
    await run.context.beat(db, progress)
    await kind.lock(db, tenantId, rows)
    const audits: AuditChange[] = []
    const made = rows.filter(({ outcome }) => outcome === 'created')
    const mayRemove = kind.mayRemove(requester)
    const gone = mayRemove ? await kind.removeMade(db, tenantId, made, audits) : new Set<string>()
    const why = mayRemove ? kind.stays.inUse : kind.stays.noRight
    const changed = rows.filter(({ outcome }) => outcome !== 'created')
    const codes = await kind.restore(run, db, changed, audits)
    const restored = new Map(changed.map(({ number }, index) => [number, codes[index]]))
    const results = rows.map(({ number, outcome, recordId }) => {
      const stays = gone.has(recordId) ? undefined : why
      return undoneResult(number, outcome === 'created' ? stays : restored.get(number))
    })
    await new RecordRowsRepository(db).setResults(tenantId, jobId, results)
    await audit(run, db, audits, 'undoUserImport')
    const tally = talliedWith(
      run.tally,
      rows.map(({ outcome }, index) => ({
        from: outcome,
        to: results[index]?.outcome ?? outcome,
      })),
    )
    await run.context.beat(db, { ...progress, result: tally })
    return tally
  })
}

async function leave(
  run: ImportRun,
  { number, outcome }: WrittenRow<ImportedRecord>,
): Promise<void> {
  await run.inTenant((db) =>
    new RecordRowsRepository(db).setResults(run.tenantId, run.jobId, [
      undoneResult(number, 'IN_USE'),
    ]),
  )
  run.tally = talliedWith(run.tally, [{ from: outcome, to: 'left' }])
}
