import { defineOperation, ok } from '../../http/defineOperation.js'
import { newId } from '../../ids.js'
import { deviceRefusal, readDevice } from './deviceRules.js'

export const addDevice = defineOperation('addDevice', {
  async handle({ body, tenantId, repositories, services, audit }) {
    const { areaId, code, name, model = null, description = null } = body
    const id = newId()
    try {
      await repositories.devices.add(tenantId, { id, areaId, code, name, model, description })
    } catch (error) {
      throw deviceRefusal(error)
    }
    const device = await readDevice(repositories, services, tenantId, id)
    audit({ table: 'devices', id, name, after: device })
    return ok(device)
  },
})
