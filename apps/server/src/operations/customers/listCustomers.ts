import { definePlatformOperation, okList } from '../../http/defineOperation.js'
import { presentCustomer } from '../../presenters/presentCustomer.js'
import { readSort } from '../readSort.js'

export const listCustomers = definePlatformOperation('listCustomers', {
  async handle({ query, repositories }) {
    const { page = 1, size = 20, keyword, status, industry, region, expiresBefore, planId } = query
    const { customers, total } = await repositories.customers.list({
      keyword: keyword?.trim(),
      status,
      industry,
      region,
      planId,
      ...(expiresBefore === undefined ? {} : { expiresBefore: new Date(expiresBefore) }),
      sort: readSort(query.sort ?? '-createdAt'),
      page,
      size,
    })
    return okList(
      customers.map((customer) => presentCustomer(customer, { withContacts: false })),
      total,
    )
  },
})
