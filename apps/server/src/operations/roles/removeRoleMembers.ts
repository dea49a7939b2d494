import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertMayGrant, keepingAdministrators } from '../members/memberRules.js'
import { findRole } from './roleRules.js'

/** Takes a role from people, all or none. */
export const removeRoleMembers = defineOperation('removeRoleMembers', {
  async handle({ params, body, session, tenantId, repositories, audit }) {
    const { roles, members } = repositories
    await members.lock(tenantId)
    const role = await findRole(repositories, tenantId, params.id)
    await assertMayGrant(session, repositories, tenantId, [role.id])
    const take = () => roles.removeMembers(tenantId, role.id, body.memberIds)
    const removed = role.grantsAll
      ? await keepingAdministrators(session, repositories, tenantId, body.memberIds, take)
      : await take()
    if (removed.length > 0) {
      audit({ table: 'roles', id: role.id, name: role.name, before: { removedMembers: removed } })
    }
    return ok({ changed: removed.length })
  },
})
