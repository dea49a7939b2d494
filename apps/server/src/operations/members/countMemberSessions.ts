import { defineOperation, ok } from '../../http/defineOperation.js'
import { endableSessions, presentSessions } from './memberSessions.js'

export const countMemberSessions = defineOperation('countMemberSessions', {
  transaction: 'platform',
  async handle(context) {
    return ok(presentSessions(await endableSessions(context, context.query.ids)))
  },
})
