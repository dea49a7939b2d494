import { isRecord, rowCount, type Frame } from './Frame.js'
import type { VariableValues } from './variables.js'

/** The widths of a page, from the narrowest. @public */
export const breakpoints = ['narrow', 'medium', 'wide'] as const

/** One of `breakpoints`. @public */
export type Breakpoint = (typeof breakpoints)[number]

/** When a component is there, as data; `isNot` turns a rule round. @public */
export type VisibilityRule =
  | {
      readonly kind: 'variable'
      readonly variable: string
      /** One of these; without them: that it has a value at all. */
      readonly values?: readonly (string | number)[]
      readonly isNot?: boolean
    }
  | { readonly kind: 'permission'; readonly code: string; readonly isNot?: boolean }
  | { readonly kind: 'empty'; readonly query: string; readonly isNot?: boolean }
  | {
      readonly kind: 'breakpoint'
      readonly breakpoints: readonly Breakpoint[]
      readonly isNot?: boolean
    }

/** What rules are judged by. @public */
export interface VisibilityContext {
  readonly values: VariableValues
  readonly permCodes: ReadonlySet<string>
  readonly breakpoint: Breakpoint
  /** What a query answered last; undefined while nothing is known of it. */
  readonly frameOf: (query: string) => Frame | undefined
}

/** The rules of a stored component; what is none is left out. @public */
export function readVisibility(input: unknown): readonly VisibilityRule[] {
  if (!Array.isArray(input)) return []
  return input.slice(0, 20).flatMap((one) => readRule(one) ?? [])
}

function readRule(input: unknown): VisibilityRule | undefined {
  if (!isRecord(input)) return undefined
  const { kind, variable, values, code, query } = input
  const turned = input['isNot'] === true && { isNot: true }
  if (kind === 'variable' && typeof variable === 'string') {
    const list = Array.isArray(values)
      ? values.filter((one) => typeof one === 'string' || typeof one === 'number')
      : undefined
    return { kind, variable, ...(list && { values: list }), ...turned }
  }
  if (kind === 'permission' && typeof code === 'string') return { kind, code, ...turned }
  if (kind === 'empty' && typeof query === 'string') return { kind, query, ...turned }
  const named: unknown = input['breakpoints']
  if (kind === 'breakpoint' && Array.isArray(named)) {
    return { kind, breakpoints: breakpoints.filter((one) => named.includes(one)), ...turned }
  }
  return undefined
}

/**
 * Whether all rules hold. A query that has not answered counts as neither empty nor filled: its component waits
 * unseen, so that nothing jumps in and out. @public
 */
export function isVisible(rules: readonly VisibilityRule[], context: VisibilityContext): boolean {
  return rules.every((rule) => {
    const holds = ruleHolds(rule, context)
    return holds === undefined ? false : holds !== (rule.isNot ?? false)
  })
}

function ruleHolds(rule: VisibilityRule, context: VisibilityContext): boolean | undefined {
  switch (rule.kind) {
    case 'variable': {
      const { values } = context
      const value = Object.hasOwn(values, rule.variable) ? values[rule.variable] : undefined
      if (value === undefined) return false
      if (rule.values === undefined) return true
      return typeof value !== 'object' && rule.values.some((one) => String(one) === String(value))
    }
    case 'permission':
      return context.permCodes.has(rule.code)
    case 'empty': {
      const frame = context.frameOf(rule.query)
      return frame && rowCount(frame) === 0
    }
    case 'breakpoint':
      return rule.breakpoints.includes(context.breakpoint)
  }
}
