import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentMyNotice } from '../../presenters/messagePresenters.js'

export const listMyNotices = defineOperation('listMyNotices', {
  async handle({ query, tenantId, memberId, services, repositories: { myNotices } }) {
    const { state = 'all', page = 1, size = 20 } = query
    const { rows, total } = await myNotices.list(tenantId, memberId, {
      state,
      page,
      size,
      now: services.now(),
    })
    return okList(rows.map(presentMyNotice), total)
  },
})
