import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentDataPoint } from '../../presenters/presentDevices.js'

export const listDataPoints = defineOperation('listDataPoints', {
  async handle({ params, tenantId, repositories }) {
    const points = await repositories.devices.points(tenantId, params.id)
    return okList(points.map(presentDataPoint), points.length)
  },
})
