import type { Schemas } from '@spruce/api-client/contract'
import { createHash } from 'node:crypto'
import { dayjs } from '@spruce/validators/time'
import { bulkMessages } from '../../bulk-changes/bulkMessages.js'
import { permissionOf } from '../../bulk-changes/bulkChangeWork.js'
import { planPeople, type BulkStep } from '../../bulk-changes/planPeople.js'
import { targetProblem } from '../../bulk-changes/targetProblem.js'
import type { BulkReason } from '../../db/schema.js'
import type { TenantContext } from '../../http/defineOperation.js'
import { denied, notFound, stale, unprocessable, wrongField } from '../../http/errors.js'
import { Requester } from '../../imports/Requester.js'
import { newId } from '../../ids.js'
import { seesContacts } from '../members/memberRules.js'
import { readBulkChange } from './readBulkChange.js'

/** So many people at once, as an import has rows. */
const most = 50_000
/** People looked at in one go. */
const batch = 1_000
/** Names said of those who are left out for one reason. */
const namesSaid = 5
/** So long the way back is kept. */
const keptDays = 30

type Operation = 'previewBulkChange' | 'startBulkChange' | 'previewBulkRemoval' | 'startBulkRemoval'
type Context = Pick<
  TenantContext<Operation>,
  | 'session'
  | 'tenantId'
  | 'memberId'
  | 'repositories'
  | 'services'
  | 'language'
  | 'tx'
  | 'audit'
  | 'afterCommit'
>

/** What is asked for: the change, and to whom. */
export interface BulkWish extends BulkStep {
  filter: Schemas['BulkFilter']
}

/** The change of a request. @throws 422 where its department or role is missing */
export function wishOf(body: Schemas['BulkChangeRequest']): BulkWish {
  const { action, filter, departmentId = null, roleId = null } = body
  if (action === 'enable' || action === 'disable') return { action, filter, targetId: null }
  const targetId = action === 'move' ? departmentId : roleId
  const field = action === 'move' ? 'departmentId' : 'roleId'
  if (targetId === null) throw unprocessable('BULK_TARGET', [wrongField(field, 'required')])
  return { action, filter, targetId }
}

interface Planned {
  people: { id: string; name: string }[]
  preview: Schemas['BulkPreview']
}

/** Who would be changed, and who not. @throws 404, 403 for a target that the caller may not use, 422 */
export async function planBulk(context: Context, wish: BulkWish): Promise<Planned> {
  const { session, tenantId, repositories, language, tx } = context
  const requester = await Requester.ofSession(session, repositories, permissionOf(wish.action))
  const who = { tenantId, requester }
  const problem = await targetProblem(tx, who, wish)
  if (problem === 'GONE')
    throw notFound(wish.action === 'move' ? 'department' : 'role', wish.targetId ?? '')
  if (problem) throw denied()
  const people = await find(context, requester, wish.filter)
  const left = new Map<BulkReason, string[]>()
  const hash = createHash('sha256').update(`${wish.action} ${wish.targetId ?? ''}\n`)
  let changing = 0
  for (let start = 0; start < people.length; start += batch) {
    const ids = people.slice(start, start + batch).map(({ id }) => id)
    const plans = new Map(
      (await planPeople(tx, who, wish, ids)).map((plan) => [plan.member.id, plan]),
    )
    for (const id of ids) {
      const plan = plans.get(id)
      hash.update(`${id} ${plan?.reason ?? ''}\n`)
      if (plan?.after) changing += 1
      else if (plan?.reason) {
        const names = left.get(plan.reason) ?? []
        names.push(plan.member.nickName)
        left.set(plan.reason, names)
      }
    }
  }
  const texts = bulkMessages[language].reasons
  return {
    people,
    preview: {
      total: people.length,
      changing,
      left: [...left].map(([reason, names]) => ({
        reason,
        message: texts[reason],
        count: names.length,
        names: names.slice(0, namesSaid),
      })),
      fingerprint: hash.digest('hex'),
    },
  }
}

/** Puts the change into the queue, for everybody whom the filter finds now. */
export async function startBulk(
  context: Context,
  wish: BulkWish,
  fingerprint: string | undefined,
): Promise<Schemas['BulkChange']> {
  const { session, tenantId, memberId, repositories, services, language } = context
  const { people, preview } = await planBulk(context, wish)
  if (fingerprint !== undefined && fingerprint !== preview.fingerprint) throw stale(preview)
  const id = newId()
  const now = services.now()
  const title = bulkMessages[language].titles[wish.action]
  await repositories.jobs.add(tenantId, {
    id,
    kind: 'bulk-change',
    title,
    member_id: memberId,
    user_id: session.userId,
    phase: 'change',
    created_at: now,
    expires_at: dayjs.utc(now).add(keptDays, 'day').toDate(),
  })
  const target = await nameOf(context, wish)
  await repositories.bulkChanges.add(tenantId, { jobId: id, action: wish.action, target, people })
  const { total, changing } = preview
  const after = { action: wish.action, ...(target && { target: target.name }), total, changing }
  context.audit({ table: 'jobs', id, name: title, after })
  context.afterCommit(() => {
    services.work.wake()
    return Promise.resolve()
  })
  return readBulkChange(context, id)
}

/** The people of the filter, as the caller's list of members has them. */
async function find(
  { session, tenantId, repositories, tx }: Context,
  requester: Requester,
  filter: Schemas['BulkFilter'],
): Promise<{ id: string; name: string }[]> {
  const { deptId, withDescendants = false, keyword, status, roleId, signedIn } = filter
  const department =
    deptId === undefined ? undefined : await repositories.departments.find(tenantId, deptId)
  if (deptId !== undefined && !department) throw notFound('department', deptId)
  const { realName, lastLoginAtFrom, lastLoginAtTo, joinedAtFrom, joinedAtTo, exceptIds, ids } =
    filter
  const people = await repositories.members.ids(
    tenantId,
    {
      scope: await requester.sightOf(tx),
      department: department && { ...department, withDescendants },
      keyword: keyword?.trim(),
      contacts: seesContacts(session) ? 'prefix' : 'exact',
      status,
      roleId,
      signedIn,
      ids,
      filters: { realName, lastLoginAtFrom, lastLoginAtTo, joinedAtFrom, joinedAtTo },
    },
    most,
  )
  if (people.length > most) throw unprocessable('BULK_LIMIT')
  const except = new Set(exceptIds)
  return people.filter(({ id }) => !except.has(id))
}

async function nameOf(
  { tenantId, repositories }: Context,
  { action, targetId }: BulkStep,
): Promise<{ id: string; name: string } | null> {
  if (targetId === null) return null
  const found =
    action === 'move'
      ? await repositories.departments.find(tenantId, targetId)
      : await repositories.roles.find(tenantId, targetId)
  return found ? { id: targetId, name: found.name } : null
}
