import { newId } from '../../ids.js'
import type { NewAlarm, Pending, Watch } from '../../repositories/alarms/AlarmsRepository.js'
import type { DataPoint } from '../../repositories/devices/DevicesRepository.js'
import type { Repositories } from '../../repositories/repositories.js'
import { stepAlarm, type AlarmState, type AlarmValue } from './stepAlarm.js'
import { tellAlarms } from './tellAlarms.js'

/** A value that was taken. */
export interface WatchedValue {
  pointId: string
  at: Date
  reported: AlarmValue
}

/** What a report changes; it is written at once. */
interface Found {
  raised: NewAlarm[]
  cleared: { id: string; at: Date }[]
  pending: Pending[]
  ended: Pick<Pending, 'ruleId' | 'deviceId'>[]
}

/**
 * Looks at values by the rules of their devices, in the transaction that writes them: either both are there or
 * neither. Only what is newer than the point's value of before is looked at, in the order of time, so that
 * a late value raises and clears nothing. The devices are locked by the caller.
 */
export async function watchReports(
  repositories: Repositories,
  tenantId: string,
  deviceIds: readonly string[],
  points: readonly DataPoint[],
  values: readonly WatchedValue[],
  now: Date,
): Promise<void> {
  const watches = await repositories.alarms.watches(tenantId, deviceIds)
  if (watches.length === 0) return
  const byPoint = seriesOf(values)
  const followed = new Map(
    points.map((point) => [`${point.deviceId} ${point.typePointId ?? ''}`, point]),
  )
  const found: Found = { raised: [], cleared: [], pending: [], ended: [] }
  for (const watch of watches) {
    if (watch.condition === 'absent') {
      if (watch.openId !== null) found.cleared.push({ id: watch.openId, at: now })
      continue
    }
    const point = followed.get(`${watch.deviceId} ${watch.typePointId ?? ''}`)
    const series = point && byPoint.get(point.id)
    if (!point || !series) continue
    const known = point.valueAt?.getTime() ?? -Infinity
    look(
      watch,
      point,
      series.filter(({ at }) => at.getTime() > known),
      found,
    )
  }
  await settle(repositories, tenantId, found, now)
}

/** Of each data point, in the order of time; of one moment the first, as it is kept. */
function seriesOf(values: readonly WatchedValue[]): Map<string, WatchedValue[]> {
  const byPoint = new Map<string, WatchedValue[]>()
  for (const value of values) {
    const series = byPoint.get(value.pointId)
    if (series) series.push(value)
    else byPoint.set(value.pointId, [value])
  }
  for (const [id, series] of byPoint) {
    const sorted = series.toSorted((one, other) => one.at.getTime() - other.at.getTime())
    byPoint.set(
      id,
      sorted.filter(({ at }, place) => sorted[place - 1]?.at.getTime() !== at.getTime()),
    )
  }
  return byPoint
}

function look(
  watch: Watch,
  point: DataPoint,
  series: readonly WatchedValue[],
  { raised, cleared, pending, ended }: Found,
): void {
  let state: AlarmState = { isOpen: watch.openId !== null, since: watch.since }
  let open: { id: string; alarm?: NewAlarm } | undefined =
    watch.openId === null ? undefined : { id: watch.openId }
  for (const { reported, at } of series) {
    const step = stepAlarm(watch, state, reported, at)
    state = step.state
    if (step.change === 'raised') {
      const alarm = alarmOf(watch, at, { point, value: reported })
      raised.push(alarm)
      open = { id: alarm.id, alarm }
    } else if (step.change === 'cleared') {
      if (open?.alarm) open.alarm.clearedAt = at
      else if (open) cleared.push({ id: open.id, at })
      open = undefined
    }
  }
  const { ruleId, deviceId, durationSeconds } = watch
  if (state.since?.getTime() === watch.since?.getTime()) return
  if (state.since === null) ended.push({ ruleId, deviceId })
  else {
    const dueAt = new Date(state.since.getTime() + durationSeconds * 1000)
    pending.push({ ruleId, deviceId, since: state.since, dueAt })
  }
}

/** What a rule finds at a device. */
export function alarmOf(
  watch: Watch,
  raisedAt: Date,
  { point, value }: { point?: DataPoint | undefined; value?: AlarmValue | null } = {},
): NewAlarm {
  const { ruleId, ruleName, condition, severity, deviceId, deviceCode, deviceName } = watch
  const { low, high, equals } = watch
  return {
    ...{ id: newId(), ruleId, ruleName, condition, severity, deviceId, deviceCode, deviceName },
    ...{ low, high, equals, raisedAt, clearedAt: null },
    pointId: point?.id ?? null,
    pointName: point?.name ?? null,
    unit: point?.unit ?? null,
    value: value === undefined || value === null ? null : JSON.stringify(value),
  }
}

/** Writes what was found, and says so. */
export async function settle(
  repositories: Repositories,
  tenantId: string,
  { raised, cleared, pending, ended }: Found,
  now: Date,
): Promise<void> {
  const { alarms } = repositories
  const over = await alarms.clear(tenantId, cleared)
  const begun = new Set(await alarms.raise(tenantId, raised))
  await alarms.savePending(tenantId, pending)
  await alarms.endPending(tenantId, ended)
  const passed = raised.filter(({ id, clearedAt }) => clearedAt !== null && begun.has(id))
  await tellAlarms(repositories, tenantId, 'raised', [...begun], now)
  await tellAlarms(repositories, tenantId, 'cleared', [...over, ...passed.map(({ id }) => id)], now)
  await alarms.announce(tenantId, [...new Set([...over, ...begun])])
}
