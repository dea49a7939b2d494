import type { BulkAction, BulkReason, BulkState, Db } from '../db/schema.js'
import { stateOf } from '../imports/PeoplePlanner.js'
import type { Requester } from '../imports/Requester.js'
import type { Member } from '../repositories/members/memberRows.js'
import { MembersRepository } from '../repositories/members/MembersRepository.js'

/** What is done to everybody; the target is a department or a role. */
export interface BulkStep {
  action: BulkAction
  targetId: string | null
}

/** A person as they are to be, or why they stay as they are. */
export interface PersonPlan {
  member: Member
  reason?: BulkReason
  after?: BulkState
}

/** As many roles as a record may have, by the contract. */
const mostRoles = 50

/** A person's record with its state. */
export function bulkStateOf(member: Member): BulkState {
  return { ...stateOf(member), status: member.status }
}

/** What a change does to these people, by what the person who asks may; whoever has gone is not there. */
export async function planPeople(
  db: Db,
  { tenantId, requester }: { tenantId: string; requester: Requester },
  step: BulkStep,
  ids: readonly string[],
): Promise<PersonPlan[]> {
  const members = new MembersRepository(db)
  const people = await members.byIds(tenantId, ids)
  const refusal = await refusals(db, { tenantId, requester }, people)
  const plans: PersonPlan[] = []
  for (const member of people) {
    const reason = (await refusal(member)) ?? whyNot(step, member)
    if (reason !== undefined) plans.push({ member, reason })
    else plans.push({ member, after: afterStep(step, member) })
  }
  return plans
}

/**
 * Whom the person may not change: themselves, whom their scope does not reach, administrators unless
 * they are one, and whoever has a role that they could not hand out.
 */
export async function refusals(
  db: Db,
  { tenantId, requester }: { tenantId: string; requester: Requester },
  people: readonly Member[],
): Promise<(member: Member) => Promise<BulkReason | undefined>> {
  const ids = people.map(({ id }) => id)
  const reached = await requester.reached(db, tenantId, ids)
  const members = new MembersRepository(db)
  const admins = new Set(requester.isAdmin ? [] : await members.administratorsAmong(tenantId, ids))
  return async ({ id, userId, roles }) => {
    if (userId === requester.userId) return 'SELF'
    if (!reached.has(id)) return 'OUT_OF_SCOPE'
    if (admins.has(id)) return 'ADMIN_ONLY'
    for (const role of roles) {
      if (!(await requester.mayGrant(db, tenantId, role.id))) return 'MORE_RIGHTS'
    }
    return undefined
  }
}

function whyNot({ action, targetId }: BulkStep, member: Member): BulkReason | undefined {
  const { status, departments, roles } = member
  const hasRole = roles.some(({ id }) => id === targetId)
  switch (action) {
    case 'enable':
    case 'disable':
      if (status === 'invited') return 'INVITED'
      return (status === 'active') === (action === 'enable') ? 'SAME' : undefined
    case 'move':
      return departments[0]?.id === targetId ? 'SAME' : undefined
    case 'addRole':
      if (hasRole) return 'SAME'
      return roles.length >= mostRoles ? 'ROLES_FULL' : undefined
    case 'removeRole':
      return hasRole ? undefined : 'SAME'
    case 'remove':
      return undefined
  }
}

/** The main department gives way to another; the side ones stay. */
function afterStep({ action, targetId }: BulkStep, member: Member): BulkState {
  const before = bulkStateOf(member)
  const target = targetId ?? ''
  const next = { ...before, version: before.version + 1 }
  switch (action) {
    case 'enable':
      return { ...next, status: 'active' }
    case 'disable':
      return { ...next, status: 'disabled' }
    case 'move': {
      const sides = before.departmentIds.slice(1).filter((id) => id !== target)
      return { ...next, departmentIds: [target, ...sides] }
    }
    case 'addRole':
      return { ...next, roleIds: [...before.roleIds, target].sort() }
    case 'removeRole':
      return { ...next, roleIds: before.roleIds.filter((id) => id !== target) }
    case 'remove':
      return before
  }
}
