import type { Schemas } from '@spruce/api-client/contract'
import type { AlarmRule } from '../repositories/alarms/AlarmRulesRepository.js'
import type { Alarm, AlarmComment } from '../repositories/alarms/AlarmsRepository.js'

export function presentAlarm(alarm: Alarm): Schemas['Alarm'] {
  return {
    ...alarm,
    value: valueIn(alarm.value),
    equals: valueIn(alarm.equals),
    raisedAt: alarm.raisedAt.toISOString(),
    acknowledgedAt: alarm.acknowledgedAt?.toISOString() ?? null,
    clearedAt: alarm.clearedAt?.toISOString() ?? null,
    silencedUntil: alarm.silencedUntil?.toISOString() ?? null,
  }
}

export function presentAlarmComment({
  createdAt,
  ...comment
}: AlarmComment): Schemas['AlarmComment'] {
  return { ...comment, createdAt: createdAt.toISOString() }
}

/** Without whom it tells. */
export function presentAlarmRule(rule: AlarmRule): Schemas['AlarmRule'] {
  const { id, typeId, typeName, typePointId, pointName, unit, name, condition, low, high } = rule
  const { durationSeconds, hysteresis, severity, enabled } = rule
  const { overrideCount, openCount, version } = rule
  return {
    ...{ id, typeId, typeName, typePointId, pointName, unit, name, condition, low, high },
    ...{ durationSeconds, hysteresis, severity, enabled, overrideCount, openCount, version },
    equals: valueIn(rule.equals),
    createdAt: rule.createdAt.toISOString(),
    updatedAt: rule.updatedAt.toISOString(),
  }
}

function valueIn(json: string | null): string | number | boolean | null {
  return json === null ? null : (JSON.parse(json) as string | number | boolean)
}
