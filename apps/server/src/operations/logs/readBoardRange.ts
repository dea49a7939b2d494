import type { BoardRange } from '../../repositories/logs/logQueries.js'
import { ZonedCalendar } from '../../time/ZonedCalendar.js'

/** In days of the calendar. */
const limits = {
  day: { usual: 30, longest: 92 },
  hour: { usual: 2, longest: 8 },
}

/** Where days begin for who names no zone: the contract's default. */
const usualZone = 'Asia/Shanghai'

/**
 * What a board looks at: whole days or hours of the zone, up to `to`, never more than the longest range.
 *
 * @param query moments and a zone, which the contract has checked
 */
export function readBoardRange(
  query: { from?: string; to?: string; by?: 'day' | 'hour'; zone?: string },
  now: Date,
): BoardRange {
  const { by = 'day', zone = usualZone } = query
  const calendar = new ZonedCalendar(zone)
  const { usual, longest } = limits[by]
  const to = query.to === undefined ? now.getTime() : Date.parse(query.to)
  const asked = query.from === undefined ? calendar.daysBefore(to, usual) : Date.parse(query.from)
  const from = Math.max(calendar.daysBefore(to, longest), Math.min(asked, to))
  const begins = beginsOf(calendar, by, from, to).map((begin) => new Date(begin))
  return { from: begins[0] ?? new Date(to), to: new Date(to), begins }
}

/** The moments at which each day or hour begins, from the one that `from` lies in. */
function beginsOf(calendar: ZonedCalendar, by: 'day' | 'hour', from: number, to: number): number[] {
  const isByDay = by === 'day'
  const begins: number[] = []
  let begin = isByDay ? calendar.beginOfDay(from) : calendar.beginOfHour(from)
  while (begin < to) {
    begins.push(begin)
    begin = isByDay ? calendar.beginOfDay(begin, 1) : calendar.nextHour(begin)
  }
  return begins
}
