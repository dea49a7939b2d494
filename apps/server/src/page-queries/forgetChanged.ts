import type { LiveKind } from '@spruce/api-client/contract'
import type { FrameCache } from './FrameCache.js'

/** What answers another thing after an event. Who is online and all else may be a second old. */
const changedBy: Partial<Record<LiveKind, readonly string[]>> = {
  deviceValues: ['latest-values', 'value-history'],
  alarms: ['alarms', 'alarm-counts'],
}

/** Pages that hear of these events ask at once, and are not to be answered with what was read before. */
export function forgetChanged(
  frames: FrameCache,
  events: readonly { tenantId: string; kind: LiveKind }[],
): void {
  for (const { tenantId, kind } of events) frames.forget(tenantId, changedBy[kind] ?? [])
}
