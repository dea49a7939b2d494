import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { takeReport } from './takeReport.js'

/** Values of one device. */
export const reportDataPoints = defineOperation('reportDataPoints', {
  unaudited: 'measurements come in by the second and are no decision of a person',
  async handle({ params, body, tenantId, repositories, services, afterCommit }) {
    const device = await repositories.devices.lock(tenantId, params.id)
    if (!device) throw notFound('device', params.id)
    const { keepDays } = await repositories.pointHistory.settings(tenantId)
    const report = { values: body.values, now: services.now(), keepDays }
    const reported = await takeReport(repositories, tenantId, device.id, report)
    if (reported.taken > 0) {
      afterCommit(() => {
        services.liveBatches.add({
          ...{ tenantId, kind: 'deviceValues', to: { permissions: ['device:list'] } },
          ...{ field: 'deviceIds', id: device.id },
        })
        return Promise.resolve()
      })
    }
    return ok(reported)
  },
})
