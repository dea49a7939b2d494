import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentDeliveryRecipient } from '../../presenters/presentDeliveries.js'

/** Those whom the caller may see. */
export const listBusinessDeliveryRecipients = defineOperation('listBusinessDeliveryRecipients', {
  async handle({ params, query, tenantId, repositories, peopleScope }) {
    const { state, channel, keyword, page = 1, size = 20 } = query
    const filter = { state, channel, keyword, scope: await peopleScope(), page, size }
    const { recipients, total } = await repositories.deliveries.recipients(
      tenantId,
      params.id,
      filter,
    )
    return okList(recipients.map(presentDeliveryRecipient), total)
  },
})
