import { dayjs } from '@spruce/validators/time'
import type { TimeWindow } from '../data/timeWindow.js'
import type { variableMessages } from './variableMessages.js'

type Messages = (typeof variableMessages)['zh-CN']

/** The windows that a page offers: what they begin with, in the unit of their name. */
export const presets = [
  { from: 'now-15m', say: (t: Messages) => t.lastMinutes(15) },
  { from: 'now-1h', say: (t: Messages) => t.lastHours(1) },
  { from: 'now-6h', say: (t: Messages) => t.lastHours(6) },
  { from: 'now-24h', say: (t: Messages) => t.lastHours(24) },
  { from: 'now-7d', say: (t: Messages) => t.lastDays(7) },
  { from: 'now-30d', say: (t: Messages) => t.lastDays(30) },
  { from: 'now-90d', say: (t: Messages) => t.lastDays(90) },
] as const

/** Seconds between two askings that a page offers. */
export const refreshes = [5, 10, 30, 60, 300, 900] as const

/** The preset that a window is; undefined for any other. */
export function presetOf(window: TimeWindow | undefined): string | undefined {
  if (window?.to !== 'now') return undefined
  return presets.find(({ from }) => from === window.from)?.from
}

/** What a window is called. */
export function sayWindow(
  window: TimeWindow | undefined,
  t: Messages,
  sayTime: (instant: string) => string,
): string {
  if (!window) return t.any
  const preset = presets.find(({ from }) => window.to === 'now' && from === window.from)
  return preset ? preset.say(t) : t.between(sayTime(window.from), sayTime(window.to))
}

/** What a field of date and time holds for an instant, by the clock of the browser; empty for none. */
export function localText(instant: number | undefined): string {
  return instant === undefined ? '' : dayjs(instant).format('YYYY-MM-DDTHH:mm')
}

/** The instant that a field of date and time holds, as ISO 8601; undefined for none. */
export function instantOf(text: string): string | undefined {
  const moment = dayjs(text)
  return moment.isValid() ? moment.toISOString() : undefined
}
