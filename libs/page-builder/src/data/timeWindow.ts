/** From when to when, as the address says it: `now-24h` and `now`, or instants of ISO 8601. @public */
export interface TimeWindow {
  readonly from: string
  readonly to: string
  /** Seconds between two askings; nothing for never. */
  readonly refresh?: number
}

/** A time window in milliseconds since 1970. @public */
export interface Instants {
  readonly from: number
  readonly to: number
}

const relative = /^now(?:-(\d{1,5})([mhdw]))?$/
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/
const lengths = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const

/** Seconds between two askings that a page may wish. @public */
export const refreshLimits = { least: 5, most: 3600 } as const

/** The instant of one edge of a window; undefined where the text says none. @public */
export function readInstant(text: string, now: number): number | undefined {
  const [, count, unit] = relative.exec(text) ?? []
  if (count !== undefined) return now - Number(count) * lengths[unit as keyof typeof lengths]
  if (text === 'now') return now
  const time = instant.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? undefined : time
}

/** The instants of a window; undefined where an edge says none or the end is not after the beginning. @public */
export function resolveWindow({ from, to }: TimeWindow, now: number): Instants | undefined {
  const first = readInstant(from, now)
  const last = readInstant(to, now)
  return first !== undefined && last !== undefined && first < last
    ? { from: first, to: last }
    : undefined
}
