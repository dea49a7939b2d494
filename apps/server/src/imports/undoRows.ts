import type { Db, ImportedState } from '../db/schema.js'
import { inBatches } from '../jobs/inBatches.js'
import { JobFailure } from '../jobs/WorkQueue.js'
import type { AuditChange } from '../repositories/auditDetail.js'
import { DepartmentNames } from '../repositories/imports/DepartmentNames.js'
import { MemberBatchesRepository } from '../repositories/imports/MemberBatchesRepository.js'
import { PeopleLookup } from '../repositories/imports/PeopleLookup.js'
import {
  UserImportsRepository,
  type ImportRow,
  type RowResult,
} from '../repositories/imports/UserImportsRepository.js'
import { MembersRepository } from '../repositories/members/MembersRepository.js'
import type { Member } from '../repositories/members/memberRows.js'
import { lockOrganisation } from '../repositories/organisationLock.js'
import { audit } from './commitRows.js'
import { talliedWith, type ImportRun } from './ImportRun.js'
import { inHalves } from './inHalves.js'
import { stateOf } from './PeoplePlanner.js'
import { changedRoles } from './Requester.js'

/**
 * Takes an import back: whom it made goes, whom it changed is as before, unless somebody has changed
 * them since or they have come in; those stay, and their rows say why.
 */
export async function undoRows(run: ImportRun): Promise<void> {
  const { tenantId, jobId } = run
  run.tally = await run.counts()
  const { created = 0, changed = 0 } = run.tally
  const total = created + changed
  await inBatches({
    start: 100,
    next: (after, limit) =>
      run.inTenant((db) =>
        new UserImportsRepository(db).nextRows(tenantId, jobId, after, limit, [
          'created',
          'changed',
        ]),
      ),
    work: (rows, done) =>
      inHalves(
        rows,
        (part) => undo(run, part, done, total),
        (row) => leave(run, row, 'IN_USE'),
      ),
  })
  await removeDepartments(run)
}

/** Accounts that nobody has used go with their memberships, so all of it has platform scope. */
async function undo(
  run: ImportRun,
  rows: readonly ImportRow[],
  done: number,
  total: number,
): Promise<void> {
  const { tenantId, jobId } = run
  run.tally = await run.engine.tx('platform', async (db) => {
    await run.context.beat(db, { done, total })
    await lockOrganisation(db, tenantId)
    const members = new MembersRepository(db)
    const ids = rows.flatMap(({ member_id: id }) => id ?? [])
    const known = new Map((await members.byIds(tenantId, ids)).map((one) => [one.id, one]))
    const batches = new MemberBatchesRepository(db)
    const heads = await batches.heads(tenantId, ids)
    const admins = new Set(await members.administratorsAmong(tenantId, ids))
    const editable = await run.requester.editable(db, tenantId, ids)
    const results: RowResult[] = []
    const audits: AuditChange[] = []
    const removed: Member[] = []
    const restored: { member: Member; before: ImportedState }[] = []
    for (const row of rows) {
      const member = known.get(row.member_id ?? '')
      const why = reasonToStay(row, member, heads)
      const code = why ?? (member && (await refusal(run, db, row, member, { admins, editable })))
      results.push(resultOf(row, code))
      if (code !== undefined || !member) continue
      if (row.outcome === 'created') removed.push(member)
      else if (row.before) restored.push({ member, before: row.before })
    }
    for (const member of removed) {
      audits.push({ table: 'members', id: member.id, name: member.nickName, before: member })
    }
    for (const { member, before } of restored) {
      const { id, nickName } = member
      audits.push({ table: 'members', id, name: nickName, before: stateOf(member), after: before })
    }
    await members.remove(
      tenantId,
      removed.map(({ id }) => id),
    )
    await new PeopleLookup(db).removeUnused(removed.map(({ userId }) => userId))
    await batches.change(
      tenantId,
      restored.map(({ member, before }) => ({
        id: member.id,
        loginName: member.loginName,
        state: before,
      })),
    )
    if (admins.size > 0 && !(await members.hasAdministrator(tenantId))) {
      throw new JobFailure({ code: 'LAST_ADMIN' })
    }
    await new UserImportsRepository(db).setResults(tenantId, jobId, results)
    await audit(run, db, audits, 'undoUserImport')
    const tally = talliedWith(
      run.tally,
      rows.map((row, index) => ({ from: row.outcome, to: results[index]?.outcome ?? row.outcome })),
    )
    await run.context.beat(db, { done, total, result: tally })
    return tally
  })
}

/** Why the person who undoes may not: whom they could not change they do not change back. */
async function refusal(
  { requester, tenantId }: ImportRun,
  db: Db,
  { outcome, before }: ImportRow,
  member: Member,
  { admins, editable }: { admins: ReadonlySet<string>; editable: ReadonlySet<string> },
): Promise<string | undefined> {
  const isAdmin = admins.has(member.id)
  if (outcome === 'created') return isAdmin && !requester.isAdmin ? 'ADMIN_ONLY' : undefined
  const roleIds = changedRoles(stateOf(member).roleIds, before?.roleIds ?? [])
  const isEditable = editable.has(member.id)
  return requester.refusalToEdit(db, tenantId, { isEditable, isAdmin, roleIds })
}

/** Why a row's person stays as they are. */
function reasonToStay(
  row: ImportRow,
  member: Member | undefined,
  heads: ReadonlySet<string>,
): string | undefined {
  if (!member) return row.outcome === 'created' ? undefined : 'GONE'
  if (JSON.stringify(comparable(stateOf(member))) !== JSON.stringify(comparable(row.after))) {
    return 'CHANGED_SINCE'
  }
  if (row.outcome === 'changed') return undefined
  if (member.lastLoginAt) return 'SIGNED_IN'
  return heads.has(member.id) ? 'IS_HEAD' : undefined
}

/** The main department counts, the order of the others does not. */
function comparable(state: ImportedState | null) {
  if (!state) return null
  const { departmentIds, roleIds, version, nickName, employeeCode, mobile, email } = state
  const [main, ...others] = departmentIds
  return [version, nickName, employeeCode, mobile, email, main, others.sort(), [...roleIds].sort()]
}

function resultOf(row: ImportRow, code: string | undefined): RowResult {
  const { number, member_id: memberId, before, after } = row
  const outcome = code === undefined ? 'undone' : 'left'
  return { number, outcome, reasons: code === undefined ? [] : [{ code }], memberId, before, after }
}

async function leave(run: ImportRun, row: ImportRow, code: string): Promise<void> {
  await run.inTenant((db) =>
    new UserImportsRepository(db).setResults(run.tenantId, run.jobId, [resultOf(row, code)]),
  )
  run.tally = talliedWith(run.tally, [{ from: row.outcome, to: 'left' }])
}

/** Those that the import made, if nothing hangs on them; the deepest were made last. */
async function removeDepartments(run: ImportRun): Promise<void> {
  const { tenantId, jobId } = run
  await run.inTenant(async (db) => {
    await lockOrganisation(db, tenantId)
    const row = await new UserImportsRepository(db).find(tenantId, jobId)
    const left: string[] = []
    for (const id of [...(row?.departments ?? [])].reverse()) {
      const isGone = await new DepartmentNames(db).removeUntouched(tenantId, id)
      if (!isGone) left.push(id)
    }
    await new UserImportsRepository(db).setDepartments(tenantId, jobId, left.reverse())
  })
}
