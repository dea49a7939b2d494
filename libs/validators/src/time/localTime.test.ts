import { afterEach, describe, expect, it, vi } from 'vitest'
import { existsOnCalendar } from '../calendar.js'
import { formatTime, readTime } from '../format.js'
import { readWallTime } from './wallTime.js'

afterEach(() => vi.unstubAllEnvs())

const quarter = 15 * 60_000
const day = 96 * quarter

/** What Intl says that the clock of this machine shows. */
function shownByIntl(zone: string): (moment: number) => string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  })
  return (moment) => format.format(moment)
}

/** The first days of a year, and those around the days on which the clock of this machine changes. */
function spansOf(year: number): [from: number, to: number][] {
  const first = Date.UTC(year, 0, 1)
  const ahead = (moment: number) => new Date(moment).getTimezoneOffset()
  const days = Array.from({ length: 365 }, (_, index) => first + index * day)
  const changes = days.filter((at) => ahead(at) !== ahead(at + day))
  return [first, ...changes].map((at) => [at - 2 * day, at + 3 * day])
}

describe.each([
  ['Asia/Shanghai', 1],
  ['America/New_York', 3],
  ['America/Santiago', 3], // skips midnights
  ['America/Havana', 3], // has the first hour of a day twice
  ['Australia/Lord_Howe', 3], // by half an hour
  ['Pacific/Kiritimati', 1],
  ['Pacific/Apia', 4], // had no 30 December 2011
] as const)('on a machine in %s', (zone, spans) => {
  it('times are those that Intl shows', () => {
    vi.stubEnv('TZ', zone)
    const shownAt = shownByIntl(zone)
    expect(spansOf(2011)).toHaveLength(spans)
    for (const [from, to] of [2011, 2026].flatMap(spansOf)) {
      const first = new Map<string, number>()
      for (let moment = from; moment < to; moment += quarter) {
        const shown = shownAt(moment)
        if (!first.has(shown)) first.set(shown, moment)
        expect(formatTime(moment)).toBe(shown)
      }
      // What a wall could show, by quarters of an hour, in the days that were walked through.
      for (let wall = from + day; wall < to - day; wall += quarter) {
        const text = new Date(wall).toISOString().slice(0, 19)
        const shown = text.replace('T', ' ')
        const read = readTime(text)?.getTime() ?? Number.NaN
        const moment = first.get(shown)
        // Of a time that the clock shows twice the first; one that it skips counts from before it did.
        if (moment === undefined) expect(shownAt(read) > shown).toBe(true)
        else expect([shown, read]).toEqual([shown, moment])
      }
    }
  })
})

/** By the definition of Pope Gregory: months from a list, leap years by rule. */
function existsByRule(year: number, month: number, day: number): boolean {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return day >= 1 && day <= (days[month - 1] ?? 0)
}

describe('days', () => {
  const years = [1, 4, 50, 99, 100, 101, 400, 1582, 1900, 1999, 2000, 2024, 2026, 2100, 9998, 9999]

  it.each(years)('of the year %i are those of the calendar', (year) => {
    for (let month = 0; month <= 13; month += 1) {
      for (let day = 0; day <= 32; day += 1) {
        const two = (part: number) => String(part).padStart(2, '0')
        const text = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
        const exists = existsByRule(year, month, day)
        expect([text, existsOnCalendar(year, month, day)]).toEqual([text, exists])
        expect([text, readWallTime(text)?.format('YYYY-MM-DD')]).toEqual([
          text,
          exists ? text : undefined,
        ])
      }
    }
  })

  it.each(['2026-02-30', '2026-2-3', '26-02-03', '2026-02-03 ', '02026-02-03', 'NaN-02-03'])(
    'are read strictly: %j',
    (text) => {
      expect(readWallTime(text)).toBeUndefined()
    },
  )

  it('of early years are counted as those of late ones', () => {
    expect(readWallTime('0000-12-31')?.add(1, 'day').format('YYYY-MM-DD')).toBe('0001-01-01')
    expect(readWallTime('0099-12-31')?.add(1, 'day').format('YYYY-MM-DD')).toBe('0100-01-01')
    expect(readWallTime('0000-02-29')?.toISOString()).toBe('0000-02-29T00:00:00.000Z')
  })
})
