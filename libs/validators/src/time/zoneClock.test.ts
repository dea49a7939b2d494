import { afterEach, describe, expect, it, vi } from 'vitest'
import { machineZone, zoneClock } from './zoneClock.js'

afterEach(() => vi.unstubAllEnvs())

/** What Intl says that the clocks of a zone show, as UTC has it. */
function wallByIntl(zone: string): (moment: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: zone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23' },
    ...{ era: 'short', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  })
  return (moment) => {
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]))
    const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type))
    const year = parts.get('era') === 'BC' ? 1 - part('year') : part('year')
    const wall = new Date(0)
    wall.setUTCFullYear(year, part('month') - 1, part('day'))
    wall.setUTCHours(part('hour'), part('minute'), part('second'))
    return wall.getTime()
  }
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** A year by odd steps, and the seconds around every change of clocks in it. */
function* momentsAround(zone: string, from: number): Generator<number> {
  const wall = wallByIntl(zone)
  const ahead = (moment: number) => wall(moment) - Math.floor(moment / second) * second
  const step = 41 * hour + 13 * minute + 7 * second
  for (let moment = from; moment < from + 370 * day; moment += step) {
    yield moment
    if (ahead(moment) === ahead(moment + step)) continue
    let [before, after] = [moment, moment + step]
    while (after - before > second) {
      const middle = Math.floor((before + after) / 2 / second) * second
      if (ahead(middle) === ahead(before)) before = middle
      else after = middle
    }
    for (const apart of [-hour, -15 * minute, -second, 0, second, 15 * minute, hour]) {
      yield after + apart
    }
  }
}

const zones = [
  'Asia/Shanghai', // summer time from 1986 to 1991
  'America/New_York',
  'America/Santiago', // skips midnights
  'America/Havana', // has the first hour of a day twice
  'Australia/Lord_Howe', // by half an hour
  'Pacific/Kiritimati', // 14 hours ahead
  'Pacific/Apia', // had no 30 December 2011
  'Asia/Kathmandu', // by 45 minutes
  'Africa/Casablanca', // negative summer time
  'Europe/Paris', // 9 minutes 21 seconds ahead until 1911
  'Europe/London', // 75 seconds behind until 1847, an hour ahead from 1968 to 1971
  'Africa/Monrovia', // 44 minutes 30 seconds behind until 1972
  'UTC',
] as const

describe.each([
  ['Asia/Shanghai', ['2026-01-01', '2011-03-01', '1987-01-01', '1971-06-01', '1910-09-01']],
  ['America/New_York', ['2026-01-01', '1971-06-01']],
  ['UTC', ['2011-03-01']],
])('on a machine in %s', (machine, years) => {
  it.each(zones)('the clocks of %s show what Intl says', async (zone) => {
    vi.stubEnv('TZ', machine)
    vi.resetModules() // answers stay, which other machines have given
    const { zoneClock } = await import('./zoneClock.js')
    const clock = zoneClock(zone)
    const wall = wallByIntl(zone)
    for (const year of years) {
      for (const moment of momentsAround(zone, Date.parse(year))) {
        if (clock(moment).valueOf() !== wall(moment)) {
          expect.fail(`${new Date(moment).toISOString()}: ${clock(moment).toISOString()}`)
        }
      }
    }
  })
})

describe('what dayjs alone gets wrong', () => {
  it.each([
    // zone, moment, what the clock shows
    ['Europe/Paris', '1905-06-15T12:00:00.000Z', '1905-06-15T12:09:21.000Z'], // minutes taken for hours
    ['Europe/London', '1820-06-15T12:00:00.000Z', '1820-06-15T11:58:45.000Z'],
    ['Asia/Shanghai', '1969-12-31T23:59:59.250Z', '1970-01-01T07:59:59.250Z'], // a second wrong
    ['Asia/Shanghai', '0900-01-01T00:00:00.000Z', '0900-01-01T08:05:43.000Z'], // years it does not read
    ['Asia/Shanghai', '0001-01-01T00:00:00.000Z', '0001-01-01T08:05:43.000Z'],
    ['Asia/Shanghai', '9999-12-31T23:00:00.000Z', '+010000-01-01T07:00:00.000Z'],
    ['America/New_York', '9999-12-31T23:00:00.000Z', '9999-12-31T18:00:00.000Z'],
    ['America/New_York', '+010000-07-01T00:00:00.000Z', '+010000-06-30T20:00:00.000Z'],
  ])('in %s at %s it is %s', (zone, moment, shown) => {
    expect(zoneClock(zone)(Date.parse(moment)).toISOString()).toBe(shown)
  })

  it('days are added on the wall, whatever the clock of the machine does', () => {
    vi.stubEnv('TZ', 'America/New_York')
    const wall = zoneClock('Asia/Shanghai')(Date.parse('2026-03-08T04:30:00Z'))
    expect(wall.startOf('day').toISOString()).toBe('2026-03-08T00:00:00.000Z')
    expect(wall.add(1, 'day').toISOString()).toBe('2026-03-09T12:30:00.000Z')
  })

  it('a zone in another spelling is the same zone', () => {
    expect(zoneClock('asia/SHANGHAI')(0).toISOString()).toBe('1970-01-01T08:00:00.000Z')
    expect(() => zoneClock('Mars/Olympus')).toThrow(RangeError)
  })
})

it.each([
  ['Asia/Shanghai', 'Asia/Shanghai'],
  ['Etc/Unknown', undefined],
  ['', undefined],
])('a machine in %j names the zone %j', (timeZone, expected) => {
  const resolved = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone }
  const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(resolved)
  expect(machineZone()).toBe(expected)
  asked.mockRestore()
})
