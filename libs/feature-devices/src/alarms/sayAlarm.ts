import type { Schemas } from '@spruce/api-client'
import type { Tone } from '@spruce/shell-ui'
import type { Language } from '@spruce/validators/i18n'
import type { AlarmTexts } from './alarmMessages.js'
import type { Alarm } from './alarmQueries.js'

/** How bad each severity is. */
export const severityTones: Readonly<Record<Schemas['AlarmSeverity'], Tone>> = {
  ...{ info: 'info', warning: 'warning', critical: 'danger' },
}

/** How bad each state is. */
export const stateTones: Readonly<Record<Schemas['AlarmState'], Tone>> = {
  ...{ raised: 'danger', acknowledged: 'warning', cleared: 'success' },
}

/** What people call an alarm. */
export function alarmName({ deviceName, ruleName }: Pick<Alarm, 'deviceName' | 'ruleName'>) {
  return `${deviceName} ${ruleName}`
}

/** The limits of a rule, or of an alarm as its rule was. */
export type Condition = Pick<Alarm, 'condition' | 'low' | 'high' | 'equals' | 'unit'>

/** When a rule is in alarm, in words. */
export function sayCondition(of: Condition, t: AlarmTexts, language: Language): string {
  const { condition, unit } = of
  const low = sayMeasure(of.low, unit, t, language)
  const high = sayMeasure(of.high, unit, t, language)
  if (condition === 'absent') return t.absent
  if (condition === 'above') return t.above(high)
  if (condition === 'below') return t.below(low)
  if (condition === 'outside') return t.outside(low, high)
  return t.equals(sayMeasure(of.equals, unit, t, language))
}

/** A value with its unit; empty for none. */
export function sayMeasure(
  value: Alarm['value'],
  unit: string | null,
  t: AlarmTexts,
  language: Language,
): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? t.on : t.off
  if (typeof value === 'string') return value
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 6 }).format(value)
  return unit === null || unit === '' ? number : `${number} ${unit}`
}

/** A length of time in its greatest unit. */
export function sayLength(milliseconds: number, t: AlarmTexts): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1_000))
  if (seconds < 60) return t.seconds(seconds)
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return t.minutes(minutes)
  const hours = Math.round(minutes / 60)
  return hours < 48 ? t.hours(hours) : t.wholeDays(Math.round(hours / 24))
}
