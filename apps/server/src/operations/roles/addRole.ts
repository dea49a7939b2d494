import { defineOperation, ok } from '../../http/defineOperation.js'
import { newId } from '../../ids.js'
import { presentRole } from '../../presenters/presentRole.js'
import { assertMayScope, findRole, roleRefusal } from './roleRules.js'

/** A role without permissions and members. */
export const addRole = defineOperation('addRole', {
  async handle({ body, session, tenantId, repositories, audit }) {
    const { code, description = null, dataScope = 'all', departmentIds = [] } = body
    assertMayScope(session, dataScope)
    const id = newId()
    try {
      await repositories.roles.add(tenantId, {
        id,
        name: body.name.trim(),
        code,
        description,
        dataScope,
        departmentIds: dataScope === 'custom' ? departmentIds : [],
        permissions: [],
      })
    } catch (error) {
      throw roleRefusal(error)
    }
    const role = presentRole(await findRole(repositories, tenantId, id))
    audit({ table: 'roles', id, name: role.name, after: role })
    return ok(role)
  },
})
