import { defineOperation, ok } from '../../http/defineOperation.js'
import { keepingAdministrators } from './memberRules.js'

/** Enables or disables people. A disabled one is refused in this tenant from the next call on. */
export const setMemberStatus = defineOperation('setMemberStatus', {
  async handle({ body, session, tenantId, repositories, audit }) {
    const { members } = repositories
    await members.lock(tenantId)
    const changed = await keepingAdministrators(session, repositories, tenantId, body.ids, () =>
      members.setStatus(tenantId, body.ids, body.status),
    )
    const before = { status: body.status === 'active' ? 'disabled' : 'active' }
    for (const id of changed) {
      audit({ table: 'members', id, before, after: { status: body.status } })
    }
    return ok({ changed: changed.length })
  },
})
