import type { Db, ImportOutcome } from '../db/schema.js'
import { inBatches } from '../jobs/inBatches.js'
import type { AuditChange } from '../repositories/auditDetail.js'
import { DeviceBatchesRepository } from '../repositories/imports/DeviceBatchesRepository.js'
import {
  RecordRowsRepository,
  type RecordRowResult,
} from '../repositories/imports/RecordRowsRepository.js'
import { devicePlannerOf, nextRows } from './checkDevices.js'
import { audit } from './commitRows.js'
import type { DevicePlan } from './DevicePlanner.js'
import { editDevices, followTypes, lockTypes } from './editDevices.js'
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
    const added = plans.filter((plan) => plan.kind === 'new')
    await addDevices(db, tenantId, added)
    const changed = plans.filter((plan) => plan.kind === 'change')
    const codes = await editDevices(
      db,
      tenantId,
      changed.map(({ id, before, state }) => ({ id, from: before, to: state })),
    )
    const refusals = new Map(changed.map(({ number }, index) => [number, codes[index]]))
    const results: RecordRowResult[] = []
    const audits: AuditChange[] = []
    for (const plan of plans) {
      if (plan.kind !== 'new' && plan.kind !== 'change') {
        results.push(checkedResult(plan))
        continue
      }
      const { number, id, state: after } = plan
      const code = refusals.get(number)
      if (code !== undefined) {
        results.push(failedResult(number, code))
        continue
      }
      const before = plan.kind === 'change' ? plan.before : undefined
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

function typesOf(plan: DevicePlan): (string | null)[] {
  if (plan.kind === 'new') return [plan.state.typeId]
  const isOther = plan.kind === 'change' && plan.before.typeId !== plan.state.typeId
  return isOther ? [plan.state.typeId] : []
}

async function addDevices(db: Db, tenantId: string, added: readonly Addition[]): Promise<void> {
  await new DeviceBatchesRepository(db).add(tenantId, added)
  await followTypes(
    db,
    tenantId,
    added.map(({ id, state }) => ({ id, typeId: state.typeId })),
  )
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
