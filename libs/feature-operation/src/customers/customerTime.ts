import { dayOf as localDayOf, lastSecondOf } from '@spruce/console-kit/days'
import { onLocalClock, wallDay } from '@spruce/validators/time'

/** The end of a local day (`YYYY-MM-DD`), as the contract writes it; null: without end. */
export function endOfDay(day: string | null): string | null {
  return day ? lastSecondOf(day) : null
}

/** The local day of a moment; null for none. */
export function dayOf(time: string | null): string | null {
  return time === null ? null : localDayOf(new Date(time))
}

/** The beginning of the local day after some days from now, for `expiresBefore`. */
export function daysFrom(now: Date, days: number): string {
  return onLocalClock(wallDay(localDayOf(now)).add(days + 1, 'day')).toISOString()
}
