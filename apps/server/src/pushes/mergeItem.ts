import { isDeepStrictEqual } from 'node:util'
import type { ItemFields, PushItemOutcome, TemplateItem } from '../db/schema.js'

export interface MergedItem {
  outcome: PushItemOutcome
  after: ItemFields | null
  /** Fields that the push writes. */
  written: string[]
  /** Fields in which the customer keeps its own. */
  kept: string[]
}

/** Null: there is none. */
export interface ItemStates {
  origin: TemplateItem['origin']
  /** What the last push offered. */
  base: ItemFields | null
  /** The customer's. */
  now: ItemFields | null
  /** The template's. */
  offered: ItemFields | null
}

/**
 * Three ways, field by field: where the customer still has what the last push offered, the template
 * counts; where it has edited, its own stays.
 */
export function mergeItem(states: ItemStates): MergedItem {
  return states.origin === 'plan' ? mergeWhole(states) : mergeFields(states)
}

/** A menu of the plan's own comes and goes as a whole. */
function mergeWhole(states: ItemStates): MergedItem {
  const { base, now, offered } = states
  if (now === null && (base === null || offered === null)) {
    if (offered === null) return { outcome: 'same', after: null, written: [], kept: [] }
    return { outcome: 'new', after: offered, written: Object.keys(offered), kept: [] }
  }
  if (now === null) {
    const outcome = isDeepStrictEqual(base, offered) ? 'kept' : 'conflict'
    return { outcome, after: null, written: [], kept: [] }
  }
  if (offered === null) {
    const kept = differing(now, base)
    if (kept.length > 0) return { outcome: 'kept', after: now, written: [], kept }
    return { outcome: 'removed', after: null, written: Object.keys(now), kept: [] }
  }
  return mergeFields(states)
}

function mergeFields({ base, now, offered }: ItemStates): MergedItem {
  const after: ItemFields = { ...now }
  const written: string[] = []
  const kept: string[] = []
  let isConflict = false
  for (const field of new Set([...Object.keys(base ?? {}), ...Object.keys(offered ?? {})])) {
    const [was, is, wanted] = [base?.[field], now?.[field], offered?.[field]]
    if (isDeepStrictEqual(is, wanted)) continue
    if (isDeepStrictEqual(is, was)) {
      setField(after, field, wanted)
      written.push(field)
      continue
    }
    kept.push(field)
    isConflict ||= !isDeepStrictEqual(was, wanted)
  }
  const outcome = outcomeOf({ isConflict, written, kept, now, offered })
  return { outcome, after: Object.keys(after).length > 0 ? after : null, written, kept }
}

function outcomeOf(merged: {
  isConflict: boolean
  written: string[]
  kept: string[]
  now: ItemFields | null
  offered: ItemFields | null
}): PushItemOutcome {
  if (merged.isConflict) return 'conflict'
  if (merged.written.length === 0) return merged.kept.length > 0 ? 'kept' : 'same'
  if (merged.offered === null) return 'removed'
  return merged.now === null ? 'new' : 'changed'
}

/** Undefined takes the field away. */
export function setField(fields: ItemFields, field: string, value: unknown): void {
  if (value === undefined) Reflect.deleteProperty(fields, field)
  else fields[field] = value
}

/** Fields in which they differ. */
export function differing(one: ItemFields | null, other: ItemFields | null): string[] {
  const fields = new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})])
  return [...fields].filter((field) => !isDeepStrictEqual(one?.[field], other?.[field]))
}
