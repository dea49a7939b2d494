import { describe, expect, it } from 'vitest'
import { isTimeZone } from './timeZones.js'
import { ZonedCalendar } from './ZonedCalendar.js'

const iso = (moment: number) => new Date(moment).toISOString().replace('.000Z', 'Z')

describe('the days of a zone', () => {
  it.each([
    // zone, a moment, where its day begins, where the next does
    ['Asia/Shanghai', '2026-11-25T23:59:59Z', '2026-11-25T16:00:00Z', '2026-11-26T16:00:00Z'],
    ['Asia/Shanghai', '2026-11-25T15:59:59Z', '2026-11-24T16:00:00Z', '2026-11-25T16:00:00Z'],
    // New York: the clocks go forward on 8 March 2026, back on 1 November.
    ['America/New_York', '2026-03-08T04:59:59Z', '2026-03-07T05:00:00Z', '2026-03-08T05:00:00Z'],
    ['America/New_York', '2026-03-08T12:00:00Z', '2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z'],
    ['America/New_York', '2026-03-09T03:59:59Z', '2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z'],
    ['America/New_York', '2026-11-01T05:30:00Z', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
    ['America/New_York', '2026-11-01T06:30:00Z', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
    ['America/New_York', '2026-11-02T04:59:59Z', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
    // Lord Howe: by half an hour, back on 5 April 2026, forward on 4 October.
    ['Australia/Lord_Howe', '2026-04-05T00:00:00Z', '2026-04-04T13:00:00Z', '2026-04-05T13:30:00Z'],
    ['Australia/Lord_Howe', '2026-10-04T00:00:00Z', '2026-10-03T13:30:00Z', '2026-10-04T13:00:00Z'],
    ['Pacific/Kiritimati', '2026-03-08T09:59:59Z', '2026-03-07T10:00:00Z', '2026-03-08T10:00:00Z'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2026-12-31T10:00:00Z', '2027-01-01T10:00:00Z'],
    // Santiago skips the midnight of 6 September 2026, and has 23 o'clock twice on 4 April.
    ['America/Santiago', '2026-09-06T12:00:00Z', '2026-09-06T04:00:00Z', '2026-09-07T03:00:00Z'],
    ['America/Santiago', '2026-04-05T03:30:00Z', '2026-04-04T03:00:00Z', '2026-04-05T04:00:00Z'],
    // Havana has the first hour of 1 November 2026 twice.
    ['America/Havana', '2026-11-01T05:30:00Z', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
    // Apia had no 30 December 2011.
    ['Pacific/Apia', '2011-12-30T09:59:59Z', '2011-12-29T10:00:00Z', '2011-12-30T10:00:00Z'],
  ])('in %s, that of %s begins at %s and the next at %s', (zone, moment, begin, next) => {
    const calendar = new ZonedCalendar(zone)
    expect(iso(calendar.beginOfDay(Date.parse(moment)))).toBe(begin)
    expect(iso(calendar.beginOfDay(Date.parse(moment), 1))).toBe(next)
    expect(iso(calendar.beginOfDay(Date.parse(next), 0))).toBe(next)
  })

  it('are counted, not hours, to the same time of day', () => {
    const calendar = new ZonedCalendar('America/New_York')
    const before = calendar.daysBefore(Date.parse('2026-11-25T15:00:00Z'), 30)
    expect(iso(before)).toBe('2026-10-26T14:00:00Z')
  })
})

describe('the hours of a zone', () => {
  it.each([
    ['Asia/Shanghai', '2026-11-25T08:20:00Z', '2026-11-25T08:00:00Z', '2026-11-25T09:00:00Z'],
    ['Asia/Kolkata', '2026-11-25T08:20:00Z', '2026-11-25T07:30:00Z', '2026-11-25T08:30:00Z'],
    ['Asia/Kathmandu', '2026-11-25T08:20:00Z', '2026-11-25T08:15:00Z', '2026-11-25T09:15:00Z'],
    ['America/New_York', '2026-11-01T05:30:00Z', '2026-11-01T05:00:00Z', '2026-11-01T06:00:00Z'],
    ['America/New_York', '2026-11-01T06:30:00Z', '2026-11-01T06:00:00Z', '2026-11-01T07:00:00Z'],
    // The clock shows 1:30 to 2:00 twice: one hour of an hour and a half.
    ['Australia/Lord_Howe', '2026-04-04T15:10:00Z', '2026-04-04T14:00:00Z', '2026-04-04T15:30:00Z'],
  ])('in %s, that of %s begins at %s and the next at %s', (zone, moment, begin, next) => {
    const calendar = new ZonedCalendar(zone)
    expect(iso(calendar.beginOfHour(Date.parse(moment)))).toBe(begin)
    expect(iso(calendar.nextHour(Date.parse(begin)))).toBe(next)
  })
})

it.each([
  ['Asia/Shanghai', true],
  ['Asia/Calcutta', true],
  ['UTC', true],
  ['America/Argentina/Buenos_Aires', true],
  ['Etc/GMT+8', true],
  ['+08:00', false],
  ['480', false],
  ['', false],
  ['Mars/Olympus', false],
  ['Asia/Shanghai ', false],
  ['../etc/passwd', false],
])('whether %j is a zone: %j', (name, expected) => {
  expect(isTimeZone(name)).toBe(expected)
})
