import type { Schemas } from '@spruce/api-client'
import type { DraftErrors } from '@spruce/shell-ui'
import type { RuleTexts } from './ruleMessages.js'
import type { RuleDetail } from './ruleQueries.js'

type Condition = Schemas['AlarmCondition']
type TypePoint = Schemas['DeviceTypeDetail']['points'][number]

/** A number, nothing, or what was typed where that is no number. */
type Typed = number | string | null

/** What is otherwise for a device; nothing is as the rule says. */
export interface OverrideDraft {
  deviceId: string
  enabled: boolean | null
  low: string
  high: string
  durationSeconds: string
  hysteresis: string
  severity: Schemas['AlarmSeverity'] | null
}

/** What the form holds. */
export interface RuleDraft {
  name: string
  typeId: string | null
  condition: Condition
  typePointId: string | null
  low: Typed
  high: Typed
  /** Of a switch `true` or `false`. */
  equals: string
  durationSeconds: Typed
  hysteresis: Typed
  severity: Schemas['AlarmSeverity']
  enabled: boolean
  memberIds: readonly string[]
  roleIds: readonly string[]
  overrides: readonly OverrideDraft[]
  /** The device that the next override is for. */
  pickedDevice: string | null
}

/** The limits that a condition has. */
export const limitsOf: Readonly<Record<Condition, readonly ('low' | 'high' | 'equals')[]>> = {
  ...{ above: ['high'], below: ['low'], outside: ['low', 'high'], equals: ['equals'], absent: [] },
}

/** Its values are numbers beyond a limit, so that a hysteresis counts. */
export function isMeasured(condition: Condition): boolean {
  return condition !== 'absent' && condition !== 'equals'
}

/** As many as the contract takes. */
export const mostOverrides = 200

/** What the form starts with. */
export function draftOfRule(rule: RuleDetail | undefined): RuleDraft {
  return {
    name: rule?.name ?? '',
    typeId: rule?.typeId ?? null,
    condition: rule?.condition ?? 'above',
    typePointId: rule?.typePointId ?? null,
    low: rule?.low ?? null,
    high: rule?.high ?? null,
    equals: rule?.equals === null || rule === undefined ? '' : String(rule.equals),
    durationSeconds: rule?.durationSeconds ?? 0,
    hysteresis: rule?.hysteresis ?? 0,
    severity: rule?.severity ?? 'warning',
    enabled: rule?.enabled ?? true,
    memberIds: rule?.memberIds ?? [],
    roleIds: rule?.roleIds ?? [],
    overrides: (rule?.overrides ?? []).map((one) => ({
      deviceId: one.deviceId,
      enabled: one.enabled ?? null,
      low: textOf(one.low),
      high: textOf(one.high),
      durationSeconds: textOf(one.durationSeconds),
      severity: one.severity ?? null,
      hysteresis: textOf(one.hysteresis),
    })),
    pickedDevice: null,
  }
}

/** What is wrong with a draft. */
export function checkRule(
  draft: RuleDraft,
  points: readonly TypePoint[],
  t: RuleTexts,
): DraftErrors<RuleDraft> {
  const { name, typeId, condition, typePointId, low, high, equals } = draft
  const limits = limitsOf[condition]
  const point = points.find(({ id }) => id === typePointId)
  const isWrongKind = isMeasured(condition) && point !== undefined && point.type !== 'number'
  const needs = (limit: 'low' | 'high', value: Typed) =>
    limits.includes(limit) && typeof value !== 'number' ? t.limitRequired : undefined
  const isReversed =
    condition === 'outside' && typeof low === 'number' && typeof high === 'number' && high <= low
  const equalsProblem =
    point?.type === 'number' && typedNumber(equals) === undefined ? t.limitRequired : t.textRequired
  return {
    name: name.trim() === '' ? t.nameRequired : undefined,
    typeId: typeId === null ? t.typeRequired : undefined,
    typePointId:
      condition === 'absent'
        ? undefined
        : typePointId === null
          ? t.pointRequired
          : isWrongKind
            ? t.pointNumber
            : undefined,
    low: needs('low', low),
    high: needs('high', high) ?? (isReversed ? t.rangeOrder : undefined),
    equals:
      limits.includes('equals') && point && readEquals(equals, point) === undefined
        ? equalsProblem
        : undefined,
    durationSeconds: isWhole(draft.durationSeconds, 86_400) ? undefined : t.durationFormat,
    hysteresis:
      typeof draft.hysteresis === 'number' && draft.hysteresis >= 0
        ? undefined
        : t.hysteresisFormat,
    overrides: checkOverrides(draft, t),
  }
}

/** Which override is wrong, and why. */
export function wrongOverride(
  { overrides, condition, low, high }: Pick<RuleDraft, 'overrides' | 'condition' | 'low' | 'high'>,
  t: RuleTexts,
): { index: number; problem: string } | undefined {
  for (const [index, one] of overrides.entries()) {
    const limits = limitsOf[condition]
    const own = { low: typedNumber(one.low), high: typedNumber(one.high) }
    const isNoNumber = (['low', 'high'] as const).some(
      (limit) => limits.includes(limit) && own[limit] === undefined,
    )
    if (isNoNumber) return { index, problem: t.limitRequired }
    const [least, most] = [own.low ?? low, own.high ?? high]
    const isReversed = typeof least === 'number' && typeof most === 'number' && most <= least
    if (condition === 'outside' && isReversed) return { index, problem: t.rangeOrder }
    const seconds = typedNumber(one.durationSeconds)
    if (seconds !== null && !isWhole(seconds ?? -1, 86_400)) {
      return { index, problem: t.durationFormat }
    }
    const margin = typedNumber(one.hysteresis)
    if (isMeasured(condition) && (margin === undefined || (margin ?? 0) < 0)) {
      return { index, problem: t.hysteresisFormat }
    }
  }
  return undefined
}

function checkOverrides(draft: RuleDraft, t: RuleTexts): string | undefined {
  const wrong = wrongOverride(draft, t)
  return wrong && t.overrideWrong(wrong.index + 1, wrong.problem)
}

/** What is sent of a new one. */
export function bodyOfRule(draft: RuleDraft, points: readonly TypePoint[]) {
  return { typeId: draft.typeId ?? '', ...fieldsOfRule(draft, points) }
}

/** What is sent of a change: the fields that belong together go together; the type stays. */
export function changesOfRule(
  changes: Partial<RuleDraft>,
  draft: RuleDraft,
  points: readonly TypePoint[],
) {
  const { name, severity, enabled, durationSeconds, memberIds, roleIds, hysteresis, ...rest } =
    fieldsOfRule(draft, points)
  const { overrides, ...condition } = rest
  const isOther = (['condition', 'typePointId', 'low', 'high', 'equals'] as const).some(
    (field) => changes[field] !== undefined,
  )
  return {
    ...(changes.name !== undefined && { name }),
    ...(changes.severity !== undefined && { severity }),
    ...(changes.enabled !== undefined && { enabled }),
    ...(changes.durationSeconds !== undefined && { durationSeconds }),
    ...(changes.hysteresis !== undefined && { hysteresis }),
    ...(changes.memberIds !== undefined && { memberIds }),
    ...(changes.roleIds !== undefined && { roleIds }),
    ...(isOther && condition),
    // Limits that the condition no longer has must go with it.
    ...((isOther || changes.overrides !== undefined) && { overrides }),
  }
}

function fieldsOfRule(draft: RuleDraft, points: readonly TypePoint[]) {
  const { condition, typePointId, low, high, equals } = draft
  const limits = limitsOf[condition]
  const point = points.find(({ id }) => id === typePointId)
  return {
    ...{ name: draft.name.trim(), condition, severity: draft.severity, enabled: draft.enabled },
    typePointId: condition === 'absent' ? null : typePointId,
    low: limits.includes('low') ? numberIn(low) : null,
    high: limits.includes('high') ? numberIn(high) : null,
    equals: limits.includes('equals') && point ? (readEquals(equals, point) ?? null) : null,
    durationSeconds: numberIn(draft.durationSeconds) ?? 0,
    hysteresis: numberIn(draft.hysteresis) ?? 0,
    memberIds: [...draft.memberIds],
    roleIds: [...draft.roleIds],
    overrides: draft.overrides.map((one) => ({
      deviceId: one.deviceId,
      enabled: one.enabled,
      low: limits.includes('low') ? (typedNumber(one.low) ?? null) : null,
      high: limits.includes('high') ? (typedNumber(one.high) ?? null) : null,
      durationSeconds: typedNumber(one.durationSeconds) ?? null,
      hysteresis: isMeasured(condition) ? (typedNumber(one.hysteresis) ?? null) : null,
      severity: one.severity,
    })),
  }
}

/** What a point is compared with; undefined for what it cannot be. */
function readEquals(text: string, { type }: Pick<TypePoint, 'type'>) {
  if (type === 'number') return typedNumber(text) ?? undefined
  if (type === 'boolean') return text === '' ? undefined : text === 'true'
  return text === '' ? undefined : text
}

/** Null for nothing, undefined for what is no number. */
function typedNumber(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const value = Number(text)
  return Number.isFinite(value) && Math.abs(value) <= 1e15 ? value : undefined
}

function numberIn(value: Typed): number | null {
  return typeof value === 'number' ? value : null
}

function isWhole(value: Typed, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most
}

function textOf(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value)
}
