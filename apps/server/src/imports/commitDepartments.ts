import type { Db, ImportOutcome } from '../db/schema.js'
import { Pace } from '../jobs/Pace.js'
import type { AuditChange } from '../repositories/auditDetail.js'
import { childPath, maxDepth } from '../repositories/departments/departmentPath.js'
import { DepartmentsRepository } from '../repositories/departments/DepartmentsRepository.js'
import type { BatchDepartment } from '../repositories/imports/DepartmentBatchesRepository.js'
import {
  RecordRowsRepository,
  type RecordRowResult,
} from '../repositories/imports/RecordRowsRepository.js'
import { lockOrganisation } from '../repositories/organisationLock.js'
import { plansOf } from './checkDepartments.js'
import { audit } from './commitRows.js'
import type { DepartmentPlan } from './DepartmentTree.js'
import { DepartmentWriter } from './DepartmentWriter.js'
import { talliedWith, type ImportRun } from './ImportRun.js'
import { inHalves, type WriteProblem } from './inHalves.js'
import { checkedResult, failedResult, writtenResult } from './RecordPlan.js'

type Addition = Extract<DepartmentPlan, { kind: 'new' }>

/** Does what the check said, as far as it still holds. What is done stays when the work is stopped. */
export async function commitDepartments(run: ImportRun): Promise<void> {
  run.tally = await run.counts()
  const plans = await plansOf(run, ['new', 'change'])
  const pace = new Pace(100)
  for (let done = 0; done < plans.length;) {
    await pace.run(async () => {
      const batch = plans.slice(done, done + pace.size)
      done += batch.length
      await inHalves(
        batch,
        (part) => write(run, part, done, plans.length),
        (plan, problem) => refuse(run, plan, problem),
      )
    })
  }
}

/** One batch: all of it or, when the database refuses, nothing. */
async function write(
  run: ImportRun,
  plans: readonly DepartmentPlan[],
  done: number,
  total: number,
): Promise<void> {
  const { tenantId, jobId } = run
  run.tally = await run.inTenant(async (db) => {
    await run.context.beat(db, { done, total })
    await lockOrganisation(db, tenantId)
    const places = await placesOf(db, tenantId, plans)
    const results: RecordRowResult[] = []
    const audits: AuditChange[] = []
    const changed = plans.flatMap((plan) => (plan.kind === 'change' ? plan.id : []))
    const writer = await DepartmentWriter.open(db, tenantId, changed)
    for (const plan of plans) {
      const { number } = plan
      if (plan.kind === 'new') {
        const department = placed(plan, places)
        if (!department) {
          results.push(failedResult(number, 'GONE'))
          continue
        }
        writer.add(department)
        results.push(writtenResult(plan))
        audits.push({
          table: 'departments',
          id: plan.id,
          name: plan.state.name,
          after: plan.state,
        })
      } else if (plan.kind === 'change') {
        const { before, state: after } = plan
        const code = await writer.edit({ id: plan.id, from: before, to: after })
        if (code !== undefined) {
          results.push(failedResult(number, code))
          continue
        }
        results.push(writtenResult(plan))
        audits.push({ table: 'departments', id: plan.id, name: after.name, before, after })
        if (before.parentId !== after.parentId) await refreshPlaces(db, tenantId, places)
      } else results.push(checkedResult(plan))
    }
    await writer.flush()
    await new RecordRowsRepository(db).setResults(tenantId, jobId, results)
    await audit(run, db, audits)
    const tally = talliedWith(
      run.tally,
      results.map(({ outcome }, index) => ({ from: outcomeBefore(plans[index]), to: outcome })),
    )
    await run.context.beat(db, { done, total, result: tally })
    return tally
  })
}

type Places = Map<string, NonNullable<BatchDepartment['parent']>>

/** The parents that are there, as they are now. */
async function placesOf(
  db: Db,
  tenantId: string,
  plans: readonly DepartmentPlan[],
): Promise<Places> {
  const ids = plans.flatMap((plan) => (plan.kind === 'new' ? (plan.state.parentId ?? []) : []))
  const found = await new DepartmentsRepository(db).byIds(tenantId, [...new Set(ids)])
  return new Map(found.map(({ id, path, depth }) => [id, { id, path, depth }]))
}

/** A branch that has moved takes its children's paths with it. */
async function refreshPlaces(db: Db, tenantId: string, places: Places) {
  const ids = [...places.keys()]
  for (const { id, path, depth } of await new DepartmentsRepository(db).byIds(tenantId, ids)) {
    places.set(id, { id, path, depth })
  }
}

function placed({ id, state }: Addition, places: Places): BatchDepartment | undefined {
  const parent = state.parentId === null ? null : places.get(state.parentId)
  if (parent === undefined || (parent?.depth ?? 0) >= maxDepth) return undefined
  const depth = (parent?.depth ?? 0) + 1
  places.set(id, { id, path: childPath(parent?.path ?? null, id), depth })
  return { id, parent, state }
}

/** Only rows that were to be added or changed are written. */
function outcomeBefore(plan: DepartmentPlan | undefined): ImportOutcome {
  return plan?.kind === 'change' ? 'change' : 'new'
}

async function refuse(run: ImportRun, plan: DepartmentPlan, { code }: WriteProblem): Promise<void> {
  const result = failedResult(plan.number, code === 'TAKEN' ? 'DEPARTMENT_TAKEN' : 'GONE')
  await run.inTenant((db) =>
    new RecordRowsRepository(db).setResults(run.tenantId, run.jobId, [result]),
  )
  run.tally = talliedWith(run.tally, [{ from: outcomeBefore(plan), to: 'failed' }])
}
