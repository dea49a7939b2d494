import type { Schemas } from '@spruce/api-client/contract'
import { unprocessable, wrongField } from '../../http/errors.js'
import type { StepValue } from '../../repositories/devices/PointHistoryRepository.js'
import type { Repositories } from '../../repositories/repositories.js'
import { historySteps } from './historySteps.js'

const longestMs = 1_100 * 86_400_000

/** Of a step: the first, last, lowest and highest value. */
const extremesOfStep = 4

/** What is asked of the past of data points. */
export interface SeriesQuery {
  pointIds: readonly string[]
  from: Date
  to: Date
  by: Schemas['HistoryBy']
  /** Values in a series. */
  most: number
  /** Where days begin. */
  zone: string
}

/**
 * The values of data points over time, one series each, in the order of the ids.
 * @throws 422 for a window that is none or too long, and for a point that has texts
 */
export async function readSeries(
  repositories: Repositories,
  tenantId: string,
  { pointIds, from, to, by, most, zone }: SeriesQuery,
): Promise<Schemas['PointHistory']> {
  const span = to.getTime() - from.getTime()
  if (span <= 0 || span > longestMs) {
    throw unprocessable('HISTORY_WINDOW', [wrongField('to', 'invalid')])
  }
  const points = await repositories.devices.pointsById(tenantId, pointIds)
  if (points.some(({ type }) => type === 'text')) throw unprocessable('TEXT_POINT')
  const deviceIds = [...new Set(points.map(({ deviceId }) => deviceId))]
  const devices = await repositories.devices.byIds(tenantId, deviceIds)
  const names = new Map(devices.map(({ id, name }) => [id, name]))
  const perStep = by === 'extremes' ? extremesOfStep : 1
  const { seconds, steps } = historySteps({ from, to, most: Math.floor(most / perStep), zone })
  const window = { pointIds, steps, to }
  const found =
    by === 'extremes'
      ? await repositories.pointHistory.extremes(tenantId, window)
      : await repositories.pointHistory.steps(tenantId, window, by)
  const byPoint = grouped(found, ({ pointId }) => pointId)
  const inOrder = new Map(points.map((point) => [point.id, point]))
  return {
    stepSeconds: seconds,
    series: pointIds.flatMap((id) => {
      const point = inOrder.get(id)
      if (!point) return []
      const { deviceId, name, unit, decimals } = point
      const values = withGaps(byPoint.get(id) ?? [], steps)
      const deviceName = names.get(deviceId) ?? ''
      return [{ pointId: id, deviceId, deviceName, name, unit, decimals, values }]
    }),
  }
}

/** A step without values is null. */
function withGaps(found: readonly StepValue[], steps: readonly Date[]): Schemas['HistoryValue'][] {
  const byStep = grouped(found, ({ step }) => step)
  return steps.flatMap((begin, step): Schemas['HistoryValue'][] => {
    const values = byStep.get(step)
    if (!values) return [{ at: begin.toISOString(), value: null, outOfRange: 0 }]
    return values.map(({ at, value, outOfRange }) => ({
      at: (at === null ? begin : new Date(at)).toISOString(),
      value,
      outOfRange,
    }))
  })
}

function grouped<Key>(values: readonly StepValue[], keyOf: (value: StepValue) => Key) {
  const groups = new Map<Key, StepValue[]>()
  for (const value of values) {
    const group = groups.get(keyOf(value))
    if (group) group.push(value)
    else groups.set(keyOf(value), [value])
  }
  return groups
}
