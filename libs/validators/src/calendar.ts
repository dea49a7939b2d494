import { dayjs } from './time/dayjs.js'

/** The day is on the Gregorian calendar. */
export function existsOnCalendar(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

/** Years of which the calendar is made: it repeats after so many. */
const cycle = 400
const known = new Map<number, number>()

/** Known after the first time: lists of ID cards are checked at once. */
function daysInMonth(year: number, month: number): number {
  const key = (year % cycle) * 12 + month
  const days = known.get(key) ?? dayjs.utc(`${2000 + (year % cycle)}-${month}`).daysInMonth()
  known.set(key, days)
  return days
}
