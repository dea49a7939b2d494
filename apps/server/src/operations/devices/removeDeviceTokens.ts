import { defineOperation, ok } from '../../http/defineOperation.js'
import { presentDeviceToken } from '../../presenters/presentDevices.js'

export const removeDeviceTokens = defineOperation('removeDeviceTokens', {
  async handle({ body, tenantId, repositories: { deviceTokens }, audit }) {
    const found = await deviceTokens.find(tenantId, body.ids)
    const removed = await deviceTokens.remove(tenantId, body.ids)
    for (const token of found) {
      const before = presentDeviceToken(token)
      audit({ table: 'deviceTokens', id: token.id, name: token.name, before })
    }
    return ok({ removed })
  },
})
