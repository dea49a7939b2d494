import { definePlatformOperation, okList } from '../../http/defineOperation.js'
import { presentApplication } from '../../presenters/presentCustomer.js'
import { momentsOf } from '../logs/logQuery.js'

export const listApplications = definePlatformOperation('listApplications', {
  async handle({ query, repositories }) {
    const { page = 1, size = 20, status, keyword, sort = '-submittedAt', ...moments } = query
    const { rows, total } = await repositories.applications.list({
      status,
      keyword: keyword?.trim(),
      ...momentsOf(moments),
      sort: {
        field: sort.endsWith('name') ? 'name' : 'submittedAt',
        descending: sort.startsWith('-'),
      },
      page,
      size,
    })
    return okList(
      rows.map((row) => presentApplication(row, { withContacts: false })),
      total,
    )
  },
})
