const day = 86_400_000
const hour = 3_600_000
const minute = 60_000

/** People of the demo tenants work in China: minutes that their clocks are ahead of UTC. */
const ahead = 8 * hour

/** How far back the demo data knows who signed in, in days. */
export const knownDays = 60

/**
 * A moment of a working day before `now`, between eight and seven o'clock and mostly in the morning.
 * @param daysAgo with a fraction, which says how late in the day; a weekend counts as the Friday before
 */
export function officeMoment(now: Date, daysAgo: number): Date {
  const whole = Math.floor(daysAgo)
  const midnight = Math.floor((now.getTime() + ahead) / day) * day - ahead
  const moment = momentOn(midnight - whole * day, daysAgo - whole)
  // Today's office hours may still be to come.
  return moment.getTime() > now.getTime() - 5 * minute
    ? momentOn(midnight - (whole + 1) * day, daysAgo - whole)
    : moment
}

/** The same time of the working day before. */
export function workdayBefore(moment: Date): Date {
  const weekday = weekdayOf(moment.getTime())
  return new Date(moment.getTime() - (weekday === 1 ? 3 : 1) * day)
}

function momentOn(midnight: number, fraction: number): Date {
  const weekday = weekdayOf(midnight)
  const off = weekday === 0 ? 2 : weekday === 6 ? 1 : 0
  return new Date(Math.round(midnight - off * day + 8 * hour + fraction * fraction * 11 * hour))
}

/** 0 for a Sunday. */
function weekdayOf(time: number): number {
  return new Date(time + ahead).getUTCDay()
}
