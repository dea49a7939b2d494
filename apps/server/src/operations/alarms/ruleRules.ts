import type { Schemas } from '@spruce/api-client/contract'
import { notFound, unprocessable, wrongField } from '../../http/errors.js'
import { presentAlarmRule } from '../../presenters/presentAlarms.js'
import type { AlarmOverride, RuleFields } from '../../repositories/alarms/AlarmRulesRepository.js'
import type { TypePoint } from '../../repositories/devices/DeviceTypesRepository.js'
import type { Repositories } from '../../repositories/repositories.js'

/** @throws 404 */
export async function readAlarmRule(
  { alarmRules }: Repositories,
  tenantId: string,
  id: string,
): Promise<Schemas['AlarmRuleDetail']> {
  const rule = await alarmRules.find(tenantId, id)
  if (!rule) throw notFound('alarm rule', id)
  return {
    ...presentAlarmRule(rule),
    memberIds: rule.memberIds,
    roleIds: rule.roleIds,
    overrides: await alarmRules.overrides(tenantId, id),
  }
}

/** The limits that a condition has; it has these and no others. */
const limitsOf: Readonly<
  Record<Schemas['AlarmCondition'], readonly ('low' | 'high' | 'equals')[]>
> = { above: ['high'], below: ['low'], outside: ['low', 'high'], equals: ['equals'], absent: [] }

/** What a rule says must fit its condition and its point. @throws 422 ALARM_CONDITION */
export function assertCondition(rule: RuleFields, points: readonly TypePoint[]): void {
  const { condition, typePointId, low, high } = rule
  const refuse = (field: string) => unprocessable('ALARM_CONDITION', [wrongField(field, 'invalid')])
  const point = points.find(({ id }) => id === typePointId)
  if ((condition === 'absent') !== (typePointId === null)) throw refuse('typePointId')
  if (typePointId !== null && !point) throw refuse('typePointId')
  for (const limit of ['low', 'high', 'equals'] as const) {
    if ((rule[limit] !== null) !== limitsOf[condition].includes(limit)) throw refuse(limit)
  }
  if (!isOrdered(low, high)) throw refuse('high')
  if (!point || condition === 'absent') return
  if (condition !== 'equals' && point.type !== 'number') throw refuse('condition')
  const wanted = point.type === 'text' ? 'string' : point.type
  if (rule.equals !== null && typeof JSON.parse(rule.equals) !== wanted) throw refuse('equals')
}

function isOrdered(low: number | null, high: number | null): boolean {
  return low === null || high === null || low < high
}

/**
 * What is asked for, each device of the type once.
 * @throws 422 ALARM_CONDITION for a limit that the condition does not have, INVALID_REFERENCE for a device
 * of another type
 */
export async function checkedOverrides(
  { devices }: Repositories,
  tenantId: string,
  rule: RuleFields & { typeId: string },
  asked: readonly Schemas['AlarmOverride'][],
): Promise<AlarmOverride[]> {
  if (asked.length === 0) return []
  const ids = asked.map(({ deviceId }) => deviceId)
  const found = await devices.byIds(tenantId, ids)
  const known = new Set(found.filter(({ typeId }) => typeId === rule.typeId).map(({ id }) => id))
  return asked.map(({ deviceId, ...fields }, index) => {
    const at = `overrides[${String(index)}]`
    if (!known.has(deviceId) || ids.indexOf(deviceId) < index) {
      throw unprocessable('INVALID_REFERENCE', [wrongField(`${at}.deviceId`, 'gone')])
    }
    const { enabled = null, low = null, high = null, durationSeconds = null } = fields
    const { hysteresis = null, severity = null } = fields
    const limits = limitsOf[rule.condition]
    const isForeign =
      (low !== null && !limits.includes('low')) || (high !== null && !limits.includes('high'))
    if (isForeign || !isOrdered(low ?? rule.low, high ?? rule.high)) {
      throw unprocessable('ALARM_CONDITION', [wrongField(`${at}.high`, 'invalid')])
    }
    return { deviceId, enabled, low, high, durationSeconds, hysteresis, severity }
  })
}

export function jsonOf(value: string | number | boolean | null | undefined): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value)
}
