import { defineOperation, ok } from '../../http/defineOperation.js'
import { stale } from '../../http/errors.js'
import { presentRole } from '../../presenters/presentRole.js'
import { assertMayGrant } from '../members/memberRules.js'
import { assertMayScope, assertNotBuiltin, findRole, roleRefusal } from './roleRules.js'

/** Changes the fields given. Another scope changes what all holders see: only who may grant it all. */
export const editRole = defineOperation('editRole', {
  async handle({ params, body, session, tenantId, repositories, audit }) {
    const { roles, members } = repositories
    const { version, name, code, description, dataScope, departmentIds } = body
    await members.lock(tenantId)
    const role = await findRole(repositories, tenantId, params.id)
    if (version !== role.version) throw stale(presentRole(role))
    const scope = dataScope ?? role.dataScope
    const chosen = scope === 'custom' ? (departmentIds ?? role.departmentIds) : []
    const isCodeNew = code !== undefined && code !== role.code
    const isScopeNew = scope !== role.dataScope || !isSame(chosen, role.departmentIds)
    if (isCodeNew || isScopeNew) assertNotBuiltin(role)
    if (isScopeNew) {
      assertMayScope(session, scope)
      await assertMayGrant(session, repositories, tenantId, [role.id])
    }
    try {
      await roles.edit(tenantId, role.id, { name: name?.trim(), code, description, dataScope })
    } catch (error) {
      throw roleRefusal(error)
    }
    if (isScopeNew) await roles.setDepartments(tenantId, role.id, chosen)
    const after = await findRole(repositories, tenantId, role.id)
    audit({ table: 'roles', id: role.id, name: after.name, before: role, after })
    return ok(presentRole(after))
  },
})

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id))
}
