import type { Db, ImportOutcome } from '../db/schema.js'
import { inBatches } from '../jobs/inBatches.js'
import { DevicesRepository } from '../repositories/devices/DevicesRepository.js'
import { DeviceBatchesRepository } from '../repositories/imports/DeviceBatchesRepository.js'
import { RecordRowsRepository } from '../repositories/imports/RecordRowsRepository.js'
import {
  type ImportRow,
  UserImportsRepository,
} from '../repositories/imports/UserImportsRepository.js'
import { coveredColumns, openOutcomes, openRows } from './checkRows.js'
import { type DevicePlan, DevicePlanner } from './DevicePlanner.js'
import { readDeviceRow } from './deviceRow.js'
import type { ImportRun } from './ImportRun.js'
import { checkedResult } from './RecordPlan.js'

/** Says of each open row what a commit would do, and writes nothing else. */
export async function checkDevices(run: ImportRun): Promise<void> {
  const { tenantId, jobId } = run
  const total = openRows(await run.counts())
  const plan = await devicePlannerOf(run)
  await inBatches({
    start: 300,
    next: (after, limit) => nextRows(run, after, limit, openOutcomes),
    work: (rows, done) =>
      run.inTenant(async (db) => {
        await run.context.beat(db, { done, total })
        const results = (await plan(db, rows)).map(checkedResult)
        await new RecordRowsRepository(db).setResults(tenantId, jobId, results)
      }),
  })
}

/** Plans rows by the areas and types that the tenant has now. */
export async function devicePlannerOf(
  run: ImportRun,
): Promise<(db: Db, rows: readonly ImportRow[]) => Promise<DevicePlan[]>> {
  const { tenantId, requester, row } = run
  const parts = await run.inTenant(async (db) => ({
    areas: await new DevicesRepository(db).areas(tenantId),
    types: await new DeviceBatchesRepository(db).types(tenantId),
  }))
  const planner = new DevicePlanner({
    ...parts,
    mayAdd: requester.mayAddDevices(),
    mayEdit: requester.mayEditDevices(),
  })
  const covered = coveredColumns(row.merged)
  return async (db, rows) => {
    const read = rows.map((one) =>
      readDeviceRow({ row: one, mapping: row.mapping, covered: covered.get(one.number) }),
    )
    const codes = read.flatMap(({ candidate: { code } }) => code ?? [])
    const found = await new DeviceBatchesRepository(db).byCodes(tenantId, codes)
    const known = new Map(found.map((device) => [device.code, device]))
    return read.map((one) => planner.plan(one, known))
  }
}

export function nextRows(
  run: ImportRun,
  after: number,
  limit: number,
  outcomes: readonly ImportOutcome[],
): Promise<ImportRow[]> {
  return run.inTenant((db) =>
    new UserImportsRepository(db).nextRows(run.tenantId, run.jobId, after, limit, outcomes),
  )
}
