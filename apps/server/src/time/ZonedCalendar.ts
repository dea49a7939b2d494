import { zoneClock, type Dayjs } from '@spruce/validators/time'

/** Every zone of this century is a multiple of this ahead of UTC, so its hours begin at one. */
const quarterMs = 15 * 60_000

/**
 * Where days and hours begin in a time zone, in milliseconds since 1970. A day in which clocks change has
 * more or fewer than 24 hours; one whose midnight is skipped begins when the clocks have changed.
 */
export class ZonedCalendar {
  private readonly wallOf: (moment: number) => Dayjs

  /** @param zone a name of the IANA database @throws RangeError for one that this process does not know */
  constructor(zone: string) {
    this.wallOf = zoneClock(zone)
  }

  /** The first moment of the day that a moment lies in, or of the day so many days later. */
  beginOfDay(moment: number, later = 0): number {
    const midnight = this.wallOf(moment).startOf('day').add(later, 'day')
    // Clocks may change within the day: its midnight has the offset of the day before, or its own.
    const begins = [midnight.subtract(1, 'day'), midnight.add(1, 'day')]
      .map((apart) => midnight.valueOf() - this.ahead(apart.valueOf()))
      .filter((begin) => this.wallOf(begin).startOf('day').valueOf() === midnight.valueOf())
    // No zone skips two days in a row: where the date line moved, the next day that there was counts.
    return begins.length > 0 ? Math.min(...begins) : this.beginOfDay(moment, later + 1)
  }

  /** The same time of day so many days before; at most an hour off on a day when clocks change. */
  daysBefore(moment: number, days: number): number {
    return this.beginOfDay(moment, -days) + (moment - this.beginOfDay(moment))
  }

  /** The last moment at or before this one at which a clock shows a full hour. */
  beginOfHour(moment: number): number {
    let begin = Math.floor(moment / quarterMs) * quarterMs
    while (this.wallOf(begin).minute() !== 0) begin -= quarterMs
    return begin
  }

  /** The next moment at which a clock shows a full hour. */
  nextHour(moment: number): number {
    return this.nextFullHour(Math.floor(moment / quarterMs) * quarterMs + quarterMs)
  }

  private nextFullHour(moment: number): number {
    return this.wallOf(moment).minute() === 0 ? moment : this.nextFullHour(moment + quarterMs)
  }

  /** Milliseconds that the clocks of the zone are ahead of UTC. */
  private ahead(moment: number): number {
    return this.wallOf(moment).valueOf() - moment
  }
}
