import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentDelivery } from '../../presenters/presentDeliveries.js'
import { momentsOf } from '../logs/logQuery.js'

export const listBusinessDeliveries = defineOperation('listBusinessDeliveries', {
  async handle({ query, tenantId, repositories, peopleScope }) {
    const { code, state, channel, keyword, page = 1, size = 20 } = query
    const { deliveries, total } = await repositories.deliveries.list(tenantId, {
      code,
      state,
      channel,
      keyword,
      ...momentsOf(query),
      scope: await peopleScope(),
      page,
      size,
    })
    return okList(deliveries.map(presentDelivery), total)
  },
})
