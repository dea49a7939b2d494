import { notFound } from '../../http/errors.js'
import type { Repositories } from '../../repositories/repositories.js'
import { PermissionSet } from '../../sessions/PermissionSet.js'
import type { Session } from '../../sessions/session.js'

export interface AccessParts {
  session: Session
  tenantId: string
  repositories: Repositories
}

/** A member with their roles and departments, those above included, and what the roles give in the tenant of the session. */
export async function readMemberAccess(
  { session, tenantId, repositories: { departments, members, permissions } }: AccessParts,
  memberId: string,
) {
  const member = await members.find(tenantId, memberId)
  if (!member) throw notFound('member', memberId)
  const held = await permissions.heldRoles(tenantId, memberId)
  const departmentIds = await departments.idsAbove(tenantId, memberId)
  const registry = await permissions.registry()
  const isOutsidePlan = (code: string) => session.tenant?.permissions.isOutsidePlan(code) ?? false
  const enabled = held.filter((role) => role.enabled)
  const isAdmin = enabled.some(({ grantsAll }) => grantsAll)
  const holds = new PermissionSet(
    enabled.flatMap(({ codes }) => codes),
    isAdmin,
    registry.map(({ code }) => code).filter(isOutsidePlan),
  )
  return { member, held, departmentIds, registry, isOutsidePlan, isAdmin, holds }
}

/** What `readMemberAccess` reads. */
export type MemberAccess = Awaited<ReturnType<typeof readMemberAccess>>
