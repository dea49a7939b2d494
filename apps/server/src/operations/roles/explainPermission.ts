import type { Schemas } from '@spruce/api-client/contract'
import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import type { HeldRole } from '../../repositories/roles/PermissionsRepository.js'

/** Why a member can or cannot do something: the roles, what each gives, and the first thing missing. */
export const explainPermission = defineOperation('explainPermission', {
  async handle({ query, session, tenantId, repositories, services, language }) {
    const { memberId, permCode } = query
    const member = await repositories.members.find(tenantId, memberId)
    if (!member) throw notFound('member', memberId)
    const held = await repositories.permissions.heldRoles(tenantId, memberId)
    const registered = (await repositories.permissions.registry()).find(
      ({ code }) => code === permCode,
    )
    const isKnown = services.permissionCodes.includes(permCode)
    const reason = reasonOf(held, permCode, {
      isKnown,
      isActive: member.status === 'active',
      isOutsidePlan: session.tenant?.permissions.isOutsidePlan(permCode) ?? false,
    })
    return ok({
      memberId,
      permCode,
      permName: registered?.name[language] ?? null,
      allowed: reason === 'ADMINISTRATOR' || reason === 'GRANTED_BY_ROLE',
      reason,
      memberStatus: member.status,
      roles: held.map((role) => ({
        id: role.id,
        name: role.name,
        enabled: role.enabled,
        grants: gives(role, permCode),
        dataScope: role.dataScope,
      })),
      grantedBy: await repositories.permissions.rolesGranting(tenantId, permCode),
    })
  },
})

function gives({ grantsAll, codes }: HeldRole, code: string): boolean {
  return grantsAll || codes.includes(code)
}

function reasonOf(
  held: readonly HeldRole[],
  code: string,
  {
    isKnown,
    isActive,
    isOutsidePlan,
  }: { isKnown: boolean; isActive: boolean; isOutsidePlan: boolean },
): Schemas['PermissionExplanation']['reason'] {
  if (!isKnown) return 'UNKNOWN_CODE'
  if (isOutsidePlan) return 'OUTSIDE_PLAN'
  if (!isActive) return 'MEMBER_NOT_ACTIVE'
  if (held.length === 0) return 'NO_ROLE'
  const giving = held.filter((role) => gives(role, code))
  if (giving.length === 0) return 'NO_ROLE_GRANTS'
  const enabled = giving.filter((role) => role.enabled)
  if (enabled.length === 0) return 'ROLE_DISABLED'
  return enabled.some(({ grantsAll }) => grantsAll) ? 'ADMINISTRATOR' : 'GRANTED_BY_ROLE'
}
