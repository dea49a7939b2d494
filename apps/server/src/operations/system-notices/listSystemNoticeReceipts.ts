import { definePlatformOperation, okList } from '../../http/defineOperation.js'
import { pagingOf } from '../pagingOf.js'

/** By customer. */
export const listSystemNoticeReceipts = definePlatformOperation('listSystemNoticeReceipts', {
  async handle({ params, query, repositories: { systemNotices } }) {
    const { rows, total } = await systemNotices.receipts(params.id, pagingOf(query))
    return okList(rows, total)
  },
})
