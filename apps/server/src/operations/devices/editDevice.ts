import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertVersion, notFound } from '../../http/errors.js'
import { presentDevice } from '../../presenters/presentDevices.js'
import { deviceRefusal, readDevice } from './deviceRules.js'
import { followType } from './deviceTypeRules.js'

/** A device of another type keeps its points as its own, and gets those of the new one. */
export const editDevice = defineOperation('editDevice', {
  async handle({ params, body, tenantId, repositories, services, audit }) {
    const { version, ...fields } = body
    const { typeId } = fields
    const { devices, deviceTypes } = repositories
    if (typeof typeId === 'string') await deviceTypes.lock(tenantId, typeId)
    const device = await devices.lock(tenantId, params.id)
    if (!device) throw notFound('device', params.id)
    const before = presentDevice(device, services.now())
    assertVersion(version, device.version, before)
    try {
      await devices.edit(tenantId, device.id, fields)
    } catch (error) {
      throw deviceRefusal(error)
    }
    if (typeId !== undefined && typeId !== device.typeId) {
      await deviceTypes.release(tenantId, device.id)
      if (typeId !== null) await followType(repositories, tenantId, typeId, [device.id])
    }
    const after = await readDevice(repositories, services, tenantId, device.id)
    audit({ table: 'devices', id: device.id, name: after.name, before, after })
    return ok(after)
  },
})
