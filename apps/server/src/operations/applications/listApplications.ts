import { definePlatformOperation, okList } from '../../http/defineOperation.js'
import { presentApplication } from '../../presenters/presentCustomer.js'
import { momentsOf } from '../logs/logQuery.js'
import { pagingOf } from '../pagingOf.js'

export const listApplications = definePlatformOperation('listApplications', {
  async handle({ query, tenantId, repositories }) {
    const { status, keyword, from, to } = query
    const { rows, total, counts } = await repositories.applications.list({
      status,
      keyword: keyword?.trim(),
      ...momentsOf({ from, to }),
      ...pagingOf(query),
    })
    const shown = rows.map((row) => presentApplication(row, { withContacts: false }))
    const named = await repositories.names.add(tenantId, shown, { customerId: 'customers' })
    return okList(named, total, counts)
  },
})
