import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentDelivery } from '../../presenters/presentDeliveries.js'
import { filterOf } from './deliveryRules.js'
import { pagingOf } from '../pagingOf.js'

export const listBusinessDeliveries = defineOperation('listBusinessDeliveries', {
  async handle({ query, tenantId, repositories, peopleScope }) {
    const filter = filterOf(query, await peopleScope())
    const { rows, total } = await repositories.deliveries.list(tenantId, {
      ...filter,
      ...pagingOf(query),
    })
    return okList(rows.map(presentDelivery), total)
  },
})
