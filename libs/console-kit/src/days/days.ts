/** Whole local days from one to another, both included; as `YYYY-MM-DD`. Absent: open on that side. @public */
export interface Days {
  from?: string | undefined
  to?: string | undefined
}

/** What a call asks for: from a moment on, before another. @public */
export interface Moments {
  from?: string
  to?: string
}

/** Reads the days of an address; what is malformed or reversed is left out. @public */
export function readDays({ from, to }: Record<string, unknown>): Days {
  const days = { ...(isDay(from) && { from }), ...(isDay(to) && { to }) }
  return isOrdered(days) ? days : {}
}

/** The moments that local days begin and end at. @public */
export function momentsOf({ from, to }: Days): Moments {
  return {
    ...(from !== undefined && { from: beginOf(from, 0) }),
    ...(to !== undefined && { to: beginOf(to, 1) }),
  }
}

/** The last second of a local day, for what holds until then. @public */
export function lastSecondOf(day: string): string {
  return new Date(new Date(beginOf(day, 1)).getTime() - 1000).toISOString()
}

/** The local day of a moment. @public */
export function dayOf(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

export function isOrdered({ from, to }: Days): boolean {
  return from === undefined || to === undefined || from <= to
}

/** Whether a value is a day of this century; others no log has, and the server refuses. @public */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^20\d\d-\d\d-\d\d$/.test(value)) return false
  const at = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value)
}

function beginOf(day: string, later: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return new Date(year, month - 1, date + later).toISOString()
}
