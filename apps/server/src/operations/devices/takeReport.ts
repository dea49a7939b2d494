import type { Schemas } from '@spruce/api-client/contract'
import { isOutOfRange } from '../../presenters/presentDevices.js'
import type { DataPoint } from '../../repositories/devices/DevicesRepository.js'
import type { Measured } from '../../repositories/devices/PointHistoryRepository.js'
import type { Repositories } from '../../repositories/repositories.js'

type Value = Schemas['ReportRequest']['values'][number]
type Reason = Schemas['RefusedValue']['reason']

/** Clocks of devices may be ahead by this. */
const aheadMs = 60_000
const dayMs = 86_400_000

/**
 * Takes what can be taken of a report, in any order and any number of times: a row of history for each data
 * point and moment, and the newest value of each point. The device is locked by the caller.
 */
export async function takeReport(
  { devices, pointHistory }: Repositories,
  tenantId: string,
  deviceId: string,
  { values, now, keepDays }: { values: readonly Value[]; now: Date; keepDays: number },
): Promise<Schemas['Reported']> {
  const points = new Map(
    (await devices.points(tenantId, deviceId)).map((point) => [point.code, point]),
  )
  const refused: Schemas['Reported']['refused'] = []
  const measured: Measured[] = []
  const newest = new Map<string, { id: string; value: string; at: Date }>()
  for (const [index, { code, value, at }] of values.entries()) {
    const moment = at === undefined ? now : new Date(at)
    const point = points.get(code)
    const reason = whyRefused(point, value, moment.getTime() - now.getTime(), keepDays)
    if (!point || reason !== undefined) {
      refused.push({ index, reason: reason ?? 'unknown-point' })
      continue
    }
    measured.push({
      pointId: point.id,
      at: moment,
      value: typeof value === 'string' ? null : Number(value),
      text: typeof value === 'string' ? value : null,
      outOfRange: isOutOfRange(value, point),
    })
    const known = newest.get(code)
    if (known && known.at >= moment) continue
    newest.set(code, { id: point.id, value: JSON.stringify(value), at: moment })
  }
  const taken = await pointHistory.add(tenantId, measured)
  await devices.report(tenantId, deviceId, [...newest.values()], now)
  return { taken, repeated: measured.length - taken, refused }
}

function whyRefused(
  point: DataPoint | undefined,
  value: Value['value'],
  aheadBy: number,
  keepDays: number,
): Reason | undefined {
  if (!point) return 'unknown-point'
  if (typeof value !== (point.type === 'text' ? 'string' : point.type)) return 'wrong-type'
  if (aheadBy > aheadMs) return 'in-future'
  return aheadBy < -keepDays * dayMs ? 'too-old' : undefined
}
