import { defineOperation, ok } from '../../http/defineOperation.js'
import { unprocessable } from '../../http/errors.js'
import { presentDataPoint } from '../../presenters/presentDevices.js'
import { recycleRows } from '../recycle-bin/recycleRows.js'

export const removeDataPoints = defineOperation('removeDataPoints', {
  async handle(context) {
    const { body, tenantId, repositories, audit } = context
    const { devices } = repositories
    const points = await devices.pointsById(tenantId, body.ids)
    if (points.some(({ typePointId }) => typePointId !== null)) throw unprocessable('TYPE_POINT')
    for (const point of points) await recycleRows(context, 'dataPoints', point)
    const removed = await devices.removePoints(tenantId, body.ids)
    for (const point of points) {
      audit({
        table: 'dataPoints',
        id: point.id,
        name: point.name,
        before: presentDataPoint(point),
      })
    }
    return ok({ removed })
  },
})
