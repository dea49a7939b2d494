import { defineOperation, ok } from '../../http/defineOperation.js'
import { keepingAdministrators } from './memberRules.js'

/** Ends memberships, all or none; the accounts stay. */
export const removeUser = defineOperation('removeUser', {
  async handle({ query, session, tenantId, repositories, audit }) {
    const { members } = repositories
    await members.lock(tenantId)
    const leaving = await members.byIds(tenantId, query.id)
    const removed = await keepingAdministrators(session, repositories, tenantId, query.id, () =>
      members.remove(tenantId, query.id),
    )
    for (const member of leaving) {
      audit({ table: 'members', id: member.id, name: member.nickName, before: member })
    }
    return ok({ removed })
  },
})
