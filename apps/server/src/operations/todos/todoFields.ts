import { momentIn } from '../calendar/calendarRules.js'

/** The moment that a call says; what was there where it says none. */
export function momentOrNull(value: string | null | undefined, before: Date | null): Date | null {
  if (value === undefined) return before
  return value === null ? null : momentIn(value)
}
