import { defineOperation, ok } from '../../http/defineOperation.js'
import { presentDevice } from '../../presenters/presentDevices.js'

/** With their data points. */
export const removeDevices = defineOperation('removeDevices', {
  async handle({ body, tenantId, repositories, services, audit }) {
    const devices = await repositories.devices.byIds(tenantId, body.ids)
    const removed = await repositories.devices.remove(tenantId, body.ids)
    for (const device of devices) {
      const before = presentDevice(device, services.now())
      audit({ table: 'devices', id: device.id, name: device.name, before })
    }
    return ok({ removed })
  },
})
