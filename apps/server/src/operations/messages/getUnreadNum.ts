import { defineOperation, ok } from '../../http/defineOperation.js'

/** Asked by every open tab: one statement over indexes. */
export const getUnreadNum = defineOperation('getUnreadNum', {
  async handle({ tenantId, memberId, services, repositories: { myNotices } }) {
    const unread = await myNotices.unread(tenantId, memberId, services.now())
    return ok({ total: unread.letters + unread.notices, ...unread })
  },
})
