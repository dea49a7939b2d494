import type { Db } from '../db/schema.js'
import { JobFailure } from '../jobs/WorkQueue.js'
import type { Snapshots } from '../operations/recycle-bin/snapshots.js'
import type { AuditChange } from '../repositories/auditDetail.js'
import { announce } from '../repositories/live/announce.js'
import { MemberBatchesRepository } from '../repositories/imports/MemberBatchesRepository.js'
import type { BulkPersonRow, BulkResult } from '../repositories/members/BulkChangesRepository.js'
import type { Member } from '../repositories/members/memberRows.js'
import { lockOrganisation } from '../repositories/organisationLock.js'
import { Repositories } from '../repositories/repositories.js'
import { auditPeople, forAllOf, tallied, type BulkRun } from './BulkRun.js'
import { bulkStateOf, planPeople, type BulkStep, type PersonPlan } from './planPeople.js'
import { targetProblem } from './targetProblem.js'

/** A person who is to be otherwise. */
type Changing = PersonPlan & Required<Pick<PersonPlan, 'after'>>

/** Changes whom nothing has been done to yet, by what is so when their turn comes. */
export async function changePeople(run: BulkRun): Promise<void> {
  await forAllOf(run, 'pending', async (rows) => {
    run.tally = await run.engine.tx({ tenant: run.tenantId }, (db) => work(run, db, rows))
  })
}

async function work(
  run: BulkRun,
  db: Db,
  rows: readonly BulkPersonRow[],
): Promise<BulkRun['tally']> {
  const { tenantId, change, requester } = run
  await beat(run, db, run.tally)
  await lockOrganisation(db, tenantId)
  const { bulkChanges, members } = new Repositories(db)
  const step: BulkStep = { action: change.action, targetId: change.target_id }
  const problem = await targetProblem(db, { tenantId, requester }, step)
  if (problem) throw new JobFailure({ code: problem })
  const ids = rows.map(({ member_id: id }) => id)
  const plans = new Map(
    (await planPeople(db, { tenantId, requester }, step, ids)).map((one) => [one.member.id, one]),
  )
  const changing = [...plans.values()].filter((one): one is Changing => one.after !== undefined)
  const written = await write(run, db, step, changing)
  const results = rows.map(({ number, member_id: id }): BulkResult => {
    const plan = plans.get(id)
    if (!plan) return { number, outcome: 'left', reason: 'GONE' }
    if (!plan.after) return { number, outcome: 'left', reason: plan.reason ?? null }
    return { number, outcome: 'changed', ...written.get(id) }
  })
  if (changing.length > 0 && !(await members.hasAdministrator(tenantId))) {
    throw new JobFailure({ code: 'LAST_ADMIN' })
  }
  await bulkChanges.settle(tenantId, change.id, results)
  return beat(
    run,
    db,
    tallied(
      run.tally,
      'pending',
      results.map(({ outcome }) => outcome),
    ),
  )
}

/** What each of them was and is, to be kept. */
async function write(
  run: BulkRun,
  db: Db,
  step: BulkStep,
  changing: readonly Changing[],
): Promise<Map<string, Partial<BulkResult>>> {
  const { tenantId } = run
  const { members } = new Repositories(db)
  if (step.action === 'remove') return remove(run, db, changing)
  const ids = changing.map(({ member }) => member.id)
  if (step.action === 'enable' || step.action === 'disable') {
    await members.setStatus(tenantId, ids, step.action === 'enable' ? 'active' : 'disabled')
  } else {
    await new MemberBatchesRepository(db).change(
      tenantId,
      changing.map(({ member: { id, loginName }, after: state }) => ({ id, loginName, state })),
    )
  }
  if (step.action === 'addRole' || step.action === 'removeRole') {
    await announce(db, tenantId, { kind: 'permissions', to: { memberIds: ids } })
  }
  const kept = changing.map(
    ({ member, after }) => [member.id, { before: bulkStateOf(member), after }] as const,
  )
  const audits: AuditChange[] = changing.map(({ member, after }) => ({
    table: 'members',
    id: member.id,
    name: member.nickName,
    before: bulkStateOf(member),
    after,
  }))
  await auditPeople(run, db, 'startBulkChange', audits)
  return new Map(kept)
}

/** To the recycle bin, as by hand; what that does not keep stands with the change. */
async function remove(
  run: BulkRun,
  db: Db,
  changing: readonly Changing[],
): Promise<Map<string, Partial<BulkResult>>> {
  const { tenantId, now, context } = run
  const { members, recycleBin, bulkChanges } = new Repositories(db)
  const people = changing.map(({ member }) => member)
  const ids = people.map(({ id }) => id)
  const heads = await bulkChanges.headships(tenantId, ids)
  const places = await recycleBin.putAll(
    tenantId,
    people.map((member) => ({
      objectId: member.id,
      name: member.nickName,
      snapshot: snapshotOf(member),
    })),
    { kind: 'members', removedBy: context.job.user_id, at: now() },
  )
  await members.remove(tenantId, ids)
  await auditPeople(
    run,
    db,
    'startBulkRemoval',
    people.map((member) => ({
      table: 'members',
      id: member.id,
      name: member.nickName,
      before: member,
    })),
  )
  return new Map(
    people.map((member, index) => [
      member.id,
      {
        before: {
          ...bulkStateOf(member),
          joinedAt: member.joinedAt.toISOString(),
          lastLoginAt: member.lastLoginAt?.toISOString() ?? null,
          headOf: heads.get(member.id) ?? [],
        },
        recycledId: places[index] ?? null,
      },
    ]),
  )
}

function snapshotOf(member: Member): Snapshots['members'] {
  const { id, userId, loginName, nickName, employeeCode, mobile, email, photo } = member
  return {
    ...{ id, userId, loginName, nickName, employeeCode, mobile, email, photo },
    status: member.status,
    realName: member.realName,
    departmentIds: member.departments.map((department) => department.id),
    roleIds: member.roles.map((role) => role.id),
  }
}

/** Says how far it is; throws before anything is written when the job is not this one's any more. */
async function beat(
  { context }: BulkRun,
  db: Db,
  tally: BulkRun['tally'],
): Promise<BulkRun['tally']> {
  const { pending = 0, changed = 0, left = 0, undone = 0, kept = 0 } = tally
  const done = changed + left + undone + kept
  await context.beat(db, { done, total: done + pending, result: { ...tally } })
  return tally
}
