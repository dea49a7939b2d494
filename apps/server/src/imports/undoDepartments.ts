import type { Db, ImportedDepartment } from '../db/schema.js'
import { Pace } from '../jobs/Pace.js'
import type { AuditChange } from '../repositories/auditDetail.js'
import { DepartmentsRepository } from '../repositories/departments/DepartmentsRepository.js'
import { DepartmentBatchesRepository } from '../repositories/imports/DepartmentBatchesRepository.js'
import type { WrittenRow } from '../repositories/imports/RecordRowsRepository.js'
import { lockOrganisation } from '../repositories/organisationLock.js'
import { DepartmentWriter } from './DepartmentWriter.js'
import type { ImportRun } from './ImportRun.js'
import { type RecordUndo, undoRecords } from './undoRecords.js'

type Written = WrittenRow<ImportedDepartment>

/**
 * Takes an import of departments back: what it changed is as before, then what it made goes, the
 * deepest first, then what could not be as before while one that it made had its name or code. Departments that somebody has changed or uses stay, and their rows say why.
 */
export async function undoDepartments(run: ImportRun): Promise<void> {
  const { tenantId, jobId } = run
  run.tally = await run.counts()
  const { created = 0, changed = 0 } = run.tally
  const total = created + changed
  let done = 0
  for (const outcome of ['changed', 'created', 'left'] as const) {
    const rows = await run.inTenant((db) =>
      new DepartmentBatchesRepository(db).written(tenantId, jobId, outcome),
    )
    const pace = new Pace(100)
    for (let at = 0; at < rows.length;) {
      await pace.run(async () => {
        const batch = ofOneDepth(rows.slice(at, at + pace.size), outcome)
        at += batch.length
        if (outcome !== 'left') done += batch.length
        await undoRecords(run, batch, { done, total }, departments)
      })
    }
  }
}

/** A department goes after those below it, so a batch that removes has one level. */
function ofOneDepth<Row extends { depth: number }>(
  rows: readonly Row[],
  outcome: 'created' | 'changed' | 'left',
): Row[] {
  if (outcome !== 'created') return [...rows]
  const end = rows.findIndex(({ depth }) => depth !== rows[0]?.depth)
  return rows.slice(0, end < 0 ? rows.length : end)
}

const departments: RecordUndo<Written> = {
  lock: lockOrganisation,
  mayRemove: (requester) => requester.mayMakeDepartments(),
  stays: { inUse: 'DEPARTMENT_IN_USE', noRight: 'DEPARTMENTS_NO_RIGHT' },
  removeMade,
  restore,
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

/** @returns for each department why it stays as it is */
async function restore(
  { requester, tenantId }: ImportRun,
  db: Db,
  rows: readonly Written[],
  audits: AuditChange[],
): Promise<(string | undefined)[]> {
  if (!requester.mayEditDepartments()) return rows.map(() => 'DEPARTMENTS_NO_RIGHT')
  const ids = rows.map(({ recordId }) => recordId)
  const writer = await DepartmentWriter.open(db, tenantId, ids)
  const codes: (string | undefined)[] = []
  for (const { recordId: id, before, after } of rows) {
    const code = before ? await writer.edit({ id, from: after, to: before }) : 'GONE'
    if (before && code === undefined) {
      audits.push({ table: 'departments', id, name: before.name, before: after, after: before })
    }
    codes.push(code === 'DEPARTMENT_CHANGED' ? 'CHANGED_SINCE' : code)
  }
  await writer.flush()
  return codes
}
