import { dayjs, type Dayjs } from './dayjs.js'

/** The calendar repeats after 400 years; dayjs takes the years 0 to 99 for those from 1900 on. */
const fourCycles = 4 * 146_097
const lateEnough = 100

/**
 * Reads a day, and a time where the format has one, strictly: digit for digit, and only what calendar and
 * clock have. What it says counts as UTC, so that adding to it knows no clock that changes.
 * @param text begins with a year of four digits, 0000 to 9999
 * @param format of dayjs, which begins with `YYYY`
 */
export function readWallTime(text: string, format = 'YYYY-MM-DD'): Dayjs | undefined {
  if (!/^\d{4}/.test(text)) return undefined
  const isEarly = Number(text.slice(0, 4)) < lateEnough
  // The same day 1600 years later, and back.
  const wall = dayjs.utc(isEarly ? `16${text.slice(2)}` : text, format, true)
  if (!wall.isValid()) return undefined
  return isEarly ? wall.subtract(fourCycles, 'day') : wall
}

/** A day that is known to be one, as `readWallTime` reads it. @throws RangeError for what is none */
export function wallDay(day: string): Dayjs {
  const wall = readWallTime(day)
  if (!wall) throw new RangeError(`No such day: ${day}`)
  return wall
}

/**
 * The moment at which this machine's clock shows a time; the first one of two. What the clock skips counts
 * as if it had not: half past two is half past three where there is no two o'clock.
 */
export function onLocalClock(wall: Dayjs): Dayjs {
  if (wall.year() < lateEnough) {
    return onLocalClock(wall.add(fourCycles, 'day')).subtract(fourCycles, 'day')
  }
  return dayjs(wall.format('YYYY-MM-DDTHH:mm:ss.SSS'))
}
