import type { Db, ImportedDevice, ImportOutcome } from '../db/schema.js'
import { inBatches } from '../jobs/inBatches.js'
import { mostPoints } from '../operations/devices/deviceRules.js'
import type { AuditChange } from '../repositories/auditDetail.js'
import { DevicesRepository } from '../repositories/devices/DevicesRepository.js'
import { DeviceTypesRepository } from '../repositories/devices/DeviceTypesRepository.js'
import { DeviceBatchesRepository } from '../repositories/imports/DeviceBatchesRepository.js'
import {
  RecordRowsRepository,
  type RecordRowResult,
} from '../repositories/imports/RecordRowsRepository.js'
import { devicePlannerOf, nextRows } from './checkDevices.js'
import { audit } from './commitRows.js'
import type { DevicePlan } from './DevicePlanner.js'
import { type ImportRun, talliedWith } from './ImportRun.js'
import { inHalves, type WriteProblem } from './inHalves.js'
import { checkedResult, failedResult, writtenResult } from './RecordPlan.js'

type Addition = Extract<DevicePlan, { kind: 'new' }>

/** Does what the check said, as far as it still holds. What is done stays when the work is stopped. */
export async function commitDevices(run: ImportRun): Promise<void> {
  run.tally = await run.counts()
  const { new: added = 0, change = 0 } = run.tally
  const total = added + change
  const plan = await devicePlannerOf(run)
  await inBatches({
    start: 100,
    next: (after, limit) => nextRows(run, after, limit, ['new', 'change']),
    work: async (rows, done) => {
      const plans = await run.inTenant((db) => plan(db, rows))
      const outcomes = new Map(rows.map(({ number, outcome }) => [number, outcome]))
      await inHalves(
        plans,
        (part) => write(run, part, { done, total, outcomes }),
        (one, problem) => refuse(run, one, problem, outcomes),
      )
    },
  })
}

type Outcomes = ReadonlyMap<number, ImportOutcome>

/** One batch: all of it or, when the database refuses, nothing. */
async function write(
  run: ImportRun,
  plans: readonly DevicePlan[],
  { done, total, outcomes }: { done: number; total: number; outcomes: Outcomes },
): Promise<void> {
  const { tenantId, jobId } = run
  run.tally = await run.inTenant(async (db) => {
    await run.context.beat(db, { done, total })
    await lockTypes(
      db,
      tenantId,
      plans.flatMap((plan) => typesOf(plan)),
    )
    const results: RecordRowResult[] = []
    const audits: AuditChange[] = []
    const added = plans.filter((plan) => plan.kind === 'new')
    await addDevices(db, tenantId, added)
    for (const plan of plans) {
      if (plan.kind !== 'new' && plan.kind !== 'change') {
        results.push(checkedResult(plan))
        continue
      }
      const { number, id, state: after } = plan
      const before = plan.kind === 'change' ? plan.before : undefined
      const code = before && (await editDevice(db, tenantId, { id, from: before, to: after }))
      if (code !== undefined) {
        results.push(failedResult(number, code))
        continue
      }
      results.push(writtenResult(plan))
      audits.push({ table: 'devices', id, name: after.name, ...(before && { before }), after })
    }
    await new RecordRowsRepository(db).setResults(tenantId, jobId, results)
    await audit(run, db, audits)
    const tally = talliedWith(
      run.tally,
      results.map(({ number, outcome }) => ({ from: outcomes.get(number) ?? 'new', to: outcome })),
    )
    await run.context.beat(db, { done, total, result: tally })
    return tally
  })
}

/** Devices take the points of their types in turn; types first, as one who edits a device by hand does. */
export async function lockTypes(
  db: Db,
  tenantId: string,
  ids: readonly (string | null)[],
): Promise<void> {
  const types = new DeviceTypesRepository(db)
  for (const id of [...new Set(ids)].sort()) if (id !== null) await types.lock(tenantId, id)
}

function typesOf(plan: DevicePlan): (string | null)[] {
  if (plan.kind === 'new') return [plan.state.typeId]
  const isOther = plan.kind === 'change' && plan.before.typeId !== plan.state.typeId
  return isOther ? [plan.state.typeId] : []
}

async function addDevices(db: Db, tenantId: string, added: readonly Addition[]): Promise<void> {
  await new DeviceBatchesRepository(db).add(tenantId, added)
  const types = new DeviceTypesRepository(db)
  for (const typeId of new Set(added.map(({ state }) => state.typeId))) {
    if (typeId === null) continue
    const ofType = added.filter(({ state }) => state.typeId === typeId)
    await types.follow(
      tenantId,
      typeId,
      ofType.map(({ id }) => id),
    )
  }
}

/**
 * Writes a device as it is to be, where it is still as it was found. Needs the lock of the type that it gets.
 *
 * @returns why it cannot be
 */
export async function editDevice(
  db: Db,
  tenantId: string,
  { id, from, to }: { id: string; from: ImportedDevice; to: ImportedDevice },
): Promise<string | undefined> {
  const batches = new DeviceBatchesRepository(db)
  const [device] = await batches.lock(tenantId, [id])
  if (!device) return 'GONE'
  if (device.version !== from.version) return 'DEVICE_CHANGED'
  const { areaId, typeId, name, model, description } = to
  const isOtherType = typeId !== device.typeId
  if (isOtherType && typeId !== null) {
    if ((await batches.pointsWith(tenantId, id, typeId)) > mostPoints) return 'TOO_MANY_POINTS'
  }
  await new DevicesRepository(db).edit(tenantId, id, { areaId, typeId, name, model, description })
  if (isOtherType) {
    const types = new DeviceTypesRepository(db)
    await types.release(tenantId, id)
    if (typeId !== null) await types.follow(tenantId, typeId, [id])
  }
  return undefined
}

async function refuse(
  run: ImportRun,
  { number }: DevicePlan,
  { code }: WriteProblem,
  outcomes: Outcomes,
): Promise<void> {
  const result = failedResult(number, code === 'TAKEN' ? 'DEVICE_TAKEN' : 'GONE')
  await run.inTenant((db) =>
    new RecordRowsRepository(db).setResults(run.tenantId, run.jobId, [result]),
  )
  run.tally = talliedWith(run.tally, [{ from: outcomes.get(number) ?? 'new', to: 'failed' }])
}
