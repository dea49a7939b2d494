import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentMyNotice } from '../../presenters/messagePresenters.js'

export const getLatestNotices = defineOperation('getLatestNotices', {
  async handle({ query, tenantId, memberId, services, repositories: { myNotices } }) {
    const { rows, total } = await myNotices.list(tenantId, memberId, {
      state: 'all',
      page: 1,
      size: query.size ?? 5,
      now: services.now(),
    })
    return okList(rows.map(presentMyNotice), total)
  },
})
