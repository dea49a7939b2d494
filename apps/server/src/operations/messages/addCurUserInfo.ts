import { defineOperation, ok } from '../../http/defineOperation.js'

/** Idempotent: the first registration counts. */
export const addCurUserInfo = defineOperation('addCurUserInfo', {
  unaudited: 'every page registers its user; nothing changes after the first time',
  async handle({ tenantId, memberId, services, repositories: { myNotices } }) {
    const registeredAt = await myNotices.register(tenantId, memberId, services.now())
    return ok({ memberId, registeredAt: registeredAt.toISOString() })
  },
})
