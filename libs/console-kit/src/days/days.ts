import { dayjs, onLocalClock, readWallTime, wallDay, type Dayjs } from '@spruce/validators/time'

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
    ...(from !== undefined && { from: beginOf(from, 0).toISOString() }),
    ...(to !== undefined && { to: beginOf(to, 1).toISOString() }),
  }
}

/** The last second of a local day, for what holds until then. @public */
export function lastSecondOf(day: string): string {
  return beginOf(day, 1).subtract(1, 'second').toISOString()
}

/** The local day of a moment. @public */
export function dayOf(moment: Date): string {
  return dayjs(moment).format('YYYY-MM-DD')
}

/** Reads one day of an address; what is malformed is left out. @public */
export function readDay(value: unknown): string | undefined {
  return isDay(value) ? value : undefined
}

/** Leaves days of a query out that are reversed. @public */
export function orderedDays<Query extends Days>(query: Query): Query {
  return isOrdered(query) ? query : { ...query, from: undefined, to: undefined }
}

export function isOrdered({ from, to }: Days): boolean {
  return from === undefined || to === undefined || from <= to
}

/** Whether a value is a day of this century; others no log has, and the server refuses. @public */
export function isDay(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('20') && readWallTime(value) !== undefined
}

/** The first moment of a local day, or of one so many days later. */
function beginOf(day: string, later: number): Dayjs {
  return onLocalClock(wallDay(day).add(later, 'day'))
}
