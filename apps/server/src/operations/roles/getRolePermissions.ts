import { defineOperation, ok } from '../../http/defineOperation.js'
import { readRolePermissions } from './readRolePermissions.js'
import { findRole } from './roleRules.js'

export const getRolePermissions = defineOperation('getRolePermissions', {
  async handle({ params, session, tenantId, repositories, language }) {
    const role = await findRole(repositories, tenantId, params.id)
    return ok(await readRolePermissions(session, repositories, language, role))
  },
})
