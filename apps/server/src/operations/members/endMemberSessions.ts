import { defineOperation, ok } from '../../http/defineOperation.js'
import { endableSessions, presentSessions } from './memberSessions.js'

/** Signs people out everywhere; whoever is refused stays signed in, and the answer says why. */
export const endMemberSessions = defineOperation('endMemberSessions', {
  transaction: 'platform',
  async handle(context) {
    const { body, tenantId, repositories, audit } = context
    const { memberSessions } = repositories
    await memberSessions.lockAccounts(tenantId, body.ids)
    const people = await endableSessions(context, body.ids)
    const ended = people.filter(({ refusal }) => refusal === null)
    await memberSessions.end(ended.map(({ userId }) => userId))
    for (const { id, name, sessions } of ended) {
      audit({ table: 'members', id, name, before: { sessions }, after: { sessions: 0 } })
    }
    return ok(presentSessions(people))
  },
})
