import { defineOperation, ok } from '../../http/defineOperation.js'
import { stale } from '../../http/errors.js'
import { presentRole } from '../../presenters/presentRole.js'
import { assertMayGrant } from '../members/memberRules.js'
import { assertNotBuiltin, findRole, keepingHolders } from './roleRules.js'

/** Switches all that a role gives on or off, for everybody who holds it, from their next call on. */
export const setRoleStatus = defineOperation('setRoleStatus', {
  async handle({ params, body, session, tenantId, repositories, audit }) {
    const { roles, members } = repositories
    await members.lock(tenantId)
    const role = await findRole(repositories, tenantId, params.id)
    if (body.version !== role.version) throw stale(presentRole(role))
    if (body.enabled === role.enabled) return ok(presentRole(role))
    assertNotBuiltin(role)
    await assertMayGrant(session, repositories, tenantId, [role.id])
    await keepingHolders(session, repositories, tenantId, [role], () =>
      roles.setEnabled(tenantId, role.id, body.enabled),
    )
    const after = await findRole(repositories, tenantId, role.id)
    audit({ table: 'roles', id: role.id, name: role.name, before: role, after })
    return ok(presentRole(after))
  },
})
