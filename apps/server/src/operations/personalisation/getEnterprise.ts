import { defineOperation, ok } from '../../http/defineOperation.js'
import { permissionsOf } from '../../sessions/session.js'
import { readEnterprise } from './readEnterprise.js'

export const getEnterprise = defineOperation('getEnterprise', {
  async handle({ session, tenantId, repositories }) {
    const withContacts = permissionsOf(session).has('enterprise:edit')
    return ok(await readEnterprise(repositories, tenantId, { withContacts }))
  },
})
