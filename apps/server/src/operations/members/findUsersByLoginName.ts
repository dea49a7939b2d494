import { defineOperation, okList } from '../../http/defineOperation.js'
import { findUsers } from './findUsers.js'

export const findUsersByLoginName = defineOperation('findUsersByLoginName', {
  transaction: 'none',
  async handle({ query: { loginName }, session, tenantId, services }) {
    const users = await findUsers(services, session, tenantId, { loginName })
    return okList(users, users.length)
  },
})
