/** The moment at which a local day begins, in UTC. @param day `YYYY-MM-DD` */
export function startOfDay(day: string): string {
  return momentAt(day, 0)
}

/** The moment at which a local day is over: the next one begins. */
export function endOfDay(day: string): string {
  return momentAt(day, 1)
}

/** The last second of a local day, for what holds until then. */
export function lastSecondOf(day: string): string {
  return new Date(new Date(endOfDay(day)).getTime() - 1000).toISOString()
}

/** The local day of a moment. */
export function dayOf(moment: Date): string {
  const [year, month, day] = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
  return [year, ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-')
}

function momentAt(day: string, daysLater: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + daysLater).toISOString()
}
