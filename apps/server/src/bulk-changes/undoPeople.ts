import { isDeepStrictEqual } from 'node:util'
import type { BulkReason, BulkState, Db } from '../db/schema.js'
import { inHalves } from '../imports/inHalves.js'
import { JobFailure } from '../jobs/WorkQueue.js'
import { notePhoto } from '../operations/files/noteUses.js'
import { pictureStillThere } from '../operations/files/pictureRules.js'
import { roomLeft } from '../operations/members/memberRules.js'
import type { Snapshots } from '../operations/recycle-bin/snapshots.js'
import type { AuditChange } from '../repositories/auditDetail.js'
import {
  MemberBatchesRepository,
  type ReturningMember,
} from '../repositories/imports/MemberBatchesRepository.js'
import { announce } from '../repositories/live/announce.js'
import type { BulkPersonRow, BulkResult } from '../repositories/members/BulkChangesRepository.js'
import type { Member } from '../repositories/members/memberRows.js'
import { lockOrganisation } from '../repositories/organisationLock.js'
import { Repositories } from '../repositories/repositories.js'
import { auditPeople, forAllOf, tallied, type BulkRun } from './BulkRun.js'
import { bulkStateOf, refusals } from './planPeople.js'

/**
 * Gives people back what a change took from them, unless somebody has changed them since or the person
 * who asks may not; those stay, and their rows say why.
 */
export async function undoPeople(run: BulkRun): Promise<void> {
  const { tenantId, engine } = run
  await forAllOf(run, 'changed', (rows) =>
    inHalves(
      rows,
      async (part) => {
        run.tally = await engine.tx({ tenant: tenantId }, (db) => work(run, db, part))
      },
      async (row, { code }) => {
        run.tally = await engine.tx({ tenant: tenantId }, (db) =>
          settle(run, db, [keep(row, code === 'TAKEN' ? 'TAKEN' : 'PLACE_GONE')]),
        )
      },
    ),
  )
}

async function work(
  run: BulkRun,
  db: Db,
  rows: readonly BulkPersonRow[],
): Promise<BulkRun['tally']> {
  const { tenantId, change } = run
  await beat(run, db, run.tally)
  await lockOrganisation(db, tenantId)
  const results = await (change.action === 'remove' ? bringBack : restore)(run, db, rows)
  if (!(await new Repositories(db).members.hasAdministrator(tenantId))) {
    throw new JobFailure({ code: 'LAST_ADMIN' })
  }
  return settle(run, db, results)
}

async function settle(
  run: BulkRun,
  db: Db,
  results: readonly BulkResult[],
): Promise<BulkRun['tally']> {
  await new Repositories(db).bulkChanges.settle(run.tenantId, run.change.id, results)
  const outcomes = results.map(({ outcome }) => outcome)
  return beat(run, db, tallied(run.tally, 'changed', outcomes))
}

function keep({ number }: BulkPersonRow, reason: BulkReason): BulkResult {
  return { number, outcome: 'kept', reason }
}

/** Whom the change left in the tenant. */
async function restore(
  run: BulkRun,
  db: Db,
  rows: readonly BulkPersonRow[],
): Promise<BulkResult[]> {
  const { tenantId, requester, change } = run
  const { members } = new Repositories(db)
  const people = await members.byIds(
    tenantId,
    rows.map(({ member_id: id }) => id),
  )
  const known = new Map(people.map((one) => [one.id, one]))
  const refusal = await refusals(db, { tenantId, requester }, people)
  const isOfRole = change.action === 'addRole' || change.action === 'removeRole'
  const mayGrant = !isOfRole || (await requester.mayGrant(db, tenantId, change.target_id ?? ''))
  const results: BulkResult[] = []
  const restored: { member: Member; before: BulkState }[] = []
  for (const row of rows) {
    const member = known.get(row.member_id)
    const reason = whyKept(row, member) ?? (member && (await refusal(member)))
    if (reason !== undefined || !mayGrant) results.push(keep(row, reason ?? 'MORE_RIGHTS'))
    else if (member && row.before) {
      restored.push({ member, before: row.before })
      results.push({ number: row.number, outcome: 'undone', reason: null })
    }
  }
  if (change.action === 'enable' || change.action === 'disable') {
    for (const status of ['active', 'disabled'] as const) {
      const these = restored.filter(({ before }) => before.status === status)
      await members.setStatus(tenantId, idsOf(these), status)
    }
  } else {
    await new MemberBatchesRepository(db).change(
      tenantId,
      restored.map(({ member: { id, loginName }, before: state }) => ({ id, loginName, state })),
    )
  }
  if (isOfRole) {
    await announce(db, tenantId, { kind: 'permissions', to: { memberIds: idsOf(restored) } })
  }
  const audits: AuditChange[] = restored.map(({ member, before }) => ({
    table: 'members',
    id: member.id,
    name: member.nickName,
    before: bulkStateOf(member),
    after: before,
  }))
  await auditPeople(run, db, 'undoBulkChange', audits)
  return results
}

function idsOf(people: readonly { member: Member }[]): string[] {
  return people.map(({ member }) => member.id)
}

function whyKept({ after }: BulkPersonRow, member: Member | undefined): BulkReason | undefined {
  if (!member) return 'GONE'
  const isSame = after && isDeepStrictEqual(comparable(bulkStateOf(member)), comparable(after))
  return isSame ? undefined : 'CHANGED_SINCE'
}

/** The main department counts, the order of the others does not. */
function comparable({ version, status, departmentIds, roleIds }: BulkState) {
  const [main, ...others] = departmentIds
  return [version, status, main, others.sort(), [...roleIds].sort()]
}

/** Whom the change removed: out of the bin, with all that they had. */
async function bringBack(
  run: BulkRun,
  db: Db,
  rows: readonly BulkPersonRow[],
): Promise<BulkResult[]> {
  const { tenantId, now } = run
  const repositories = new Repositories(db)
  const { recycleBin, bulkChanges } = repositories
  const recycled = rows.flatMap(({ recycled_id: id }) => id ?? [])
  const bin = new Map(
    (await recycleBin.byIds(tenantId, null, recycled, now())).map((one) => [one.id, one]),
  )
  const places = await placesLeft(run, db, rows)
  let room = await roomLeft(repositories, tenantId)
  const results: BulkResult[] = []
  const back: { member: ReturningMember; entry: string; headOf: readonly string[] }[] = []
  for (const row of rows) {
    const entry = bin.get(row.recycled_id ?? '')
    const { before } = row
    const reason = entry && before ? places(before) : 'NOT_IN_BIN'
    if (!entry || !before || reason !== undefined) results.push(keep(row, reason ?? 'NOT_IN_BIN'))
    else if (room <= 0) results.push(keep(row, 'MEMBER_LIMIT'))
    else {
      room -= 1
      const snapshot = entry.snapshot as Snapshots['members']
      const photo = await pictureStillThere(repositories, tenantId, snapshot.photo, run.config)
      const member = returning(snapshot, before, photo)
      back.push({ member, entry: entry.id, headOf: before.headOf ?? [] })
      results.push({ number: row.number, outcome: 'undone', reason: null })
    }
  }
  const members = back.map(({ member }) => member)
  await new MemberBatchesRepository(db).bringBack(tenantId, members)
  for (const member of members) {
    if (member.photo !== null) await notePhoto(repositories, tenantId, member, member.photo)
  }
  await bulkChanges.restoreHeadships(
    tenantId,
    back.flatMap(({ member: { id }, headOf }) =>
      headOf.map((departmentId) => ({ memberId: id, departmentId })),
    ),
  )
  await recycleBin.remove(
    tenantId,
    null,
    back.map(({ entry }) => entry),
  )
  await auditPeople(
    run,
    db,
    'undoBulkChange',
    members.map(({ id, nickName }) => ({
      table: 'members',
      id,
      name: nickName,
      after: { restored: true },
    })),
  )
  return results
}

function returning(
  snapshot: Snapshots['members'],
  before: BulkState,
  photo: string | null,
): ReturningMember {
  return {
    ...snapshot,
    photo,
    realName: snapshot.realName ?? false,
    departmentIds: before.departmentIds,
    roleIds: before.roleIds,
    joinedAt: new Date(before.joinedAt ?? 0),
    lastLoginAt: before.lastLoginAt ? new Date(before.lastLoginAt) : null,
    version: before.version + 1,
  }
}

/** Whether somebody's departments and roles are there, and the person who asks may give them. */
async function placesLeft(
  { tenantId, requester }: BulkRun,
  db: Db,
  rows: readonly BulkPersonRow[],
) {
  const { departments, roles } = new Repositories(db)
  const wanted = (of: (before: BulkState) => readonly string[]) => [
    ...new Set(rows.flatMap(({ before }) => (before ? of(before) : []))),
  ]
  const there = await departments.byIds(
    tenantId,
    wanted(({ departmentIds }) => departmentIds),
  )
  const placeable = new Map(there.map((one) => [one.id, requester.mayPlace(one)]))
  const grantable = new Map<string, boolean>()
  for (const { id } of await roles.grants(
    tenantId,
    wanted(({ roleIds }) => roleIds),
  )) {
    grantable.set(id, await requester.mayGrant(db, tenantId, id))
  }
  return ({ departmentIds, roleIds }: BulkState): BulkReason | undefined => {
    const isThere =
      departmentIds.every((id) => placeable.has(id)) && roleIds.every((id) => grantable.has(id))
    if (!isThere) return 'PLACE_GONE'
    if (!departmentIds.some((id) => placeable.get(id)) && departmentIds.length > 0) {
      return 'OUT_OF_SCOPE'
    }
    return roleIds.every((id) => grantable.get(id)) ? undefined : 'MORE_RIGHTS'
  }
}

/** Says how far the undoing is. */
async function beat(
  { context }: BulkRun,
  db: Db,
  tally: BulkRun['tally'],
): Promise<BulkRun['tally']> {
  const { changed = 0, undone = 0, kept = 0 } = tally
  const done = undone + kept
  await context.beat(db, { done, total: done + changed, result: { ...tally } })
  return tally
}
