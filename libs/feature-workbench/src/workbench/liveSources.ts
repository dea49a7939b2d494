import type { QueryRead } from '@spruce/page-builder'
import type { LiveData, LiveKind } from '@spruce/shell-ui'

/** How a live query of a source is kept new. */
export interface LiveSourceRule {
  /** Events after which its answer may be another one; none: it is asked by the clock. */
  readonly kinds: readonly LiveKind[]
  /** Milliseconds between two askings, at least. */
  readonly pause: number
  /** It changes without an event, too: a device goes offline by saying nothing. */
  readonly changesSilently?: boolean
}

/** As often as a widget is drawn anew. */
const often = 250
/** What reads many values, or says who is online. */
const sometimes = 1_000
const seldom = 2_000

const states: LiveSourceRule = { kinds: ['deviceValues'], pause: seldom, changesSilently: true }
const alarms: LiveSourceRule = { kinds: ['alarms'], pause: often }
const byClock: LiveSourceRule = { kinds: [], pause: often }

const rules: Readonly<Record<string, LiveSourceRule>> = {
  'latest-values': { kinds: ['deviceValues'], pause: often },
  'value-history': { kinds: ['deviceValues'], pause: sometimes },
  devices: states,
  'devices-by-state': states,
  'devices-by-area': states,
  alarms,
  'alarm-counts': alarms,
  'my-notices': { kinds: ['message', 'unread'], pause: often },
  'notice-receipts': { kinds: ['receipts'], pause: seldom },
  todos: { kinds: ['todo'], pause: often },
}

/** The rule of a source; one that nobody knows is asked by the clock. */
export function liveRuleOf(source: string): LiveSourceRule {
  return Object.hasOwn(rules, source) ? (rules[source] ?? byClock) : byClock
}

/** All kinds of events that make a source stale. */
export const liveKinds: readonly LiveKind[] = [
  ...new Set(Object.values(rules).flatMap(({ kinds }) => kinds)),
]

/** Whether an event makes stale what a query reads; one without names may be of anything. */
export function isTouchedBy(
  { source, parameters }: QueryRead,
  kind: LiveKind,
  data: LiveData,
): boolean {
  if (!liveRuleOf(source).kinds.includes(kind)) return false
  const { deviceId } = parameters
  const told = kind === 'deviceValues' ? data?.['deviceIds'] : undefined
  return typeof deviceId !== 'string' || !Array.isArray(told) || told.includes(deviceId)
}
