import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound, unprocessable } from '../../http/errors.js'
import { newId } from '../../ids.js'
import { presentDataPoint } from '../../presenters/presentDevices.js'
import { deviceRefusal } from './deviceRules.js'

/** One report can hold a value of each. */
const most = 200

export const addDataPoint = defineOperation('addDataPoint', {
  async handle({ params, body, tenantId, repositories: { devices }, audit }) {
    const device = await devices.lock(tenantId, params.id)
    if (!device) throw notFound('device', params.id)
    if (device.pointCount >= most) throw unprocessable('TOO_MANY_POINTS')
    const { code, name, unit = null, type } = body
    const id = newId()
    try {
      await devices.addPoint(tenantId, { id, deviceId: device.id, code, name, unit, type })
    } catch (error) {
      throw deviceRefusal(error)
    }
    const [point] = await devices.pointsById(tenantId, [id])
    if (!point) throw notFound('data point', id)
    const shown = presentDataPoint(point)
    audit({ table: 'dataPoints', id, name, after: shown })
    return ok(shown)
  },
})
