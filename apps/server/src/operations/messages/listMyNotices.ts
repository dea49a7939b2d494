import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentMyNotice } from '../../presenters/messagePresenters.js'
import { pagingOf } from '../pagingOf.js'

export const listMyNotices = defineOperation('listMyNotices', {
  async handle({ query, tenantId, memberId, services, repositories: { myNotices } }) {
    const { state = 'all' } = query
    const { rows, total } = await myNotices.list(tenantId, memberId, {
      state,
      ...pagingOf(query),
      now: services.now(),
    })
    return okList(rows.map(presentMyNotice), total)
  },
})
