import type { DevicePageQuery } from './devicePageQuery.js'

const hour = 3_600_000

/** The windows that end now. */
export const lasts = {
  '1h': hour,
  '6h': 6 * hour,
  '24h': 24 * hour,
  '7d': 168 * hour,
  '30d': 720 * hour,
} as const

/** The name of a window that ends now. */
export type Last = keyof typeof lasts

/** Of a page that says nothing. */
export const usualLast: Last = '24h'

/** What is on show, in milliseconds. */
export interface HistoryWindow {
  from: number
  to: number
}

const least = 60_000
/** As long as values are kept at most. */
export const longest = 1_000 * 24 * hour

/** What the query says; a window that ends now ends at the next whole step, so that it stays for a while. */
export function windowOf({ from, to, last }: DevicePageQuery, now: number): HistoryWindow {
  if (from !== undefined && to !== undefined) {
    return { from: Date.parse(from), to: Date.parse(to) }
  }
  const span = lasts[last ?? usualLast]
  const step = Math.max(5_000, span / 2_000)
  const end = Math.ceil(now / step) * step
  return { from: end - span, to: end }
}

/** The window before, as long as this one. */
export function windowBefore({ from, to }: HistoryWindow): HistoryWindow {
  return { from: from - (to - from), to: from }
}

/** A window of other moments, as the query says it. */
export function queryOfWindow(window: HistoryWindow): Partial<DevicePageQuery> {
  const middle = (window.from + window.to) / 2
  const span = Math.min(longest, Math.max(least, window.to - window.from))
  const isKept = span === window.to - window.from
  const from = isKept ? window.from : middle - span / 2
  return {
    from: new Date(Math.round(from)).toISOString(),
    to: new Date(Math.round(from + span)).toISOString(),
    last: undefined,
  }
}

/** The window by so much of its length earlier (below 0) or later. */
export function moved({ from, to }: HistoryWindow, share: number): HistoryWindow {
  const by = (to - from) * share
  return { from: from + by, to: to + by }
}

/** The window so many times as long, around its middle. */
export function scaled({ from, to }: HistoryWindow, times: number): HistoryWindow {
  const middle = (from + to) / 2
  const half = ((to - from) / 2) * times
  return { from: middle - half, to: middle + half }
}
