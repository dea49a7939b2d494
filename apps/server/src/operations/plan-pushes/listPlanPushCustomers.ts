import { definePlatformOperation, okList } from '../../http/defineOperation.js'
import { presentPushCustomer } from '../../presenters/presentPlanPush.js'

export const listPlanPushCustomers = definePlatformOperation('listPlanPushCustomers', {
  async handle({ params, query, tenantId, repositories, language }) {
    const { outcome, page = 1, size = 20 } = query
    const filter = { page, size, ...(outcome === undefined ? {} : { outcome }) }
    const { rows, total } = await repositories.planPushes.customers(tenantId, params.id, filter)
    return okList(
      rows.map((row) => presentPushCustomer(row, language)),
      total,
    )
  },
})
