import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound, unprocessable, wrongField } from '../../http/errors.js'
import type { DataPoint } from '../../repositories/devices/DevicesRepository.js'

/** Clocks of devices may be ahead by this. */
const aheadMs = 60_000

/**
 * The last values of a device, all or none. What is older than the value that is there, or comes from
 * the future, is ignored, so reports may arrive in any order.
 */
export const reportDataPoints = defineOperation('reportDataPoints', {
  unaudited: 'measurements come in by the second and are no decision of a person',
  async handle({ params, body, tenantId, repositories: { devices }, services, afterCommit }) {
    const now = services.now()
    const device = await devices.lock(tenantId, params.id)
    if (!device) throw notFound('device', params.id)
    const points = new Map(
      (await devices.points(tenantId, device.id)).map((point) => [point.code, point]),
    )
    const newest = new Map<string, { id: string; value: string; at: Date }>()
    for (const [index, { code, value, at }] of body.values.entries()) {
      const point = points.get(code)
      if (!point) continue
      if (!isOfType(value, point)) {
        throw unprocessable('WRONG_VALUE', [
          wrongField(`values[${String(index)}].value`, 'invalid'),
        ])
      }
      const moment = at === undefined ? now : new Date(at)
      const known = newest.get(code)
      if (moment.getTime() > now.getTime() + aheadMs || (known && known.at >= moment)) continue
      newest.set(code, { id: point.id, value: JSON.stringify(value), at: moment })
    }
    const taken = await devices.report(tenantId, device.id, [...newest.values()], now)
    if (taken > 0) {
      afterCommit(() => {
        services.liveBatches.add({
          ...{ tenantId, kind: 'deviceValues', to: { permissions: ['device:list'] } },
          ...{ field: 'deviceIds', id: device.id },
        })
        return Promise.resolve()
      })
    }
    return ok({ taken, ignored: body.values.length - taken })
  },
})

function isOfType(value: string | number | boolean, { type }: DataPoint): boolean {
  return typeof value === (type === 'text' ? 'string' : type)
}
