import type { Db, ImportedDepartment } from '../db/schema.js'
import { Pace } from '../jobs/Pace.js'
import type { AuditChange } from '../repositories/auditDetail.js'
import { DepartmentsRepository } from '../repositories/departments/DepartmentsRepository.js'
import { DepartmentBatchesRepository } from '../repositories/imports/DepartmentBatchesRepository.js'
import {
  RecordRowsRepository,
  type RecordRowResult,
  type WrittenRow,
} from '../repositories/imports/RecordRowsRepository.js'
import { lockOrganisation } from '../repositories/organisationLock.js'
import { editDepartment } from './commitDepartments.js'
import { audit } from './commitRows.js'
import { talliedWith, type ImportRun } from './ImportRun.js'
import { inHalves } from './inHalves.js'
import { undoneResult } from './RecordPlan.js'

type Written = WrittenRow<ImportedDepartment>

/**
 * Takes an import of departments back: what it changed is as before, then what it made goes, the
 * deepest first. Departments that somebody has changed or uses stay, and their rows say why.
 */
export async function undoDepartments(run: ImportRun): Promise<void> {
  const { tenantId, jobId } = run
  run.tally = await run.counts()
  const { created = 0, changed = 0 } = run.tally
  const total = created + changed
  let done = 0
  for (const outcome of ['changed', 'created'] as const) {
    const rows = await run.inTenant((db) =>
      new DepartmentBatchesRepository(db).written(tenantId, jobId, outcome),
    )
    const pace = new Pace(100)
    for (let at = 0; at < rows.length;) {
      await pace.run(async () => {
        const batch = ofOneDepth(rows.slice(at, at + pace.size), outcome)
        at += batch.length
        done += batch.length
        await inHalves(
          batch,
          (part) => undo(run, part, { done, total }),
          (row) => leave(run, row),
        )
      })
    }
  }
}

/** A department goes after those below it, so a batch that removes has one level. */
function ofOneDepth<Row extends { depth: number }>(
  rows: readonly Row[],
  outcome: 'created' | 'changed',
): Row[] {
  if (outcome === 'changed') return [...rows]
  const end = rows.findIndex(({ depth }) => depth !== rows[0]?.depth)
  return rows.slice(0, end < 0 ? rows.length : end)
}

async function undo(
  run: ImportRun,
  rows: readonly Written[],
  progress: { done: number; total: number },
): Promise<void> {
  const { tenantId, jobId, requester } = run
  run.tally = await run.inTenant(async (db) => {
    await run.context.beat(db, progress)
    await lockOrganisation(db, tenantId)
    const audits: AuditChange[] = []
    const made = rows.filter(({ outcome }) => outcome === 'created')
    const mayRemove = requester.mayMakeDepartments()
    const gone = mayRemove ? await removeMade(db, tenantId, made, audits) : new Set<string>()
    const why = mayRemove ? 'DEPARTMENT_IN_USE' : 'DEPARTMENTS_NO_RIGHT'
    const results: RecordRowResult[] = []
    for (const row of rows) {
      const isMade = row.outcome === 'created'
      const stays = gone.has(row.recordId) ? undefined : why
      results.push(undoneResult(row.number, isMade ? stays : await restore(run, db, row, audits)))
    }
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

/** Those that are not there any more, those that go now included. */
async function removeMade(
  db: Db,
  tenantId: string,
  rows: readonly Written[],
  audits: AuditChange[],
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set()
  const ids = rows.map(({ recordId }) => recordId)
  const known = await new DepartmentsRepository(db).byIds(tenantId, ids)
  const gone = new Set(ids)
  for (const { id } of known) gone.delete(id)
  const removed = await new DepartmentBatchesRepository(db).removeUntouched(
    tenantId,
    rows.map(({ recordId: id, after }) => ({ id, headId: after.headId })),
  )
  for (const { recordId: id, after } of rows) {
    if (!removed.has(id)) continue
    gone.add(id)
    audits.push({ table: 'departments', id, name: after.name, before: after })
  }
  return gone
}

/** @returns why the department stays as it is */
async function restore(
  { requester, tenantId }: ImportRun,
  db: Db,
  { recordId: id, before, after }: Written,
  audits: AuditChange[],
): Promise<string | undefined> {
  if (!requester.mayEditDepartments()) return 'DEPARTMENTS_NO_RIGHT'
  if (!before) return 'GONE'
  const code = await editDepartment(db, tenantId, { id, from: after, to: before })
  if (code === undefined) {
    audits.push({ table: 'departments', id, name: before.name, before: after, after: before })
  }
  return code === 'DEPARTMENT_CHANGED' ? 'CHANGED_SINCE' : code
}

async function leave(run: ImportRun, row: Written): Promise<void> {
  await run.inTenant((db) =>
    new RecordRowsRepository(db).setResults(run.tenantId, run.jobId, [
      undoneResult(row.number, 'IN_USE'),
    ]),
  )
  run.tally = talliedWith(run.tally, [{ from: row.outcome, to: 'left' }])
}
