import type { Schemas } from '@spruce/api-client/contract'
import { isOutOfRange } from '../../presenters/presentDevices.js'
import type { DataPoint } from '../../repositories/devices/DevicesRepository.js'
import type { Measured } from '../../repositories/devices/PointHistoryRepository.js'
import type { Repositories } from '../../repositories/repositories.js'
import type { Services } from '../../services.js'
import { watchReports } from '../alarms/watchReports.js'

type Value = Schemas['ReportedValue']
type Reported = Schemas['ReportedDevice']
type Reason = Schemas['RefusedValue']['reason']

/** What is said of one device; one that is not known reports nothing. */
export interface DeviceReport {
  deviceId: string | undefined
  values: readonly Value[]
}

export interface TakenReports {
  /** One for each report, in their order. */
  reported: Reported[]
  /** The devices with new values. */
  changed: string[]
}

/** Clocks of devices may be ahead by this. */
const aheadMs = 60_000
const dayMs = 86_400_000

/**
 * Takes what can be taken of reports, in any order and any number of times: a row of history for each data
 * point and moment, and the newest value of each point. The devices are locked by the caller.
 */
export async function takeReports(
  repositories: Repositories,
  tenantId: string,
  reports: readonly DeviceReport[],
  now: Date,
): Promise<TakenReports> {
  const { devices, pointHistory } = repositories
  const deviceIds = [...new Set(reports.flatMap(({ deviceId }) => deviceId ?? []))]
  if (deviceIds.length === 0) return { reported: reports.map(() => unknown), changed: [] }
  const { keepDays } = await pointHistory.settings(tenantId)
  const known = await devices.points(tenantId, ...deviceIds)
  const points = new Map(known.map((point) => [keyOf(point), point]))
  const read = reports.map(({ deviceId, values }) => {
    return deviceId === undefined
      ? undefined
      : readValues(deviceId, values, points, { now, keepDays })
  })
  const measured = read.flatMap((one) => one?.measured ?? [])
  const added = countsOf(await pointHistory.add(tenantId, measured))
  await devices.report(tenantId, deviceIds, newestOf(measured), now)
  await watchReports(repositories, tenantId, deviceIds, known, measured, now)
  const changed = new Set<string>()
  const reported = read.map((one): Reported => {
    if (!one) return unknown
    let taken = 0
    for (const { pointId } of one.measured) {
      const left = added.get(pointId) ?? 0
      if (left === 0) continue
      added.set(pointId, left - 1)
      taken += 1
    }
    if (taken > 0) changed.add(one.deviceId)
    return { known: true, taken, repeated: one.measured.length - taken, refused: one.refused }
  })
  return { reported, changed: [...changed] }
}

const unknown: Reported = { known: false, taken: 0, repeated: 0, refused: [] }

/** Tells who sees devices, after the commit. */
export function tellReports(
  { liveBatches }: Pick<Services, 'liveBatches'>,
  tenantId: string,
  deviceIds: readonly string[],
): void {
  for (const id of deviceIds) {
    const to = { permissions: ['device:list'] } as const
    liveBatches.add({ tenantId, kind: 'deviceValues', to, field: 'deviceIds', id })
  }
}

function readValues(
  deviceId: string,
  values: readonly Value[],
  points: ReadonlyMap<string, DataPoint>,
  { now, keepDays }: { now: Date; keepDays: number },
) {
  const refused: Reported['refused'] = []
  const measured: (Measured & { reported: Value['value'] })[] = []
  for (const [index, { code, value, at }] of values.entries()) {
    const moment = at === undefined ? now : new Date(at)
    const point = points.get(keyOf({ deviceId, code }))
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
      reported: value,
    })
  }
  return { deviceId, measured, refused }
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

/** The newest value of each data point; of one moment the first. */
function newestOf(measured: readonly (Measured & { reported: Value['value'] })[]) {
  const newest = new Map<string, { id: string; value: string; at: Date }>()
  for (const { pointId, at, reported } of measured) {
    const known = newest.get(pointId)
    if (known && known.at >= at) continue
    newest.set(pointId, { id: pointId, value: JSON.stringify(reported), at })
  }
  return [...newest.values()]
}

function keyOf({ deviceId, code }: Pick<DataPoint, 'deviceId' | 'code'>): string {
  return `${deviceId} ${code}`
}

function countsOf(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
