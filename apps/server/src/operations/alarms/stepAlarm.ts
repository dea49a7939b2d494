import type { Watch } from '../../repositories/alarms/AlarmsRepository.js'

export type AlarmValue = string | number | boolean

/** How far a rule is with a device. */
export interface AlarmState {
  isOpen: boolean
  /** Since when the condition holds that has not held for its duration yet. */
  since: Date | null
}

/** What a value makes of it. */
export interface AlarmStep {
  state: AlarmState
  change: 'raised' | 'cleared' | null
}

type Limits = Pick<Watch, 'condition' | 'low' | 'high' | 'equals' | 'hysteresis'>

/**
 * One value further. Values come in the order of their moments: one that is older than what was looked at
 * before says nothing about how the device is.
 */
export function stepAlarm(
  rule: Limits & Pick<Watch, 'durationSeconds'>,
  { isOpen, since }: AlarmState,
  value: AlarmValue,
  at: Date,
): AlarmStep {
  if (isOpen) {
    const isBack = hasReturned(rule, value)
    return { state: { isOpen: !isBack, since: null }, change: isBack ? 'cleared' : null }
  }
  if (!isWrong(rule, value)) return { state: { isOpen, since: null }, change: null }
  const from = since ?? at
  const hasLasted = at.getTime() - from.getTime() >= rule.durationSeconds * 1000
  return hasLasted
    ? { state: { isOpen: true, since: null }, change: 'raised' }
    : { state: { isOpen, since: from }, change: null }
}

/** The condition holds. */
export function isWrong({ condition, low, high, equals }: Limits, value: AlarmValue): boolean {
  if (condition === 'equals') return equals !== null && JSON.stringify(value) === equals
  if (typeof value !== 'number') return false
  const isAbove = high !== null && value > high
  const isBelow = low !== null && value < low
  if (condition === 'above') return isAbove
  if (condition === 'below') return isBelow
  return condition === 'outside' && (isAbove || isBelow)
}

/** It holds no more, by as much as the hysteresis asks for; a range narrower than that clears at its limits. */
function hasReturned(rule: Limits, value: AlarmValue): boolean {
  if (isWrong(rule, value)) return false
  const { condition, low, high, hysteresis } = rule
  if (typeof value !== 'number' || condition === 'equals' || condition === 'absent') return true
  if (condition === 'above') return high === null || value <= high - hysteresis
  if (condition === 'below') return low === null || value >= low + hysteresis
  if (low === null || high === null) return true
  const margin = Math.min(hysteresis, (high - low) / 2)
  return value <= high - margin && value >= low + margin
}
