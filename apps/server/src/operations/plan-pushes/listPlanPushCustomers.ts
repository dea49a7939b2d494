import { definePlatformOperation, okList } from '../../http/defineOperation.js'
import { presentPushCustomer } from '../../presenters/presentPlanPush.js'
import { pagingOf } from '../pagingOf.js'

export const listPlanPushCustomers = definePlatformOperation('listPlanPushCustomers', {
  async handle({ params, query, tenantId, repositories, language }) {
    const { outcome } = query
    const filter = { ...pagingOf(query), ...(outcome === undefined ? {} : { outcome }) }
    const { rows, total, counts } = await repositories.planPushes.customers(
      tenantId,
      params.id,
      filter,
    )
    return okList(
      rows.map((row) => presentPushCustomer(row, language)),
      total,
      counts,
    )
  },
})
