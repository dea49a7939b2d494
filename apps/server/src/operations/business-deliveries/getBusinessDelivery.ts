import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { presentDeliveryDetail } from '../../presenters/presentDeliveries.js'

export const getBusinessDelivery = defineOperation('getBusinessDelivery', {
  async handle({ params, tenantId, repositories }) {
    const delivery = await repositories.deliveries.find(tenantId, params.id)
    if (!delivery) throw notFound('delivery', params.id)
    return ok(presentDeliveryDetail(delivery))
  },
})
