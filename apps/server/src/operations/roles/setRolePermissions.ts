import { defineOperation, ok } from '../../http/defineOperation.js'
import { stale, unprocessable, wrongField } from '../../http/errors.js'
import { presentRole } from '../../presenters/presentRole.js'
import { grantableCodes } from './permissionCodes.js'
import { readRolePermissions } from './readRolePermissions.js'
import { assertHolds, assertNotBuiltin, findRole } from './roleRules.js'

/** Replaces the codes of a role. Who changes one must hold it: nobody gives what they do not have. */
export const setRolePermissions = defineOperation('setRolePermissions', {
  async handle({ params, body, session, tenantId, repositories, services, language, audit }) {
    const { roles, members } = repositories
    await members.lock(tenantId)
    const role = await findRole(repositories, tenantId, params.id)
    if (body.version !== role.version) throw stale(presentRole(role))
    assertNotBuiltin(role)
    const [grant] = await roles.grants(tenantId, [role.id])
    // What the plan leaves out is not shown, so it is not taken away either: it may come back.
    const isOutsidePlan = (code: string) => session.tenant?.permissions.isOutsidePlan(code) ?? false
    const kept = (grant?.permissions ?? []).filter(isOutsidePlan)
    const before = (grant?.permissions ?? []).filter((code) => !isOutsidePlan(code))
    const added = body.codes.filter((code) => !before.includes(code))
    const taken = before.filter((code) => !body.codes.includes(code))
    const known = new Set(await grantableCodes(session, repositories, services))
    const unknown = added.findIndex((code) => !known.has(code))
    if (unknown >= 0) {
      const at = body.codes.indexOf(added[unknown] ?? '')
      throw unprocessable('UNKNOWN_PERMISSION', [wrongField(`codes[${String(at)}]`, 'invalid')])
    }
    // An administrator's role gives them anyway; to write codes into it is the administrator's to do.
    assertHolds(session, [...added, ...taken])
    await roles.setPermissions(tenantId, role.id, [...new Set([...body.codes, ...kept])])
    await roles.touch(tenantId, role.id)
    const after = await findRole(repositories, tenantId, role.id)
    audit({
      table: 'roles',
      id: role.id,
      name: role.name,
      before: { codes: before },
      after: { codes: [...body.codes].sort() },
    })
    return ok(await readRolePermissions(session, repositories, language, after))
  },
})
