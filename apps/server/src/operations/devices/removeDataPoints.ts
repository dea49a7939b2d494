import { defineOperation, ok } from '../../http/defineOperation.js'
import { presentDataPoint } from '../../presenters/presentDevices.js'

export const removeDataPoints = defineOperation('removeDataPoints', {
  async handle({ body, tenantId, repositories: { devices }, audit }) {
    const points = await devices.pointsById(tenantId, body.ids)
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
