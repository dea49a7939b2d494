import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertMayGrant } from '../members/memberRules.js'
import { assertNotBuiltin, keepingHolders } from './roleRules.js'

/** Removes roles, all or none; whoever held one keeps the others. */
export const removeRoles = defineOperation('removeRoles', {
  async handle({ body, session, tenantId, repositories, audit }) {
    const { roles, members } = repositories
    await members.lock(tenantId)
    const removed = await roles.byIds(tenantId, body.ids)
    for (const role of removed) assertNotBuiltin(role)
    await assertMayGrant(session, repositories, tenantId, body.ids)
    const grants = await roles.grants(tenantId, body.ids)
    const count = await keepingHolders(session, repositories, tenantId, removed, () =>
      roles.remove(tenantId, body.ids),
    )
    for (const role of removed) {
      const codes = grants.find(({ id }) => id === role.id)?.permissions
      audit({ table: 'roles', id: role.id, name: role.name, before: { ...role, codes } })
    }
    return ok({ removed: count })
  },
})
