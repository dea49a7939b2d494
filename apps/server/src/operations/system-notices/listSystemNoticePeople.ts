import { definePlatformOperation, okList } from '../../http/defineOperation.js'
import { presentReceipt } from '../../presenters/messagePresenters.js'
import { pagingOf } from '../pagingOf.js'

/** People of one customer's audience. */
export const listSystemNoticePeople = definePlatformOperation('listSystemNoticePeople', {
  async handle({ params, query, repositories: { systemNotices, notices } }) {
    const { customerId, state = 'unread', keyword } = query
    const delivery = (await systemNotices.deliveries(params.id)).find(
      ({ tenantId }) => tenantId === customerId,
    )
    if (!delivery) return okList([], 0)
    const { rows, total } = await notices.receipts(customerId, delivery.noticeId, {
      audience: delivery.audience,
      scope: 'all',
      ...{ state, keyword: keyword?.trim() },
      ...pagingOf(query),
    })
    return okList(rows.map(presentReceipt), total)
  },
})
