import { readInstant, resolveWindow, type TimeWindow } from './timeWindow.js'

/** The window that values are compared with: as long and just before, or the same a day, a week or a year earlier. */
export type Comparison = 'period' | 'day' | 'week' | 'year'

const dayLength = 86_400_000
const days = { day: 1, week: 7, year: 365 } as const

/** The units of a relative edge, the longest first. */
const units = { w: 604_800_000, d: dayLength, h: 3_600_000, m: 60_000 } as const

/** So many units a relative edge counts at most. */
const mostUnits = 99_999

/**
 * The window that another one is compared with; undefined where that one is none. One that goes with the clock stays so,
 * and is a year of 365 days back.
 */
export function windowBefore(
  window: TimeWindow,
  compare: Comparison,
  now: number,
): TimeWindow | undefined {
  const instants = resolveWindow(window, now)
  if (!instants) return undefined
  const back = compare === 'period' ? instants.to - instants.from : days[compare] * dayLength
  const edges = [window.from, window.to].map((text) => relativeBefore(text, back, now))
  const [from, to] = edges
  if (from !== undefined && to !== undefined) return { ...window, from, to }
  const isFixed = !window.from.startsWith('now') && !window.to.startsWith('now')
  const before = (instant: number) =>
    compare === 'year' && isFixed ? yearBefore(instant) : new Date(instant - back).toISOString()
  return { ...window, from: before(instants.from), to: before(instants.to) }
}

/** An edge that goes with the clock, so much earlier; undefined where no text says it. */
function relativeBefore(text: string, back: number, now: number): string | undefined {
  const instant = readInstant(text, now)
  if (!text.startsWith('now') || instant === undefined) return undefined
  const ago = now - instant + back
  const unit = Object.entries(units).find(
    ([, length]) => ago % length === 0 && ago / length <= mostUnits,
  )
  return unit && `now-${String(ago / unit[1])}${unit[0]}`
}

function yearBefore(instant: number): string {
  const date = new Date(instant)
  date.setUTCFullYear(date.getUTCFullYear() - 1)
  return date.toISOString()
}
