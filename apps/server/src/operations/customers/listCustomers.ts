import { definePlatformOperation, okList } from '../../http/defineOperation.js'
import { presentCustomer } from '../../presenters/presentCustomer.js'
import { pagingOf } from '../pagingOf.js'

export const listCustomers = definePlatformOperation('listCustomers', {
  async handle({ query, repositories }) {
    const { keyword, status, expiresBefore } = query
    const { rows, total, counts } = await repositories.customers.list({
      keyword: keyword?.trim(),
      status,
      ...(expiresBefore === undefined ? {} : { expiresBefore: new Date(expiresBefore) }),
      ...pagingOf(query),
    })
    return okList(
      rows.map((customer) => presentCustomer(customer, { withContacts: false })),
      total,
      counts,
    )
  },
})
