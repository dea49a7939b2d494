import type { Db, ImportedDevice } from '../db/schema.js'
import { inBatches } from '../jobs/inBatches.js'
import type { AuditChange } from '../repositories/auditDetail.js'
import { DeviceBatchesRepository } from '../repositories/imports/DeviceBatchesRepository.js'
import {
  RecordRowsRepository,
  type WrittenRow,
} from '../repositories/imports/RecordRowsRepository.js'
import { editDevices, lockTypes } from './editDevices.js'
import type { ImportRun } from './ImportRun.js'
import { type RecordUndo, undoRecords } from './undoRecords.js'

type Written = WrittenRow<ImportedDevice>

/**
 * Takes an import of devices back: what it changed is as before, what it made goes. Devices that somebody has
 * changed since, or that have reported, stay, and their rows say why.
 */
export async function undoDevices(run: ImportRun): Promise<void> {
  const { tenantId, jobId } = run
  run.tally = await run.counts()
  const { created = 0, changed = 0 } = run.tally
  const total = created + changed
  await inBatches({
    start: 100,
    next: (after, limit) =>
      run.inTenant((db) =>
        new RecordRowsRepository(db).nextWritten<ImportedDevice>(tenantId, jobId, after, limit),
      ),
    work: (rows, done) => undoRecords(run, rows, { done, total }, devices),
  })
}

const devices: RecordUndo<Written> = {
  lock: (db, tenantId, rows) =>
    lockTypes(
      db,
      tenantId,
      rows.map(({ before }) => before?.typeId ?? null),
    ),
  mayRemove: (requester) => requester.mayAddDevices(),
  stays: { inUse: 'DEVICE_IN_USE', noRight: 'DEVICES_NO_RIGHT' },
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
  const batches = new DeviceBatchesRepository(db)
  const gone = new Set(rows.map(({ recordId }) => recordId))
  for (const { id } of await batches.lock(tenantId, [...gone])) gone.delete(id)
  const there = rows.map(({ recordId }) => recordId).filter((id) => !gone.has(id))
  const removed = await batches.removeUntouched(tenantId, there)
  for (const { recordId: id, after } of rows) {
    if (!removed.has(id)) continue
    gone.add(id)
    audits.push({ table: 'devices', id, name: after.name, before: after })
  }
  return gone
}

/** @returns for each device why it stays as it is */
async function restore(
  { requester, tenantId }: ImportRun,
  db: Db,
  rows: readonly Written[],
  audits: AuditChange[],
): Promise<(string | undefined)[]> {
  if (!requester.mayEditDevices()) return rows.map(() => 'DEVICES_NO_RIGHT')
  const known = rows.flatMap(({ recordId: id, before, after }) =>
    before ? [{ id, from: after, to: before }] : [],
  )
  const codes = await editDevices(db, tenantId, known)
  const refusals = new Map(known.map(({ id }, index) => [id, codes[index]]))
  return rows.map(({ recordId: id, before, after }) => {
    if (!before) return 'GONE'
    const code = refusals.get(id)
    if (code === undefined) {
      audits.push({ table: 'devices', id, name: before.name, before: after, after: before })
    }
    return code === 'DEVICE_CHANGED' ? 'CHANGED_SINCE' : code
  })
}
