import { defineOperation, ok } from '../../http/defineOperation.js'
import { presentDevice } from '../../presenters/presentDevices.js'
import { recycleRows } from '../recycle-bin/recycleRows.js'

/** With their data points. */
export const removeDevices = defineOperation('removeDevices', {
  async handle(context) {
    const { body, tenantId, repositories, services, audit } = context
    const devices = await repositories.devices.byIds(tenantId, body.ids)
    for (const device of devices) await recycleRows(context, 'devices', device)
    const removed = await repositories.devices.remove(tenantId, body.ids)
    for (const device of devices) {
      const before = presentDevice(device, services.now())
      audit({ table: 'devices', id: device.id, name: device.name, before })
    }
    return ok({ removed })
  },
})
