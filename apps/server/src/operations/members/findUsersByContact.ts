import { defineOperation, okList } from '../../http/defineOperation.js'
import { findUsers } from './findUsers.js'

export const findUsersByContact = defineOperation('findUsersByContact', {
  transaction: 'none',
  async handle({ query: { mobileEmail }, session, tenantId, services }) {
    const by = mobileEmail.includes('@') ? { email: mobileEmail } : { mobile: mobileEmail }
    const users = await findUsers(services, session, tenantId, by)
    return okList(users, users.length)
  },
})
