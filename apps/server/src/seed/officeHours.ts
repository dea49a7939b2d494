import { dayjs, type Dayjs } from '@spruce/validators/time'

const hour = 3_600_000

/** People of the demo tenants work in China: hours that their clocks are ahead of UTC. */
const ahead = 8

/** How far back the demo data knows who signed in, in days. */
export const knownDays = 60

/**
 * A moment of a working day before `now`, between eight and seven o'clock and mostly in the morning.
 * @param daysAgo with a fraction, which says how late in the day; a weekend counts as the Friday before
 */
export function officeMoment(now: Date, daysAgo: number): Date {
  const whole = Math.floor(daysAgo)
  const day = wallOf(now).startOf('day').subtract(whole, 'day')
  const moment = momentOn(day, daysAgo - whole)
  // Today's office hours may still be to come.
  return dayjs.utc(now).subtract(5, 'minute').isBefore(moment)
    ? momentOn(day.subtract(1, 'day'), daysAgo - whole)
    : moment
}

/** The same time of the working day before. */
export function workdayBefore(moment: Date): Date {
  const isMonday = wallOf(moment).day() === 1
  return dayjs
    .utc(moment)
    .subtract(isMonday ? 3 : 1, 'day')
    .toDate()
}

/** Nine o'clock in so many days. */
export function morningIn(now: Date, days: number): Date {
  const day = wallOf(now).startOf('day').add(days, 'day')
  return day.add(9 - ahead, 'hour').toDate()
}

function momentOn(day: Dayjs, fraction: number): Date {
  const weekday = day.day()
  const off = weekday === 0 ? 2 : weekday === 6 ? 1 : 0
  const begin = day.subtract(off, 'day').add(8, 'hour').subtract(ahead, 'hour')
  return new Date(Math.round(begin.valueOf() + fraction * fraction * 11 * hour))
}

/** What clocks in China show, as UTC has it. */
function wallOf(moment: Date): Dayjs {
  return dayjs.utc(moment).add(ahead, 'hour')
}
