import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'

export const retryBusinessDelivery = defineOperation('retryBusinessDelivery', {
  async handle({
    params,
    body,
    tenantId,
    repositories,
    services,
    peopleScope,
    afterCommit,
    audit,
  }) {
    const { deliveries } = repositories
    const delivery = await deliveries.find(tenantId, params.id)
    if (!delivery) throw notFound('delivery', params.id)
    const { id, name } = delivery
    const retried = await deliveries.retry(tenantId, id, {
      channel: body?.channel,
      scope: await peopleScope(),
      now: services.now(),
    })
    audit({ table: 'businessDeliveries', id, name, after: { retried } })
    afterCommit(() => {
      services.deliveries.wake()
      return Promise.resolve()
    })
    return ok({ retried })
  },
})
