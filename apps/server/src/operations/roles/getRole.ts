import { defineOperation, ok } from '../../http/defineOperation.js'
import { presentRole } from '../../presenters/presentRole.js'
import { findRole } from './roleRules.js'

export const getRole = defineOperation('getRole', {
  async handle({ params, tenantId, repositories }) {
    return ok(presentRole(await findRole(repositories, tenantId, params.id)))
  },
})
