import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentDeliveryRecipient } from '../../presenters/presentDeliveries.js'
import { pagingOf } from '../pagingOf.js'

/** Those whom the caller may see. */
export const listBusinessDeliveryRecipients = defineOperation('listBusinessDeliveryRecipients', {
  async handle({ params, query, tenantId, repositories, peopleScope }) {
    const { state, channel, keyword } = query
    const filter = { state, channel, keyword, scope: await peopleScope() }
    const { rows, total, counts } = await repositories.deliveries.recipients(tenantId, params.id, {
      ...filter,
      ...pagingOf(query),
    })
    return okList(rows.map(presentDeliveryRecipient), total, counts)
  },
})
