import { wallClock, type WallTime } from './timeZones.js'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** Every zone of this century is a multiple of this ahead of UTC, so its hours begin at one. */
const quarterMs = 15 * minuteMs

/**
 * Where days and hours begin in a time zone, in milliseconds since 1970. A day in which clocks change has
 * more or fewer than 24 hours; one whose midnight is skipped begins when the clocks have changed.
 */
export class ZonedCalendar {
  private readonly wallOf: (moment: number) => WallTime

  /** @param zone a name of the IANA database @throws RangeError for one that this process does not know */
  constructor(zone: string) {
    this.wallOf = wallClock(zone)
  }

  /** The first moment of the day that a moment lies in, or of the day so many days later. */
  beginOfDay(moment: number, later = 0): number {
    const { year, month, day } = this.wallOf(moment)
    const midnight = Date.UTC(year, month - 1, day + later)
    // Clocks may change within the day: its midnight has the offset of the day before, or its own.
    const begins = [-dayMs, dayMs]
      .map((apart) => midnight - this.ahead(midnight + apart))
      .filter((begin) => this.dayNumber(begin) === midnight)
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
    while (this.wallOf(begin).minute !== 0) begin -= quarterMs
    return begin
  }

  /** The next moment at which a clock shows a full hour. */
  nextHour(moment: number): number {
    return this.nextFullHour(Math.floor(moment / quarterMs) * quarterMs + quarterMs)
  }

  private nextFullHour(moment: number): number {
    return this.wallOf(moment).minute === 0 ? moment : this.nextFullHour(moment + quarterMs)
  }

  /** Milliseconds that the clocks of the zone are ahead of UTC. */
  private ahead(moment: number): number {
    const { year, month, day, hour, minute, second } = this.wallOf(moment)
    const wall = Date.UTC(year, month - 1, day, hour, minute, second)
    return wall - Math.floor(moment / 1000) * 1000
  }

  /** The day that a moment lies in, as UTC has its midnight. */
  private dayNumber(moment: number): number {
    const { year, month, day } = this.wallOf(moment)
    return Date.UTC(year, month - 1, day)
  }
}
