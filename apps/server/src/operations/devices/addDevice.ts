import { defineOperation, ok } from '../../http/defineOperation.js'
import { newId } from '../../ids.js'
import { deviceRefusal, readDevice } from './deviceRules.js'
import { followType } from './deviceTypeRules.js'

export const addDevice = defineOperation('addDevice', {
  async handle({ body, tenantId, repositories, services, audit }) {
    const { areaId, code, name, typeId = null, model = null, description = null } = body
    const id = newId()
    if (typeId !== null) await repositories.deviceTypes.lock(tenantId, typeId)
    try {
      await repositories.devices.add(tenantId, {
        ...{ id, areaId, typeId, code, name, model, description },
      })
    } catch (error) {
      throw deviceRefusal(error)
    }
    if (typeId !== null) await followType(repositories, tenantId, typeId, [id])
    const device = await readDevice(repositories, services, tenantId, id)
    audit({ table: 'devices', id, name, after: device })
    return ok(device)
  },
})
