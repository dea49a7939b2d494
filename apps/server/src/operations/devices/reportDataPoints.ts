import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { takeReports, tellReports } from './takeReports.js'

/** Values of one device, reported by whoever is signed in. */
export const reportDataPoints = defineOperation('reportDataPoints', {
  unaudited: 'measurements come in by the second and are no decision of a person',
  async handle({ params, body, tenantId, repositories, services, afterCommit }) {
    const device = await repositories.devices.lock(tenantId, params.id)
    if (!device) throw notFound('device', params.id)
    const reports = [{ deviceId: device.id, values: body.values }]
    const result = await takeReports(repositories, tenantId, reports, services.now())
    const [{ taken, repeated, refused } = { taken: 0, repeated: 0, refused: [] }] = result.reported
    afterCommit(() => {
      tellReports(services, tenantId, result.changed)
      return Promise.resolve()
    })
    return ok({ taken, repeated, refused })
  },
})
