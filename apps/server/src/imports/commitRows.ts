import type { Db, ImportedState, ImportField, ImportReason } from '../db/schema.js'
import { newId } from '../ids.js'
import { inBatches } from '../jobs/inBatches.js'
import { newLoginName } from '../operations/members/newLoginName.js'
import type { AuditChange } from '../repositories/auditDetail.js'
import { AuditRepository } from '../repositories/AuditRepository.js'
import { MemberBatchesRepository } from '../repositories/imports/MemberBatchesRepository.js'
import { PeopleLookup } from '../repositories/imports/PeopleLookup.js'
import {
  UserImportsRepository,
  type ImportRow,
  type RowResult,
} from '../repositories/imports/UserImportsRepository.js'
import { lockOrganisation } from '../repositories/organisationLock.js'
import { plannerOf, rowReader } from './checkRows.js'
import { talliedWith, type ImportRun } from './ImportRun.js'
import { inHalves, type WriteProblem } from './inHalves.js'
import { keysOf, type PeoplePlanner, type RowPlan } from './PeoplePlanner.js'
import { Room } from './Room.js'

/** Does what the check said, as far as it still holds. What is done stays when the work is stopped. */
export async function commitRows(run: ImportRun): Promise<void> {
  const { tenantId, jobId } = run
  const reader = rowReader(run)
  const planner = plannerOf(run)
  run.tally = await run.counts()
  const { new: added = 0, change = 0 } = run.tally
  const total = added + change
  await inBatches({
    start: 100,
    next: (after, limit) =>
      run.inTenant((db) =>
        new UserImportsRepository(db).nextRows(tenantId, jobId, after, limit, ['new', 'change']),
      ),
    work: (rows, done) =>
      inHalves(
        rows,
        (part) =>
          write(run, planner, part, reader, done, total).catch((error: unknown) => {
            planner.places.forget() // perhaps departments that the batch made, or that went
            throw error
          }),
        (row, problem) => refuse(run, row, problem),
      ),
  })
}

/** One batch: all of it or, when the database refuses, nothing. */
async function write(
  run: ImportRun,
  planner: PeoplePlanner,
  from: readonly ImportRow[],
  reader: ReturnType<typeof rowReader>,
  done: number,
  total: number,
): Promise<void> {
  const { tenantId, jobId } = run
  const rows = from.map(reader)
  const found = await new PeopleLookup(run.engine.platform).find(tenantId, keysOf(rows))
  run.tally = await run.inTenant(async (db) => {
    await run.context.beat(db, { done, total })
    await lockOrganisation(db, tenantId)
    const room = await Room.of(db, tenantId)
    const plans = (await planner.plan(db, rows, found)).map((plan) => room.admit(plan))
    const imports = new UserImportsRepository(db)
    const made = await makeDepartments(db, planner, plans)
    await imports.addDepartments(tenantId, jobId, made)
    const places = await planner.places.find(db, [])
    const idsOf = (texts: readonly string[]) => [
      ...new Set(
        texts.flatMap((text) => {
          const place = places.get(text)
          return place && 'id' in place ? [place.id] : []
        }),
      ),
    ]
    const { results, audits } = await writePlans(db, tenantId, plans, idsOf)
    await imports.setResults(tenantId, jobId, results)
    await audit(run, db, audits)
    const outcomes = new Map(results.map(({ number, outcome }) => [number, outcome]))
    const tally = talliedWith(
      { ...run.tally, departments: (run.tally['departments'] ?? 0) + made.length },
      from.map((row) => ({ from: row.outcome, to: outcomes.get(row.number) ?? row.outcome })),
    )
    await run.context.beat(db, { done, total, result: tally })
    return tally
  })
}

async function makeDepartments(db: Db, planner: PeoplePlanner, plans: readonly RowPlan[]) {
  const texts = plans.flatMap((plan) => {
    if (plan.kind === 'new') return plan.candidate.departments
    return plan.kind === 'change' ? plan.departments : []
  })
  return planner.places.make(db, texts)
}

async function writePlans(
  db: Db,
  tenantId: string,
  plans: readonly RowPlan[],
  idsOf: (texts: readonly string[]) => string[],
): Promise<{ results: RowResult[]; audits: AuditChange[] }> {
  const results: RowResult[] = []
  const audits: AuditChange[] = []
  const added: Parameters<MemberBatchesRepository['add']>[1][number][] = []
  const changed: Parameters<MemberBatchesRepository['change']>[1][number][] = []
  for (const plan of plans) {
    const { number } = plan
    if (plan.kind === 'failed') {
      results.push({ number, outcome: 'failed', reasons: plan.reasons, memberId: null })
    } else if (plan.kind === 'same') {
      results.push({ number, outcome: 'same', reasons: [], memberId: plan.memberId })
    } else if (plan.kind === 'new') {
      const { candidate } = plan
      const state = {
        nickName: candidate.nickName ?? '',
        employeeCode: candidate.employeeCode ?? null,
        mobile: candidate.mobile ?? null,
        email: candidate.email ?? null,
        departmentIds: idsOf(candidate.departments),
        roleIds: [...plan.roleIds].sort(),
      }
      const id = newId()
      const loginName = candidate.loginName ?? newLoginName()
      added.push({ id, userId: newId(), loginName, ...state })
      const after: ImportedState = { version: 1, ...state }
      results.push({ number, outcome: 'created', reasons: [], memberId: id, after })
      audits.push({ table: 'members', id, name: state.nickName, after: { loginName, ...state } })
    } else {
      const { member, before } = plan
      const departmentIds =
        plan.departments.length === 0 ? before.departmentIds : idsOf(plan.departments)
      const state = { ...plan.state, departmentIds }
      changed.push({ id: member.id, loginName: member.loginName, state })
      const after: ImportedState = { version: before.version + 1, ...state }
      const { changes } = plan
      const memberId = member.id
      results.push({ number, outcome: 'changed', reasons: [], memberId, before, after, changes })
      audits.push({ table: 'members', id: member.id, name: state.nickName, before, after })
    }
  }
  const batches = new MemberBatchesRepository(db)
  await batches.add(tenantId, added)
  await batches.change(tenantId, changed)
  return { results, audits }
}

/** A line for each person, as if somebody had added or edited them by hand. */
export async function audit(
  { context: { job }, tenantId, jobId, now }: ImportRun,
  db: Db,
  changes: readonly AuditChange[],
  operation = 'commitUserImport',
): Promise<void> {
  if (changes.length === 0) return
  const userId = job.user_id
  await new AuditRepository(db).add(
    { tenantId, userId, names: 'member', operation, traceId: jobId, address: '-', at: now() },
    changes,
  )
}

const fieldOfIndex: Readonly<Record<string, ImportField>> = {
  users_login_key_key: 'loginName',
  users_mobile_key: 'mobile',
  users_email_key_key: 'email',
  memberships_mobile: 'mobile',
  memberships_email: 'email',
  memberships_employee: 'employeeCode',
}

async function refuse(
  run: ImportRun,
  row: ImportRow,
  { code, constraint }: WriteProblem,
): Promise<void> {
  const field = fieldOfIndex[constraint]
  const reason: ImportReason = {
    code: code === 'TAKEN' ? 'TAKEN' : 'GONE',
    ...(field && { field }),
  }
  const result = { number: row.number, outcome: 'failed' as const, reasons: [reason] }
  await run.inTenant((db) =>
    new UserImportsRepository(db).setResults(run.tenantId, run.jobId, [
      { ...result, memberId: null },
    ]),
  )
  run.tally = talliedWith(run.tally, [{ from: row.outcome, to: 'failed' }])
}
