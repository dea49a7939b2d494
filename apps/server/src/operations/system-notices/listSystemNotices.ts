import { definePlatformOperation, okList } from '../../http/defineOperation.js'
import { presentSystemNotice } from './systemNoticeRules.js'

export const listSystemNotices = definePlatformOperation('listSystemNotices', {
  async handle({ query, repositories: { systemNotices } }) {
    const { status, keyword, page = 1, size = 20 } = query
    const { rows, total } = await systemNotices.list({
      status,
      keyword: keyword?.trim(),
      page,
      size,
    })
    return okList(
      rows.map((row) => ({
        ...presentSystemNotice(row),
        customers: row.customers,
        read: row.read,
        confirmed: row.confirmed,
      })),
      total,
    )
  },
})
