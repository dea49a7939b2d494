import { definePlatformOperation, okList } from '../../http/defineOperation.js'

/** By customer. */
export const listSystemNoticeReceipts = definePlatformOperation('listSystemNoticeReceipts', {
  async handle({ params, query, repositories: { systemNotices } }) {
    const { page = 1, size = 20 } = query
    const { rows, total } = await systemNotices.receipts(params.id, { page, size })
    return okList(rows, total)
  },
})
