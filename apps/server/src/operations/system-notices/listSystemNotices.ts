import { definePlatformOperation, okList } from '../../http/defineOperation.js'
import { presentSystemNotice } from './systemNoticeRules.js'
import { pagingOf } from '../pagingOf.js'

export const listSystemNotices = definePlatformOperation('listSystemNotices', {
  async handle({ query, repositories: { systemNotices } }) {
    const { status, keyword } = query
    const { rows, total, counts } = await systemNotices.list({
      status,
      keyword: keyword?.trim(),
      ...pagingOf(query),
    })
    return okList(
      rows.map((row) => ({
        ...presentSystemNotice(row),
        customers: row.customers,
        read: row.read,
        confirmed: row.confirmed,
      })),
      total,
      counts,
    )
  },
})
