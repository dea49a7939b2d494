import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertMayGrant } from '../members/memberRules.js'
import { findRole } from './roleRules.js'

export const addRoleMembers = defineOperation('addRoleMembers', {
  async handle({ params, body, session, tenantId, repositories, audit }) {
    const { roles, members } = repositories
    await members.lock(tenantId)
    const role = await findRole(repositories, tenantId, params.id)
    await assertMayGrant(session, repositories, tenantId, [role.id])
    const added = await roles.addMembers(tenantId, role.id, body.memberIds)
    if (added.length > 0) {
      audit({ table: 'roles', id: role.id, name: role.name, after: { addedMembers: added } })
    }
    return ok({ changed: added.length })
  },
})
