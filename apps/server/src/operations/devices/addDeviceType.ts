import { defineOperation, ok } from '../../http/defineOperation.js'
import { newId } from '../../ids.js'
import { deviceRefusal } from './deviceRules.js'
import { pointsOf, readDeviceType } from './deviceTypeRules.js'

/** In seconds. */
const unsetOffline = 300

export const addDeviceType = defineOperation('addDeviceType', {
  async handle({ body, tenantId, repositories, audit }) {
    const { code, name, description = null, offlineSeconds = unsetOffline, points = [] } = body
    const id = newId()
    try {
      await repositories.deviceTypes.add(tenantId, { id, code, name, description, offlineSeconds })
      await repositories.deviceTypes.savePoints(tenantId, id, pointsOf(points, []))
    } catch (error) {
      throw deviceRefusal(error)
    }
    const after = await readDeviceType(repositories, tenantId, id)
    audit({ table: 'deviceTypes', id, name, after })
    return ok(after)
  },
})
