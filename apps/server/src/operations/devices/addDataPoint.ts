import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound, unprocessable } from '../../http/errors.js'
import { newId } from '../../ids.js'
import { presentDataPoint } from '../../presenters/presentDevices.js'
import { assertRange, deviceRefusal, mostPoints } from './deviceRules.js'

export const addDataPoint = defineOperation('addDataPoint', {
  async handle({ params, body, tenantId, repositories: { devices }, audit }) {
    const device = await devices.lock(tenantId, params.id)
    if (!device) throw notFound('device', params.id)
    if (device.pointCount >= mostPoints) throw unprocessable('TOO_MANY_POINTS')
    const { code, name, unit = null, type, min = null, max = null, decimals = null } = body
    assertRange({ type, min, max })
    const id = newId()
    const fields = { deviceId: device.id, code, name, unit, type, min, max, decimals }
    try {
      await devices.addPoint(tenantId, { id, ...fields })
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
