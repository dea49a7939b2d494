import { defineOperation, ok } from '../../http/defineOperation.js'
import { keepingAdministrators } from './memberRules.js'

/** Ends memberships, all or none; the accounts stay. */
export const removeUser = defineOperation('removeUser', {
  async handle({ query, session, tenantId, repositories }) {
    const { members } = repositories
    await members.lock(tenantId)
    const removed = await keepingAdministrators(session, repositories, tenantId, query.id, () =>
      members.remove(tenantId, query.id),
    )
    return ok({ removed })
  },
})
