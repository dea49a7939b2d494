import { defineOperation, ok } from '../../http/defineOperation.js'

export const getRedStatus = defineOperation('getRedStatus', {
  async handle({ tenantId, memberId, services, repositories: { myNotices } }) {
    const { letters, notices, mustConfirm } = await myNotices.unread(
      tenantId,
      memberId,
      services.now(),
    )
    return ok({ red: letters + notices + mustConfirm > 0 })
  },
})
