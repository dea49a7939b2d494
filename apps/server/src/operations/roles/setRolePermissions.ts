import { defineOperation, ok } from '../../http/defineOperation.js'
import { stale } from '../../http/errors.js'
import { presentRole } from '../../presenters/presentRole.js'
import { readRolePermissions } from './readRolePermissions.js'
import { assertRoleChanges, roleChange, writeRoleChange } from './roleChanges.js'
import { findRole } from './roleRules.js'

/** Replaces the codes of a role. Who changes one must hold it: nobody gives what they do not have. */
export const setRolePermissions = defineOperation('setRolePermissions', {
  async handle({ params, body, session, tenantId, repositories, services, language, audit }) {
    const { roles, members } = repositories
    await members.lock(tenantId)
    const role = await findRole(repositories, tenantId, params.id)
    if (body.version !== role.version) throw stale(presentRole(role))
    const [grant] = await roles.grants(tenantId, [role.id])
    const pathOf = (code: string) => {
      const at = body.codes.indexOf(code)
      return at < 0 ? 'codes' : `codes[${String(at)}]`
    }
    const change = roleChange(session, role, grant, () => body.codes, pathOf)
    await assertRoleChanges({ session, tenantId, repositories, services }, [change])
    await writeRoleChange(repositories, tenantId, change)
    const after = await findRole(repositories, tenantId, role.id)
    audit({
      table: 'roles',
      id: role.id,
      name: role.name,
      before: { codes: change.before },
      after: { codes: [...body.codes].sort() },
    })
    return ok(await readRolePermissions(session, repositories, language, after))
  },
})
