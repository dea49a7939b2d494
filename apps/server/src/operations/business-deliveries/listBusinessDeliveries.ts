import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentDelivery } from '../../presenters/presentDeliveries.js'
import { filterOf } from './deliveryRules.js'

export const listBusinessDeliveries = defineOperation('listBusinessDeliveries', {
  async handle({ query, tenantId, repositories, peopleScope }) {
    const { page = 1, size = 20 } = query
    const filter = filterOf(query, await peopleScope())
    const { deliveries, total } = await repositories.deliveries.list(tenantId, {
      ...filter,
      page,
      size,
    })
    return okList(deliveries.map(presentDelivery), total)
  },
})
