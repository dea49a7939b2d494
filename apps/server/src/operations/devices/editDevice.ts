import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertVersion, notFound } from '../../http/errors.js'
import { presentDevice } from '../../presenters/presentDevices.js'
import { readDevice } from './deviceRules.js'

export const editDevice = defineOperation('editDevice', {
  async handle({ params, body, tenantId, repositories, services, audit }) {
    const { version, ...fields } = body
    const device = await repositories.devices.lock(tenantId, params.id)
    if (!device) throw notFound('device', params.id)
    const before = presentDevice(device, services.now())
    assertVersion(version, device.version, before)
    await repositories.devices.edit(tenantId, device.id, fields)
    const after = await readDevice(repositories, services, tenantId, device.id)
    audit({ table: 'devices', id: device.id, name: after.name, before, after })
    return ok(after)
  },
})
