import { afterEach, describe, expect, it, vi } from 'vitest'
import { dayOf, lastSecondOf, momentsOf, readDays } from './days.js'

afterEach(() => vi.unstubAllEnvs())

describe('days of an address', () => {
  it('are read; what is no day of this century, or reversed, is left out', () => {
    expect(readDays({ from: '2026-11-01', to: '2026-11-20' })).toEqual({
      from: '2026-11-01',
      to: '2026-11-20',
    })
    expect(readDays({ from: '2026-02-30', to: '2026-11-20' })).toEqual({ to: '2026-11-20' })
    expect(readDays({ from: '1999-01-01', to: 7 })).toEqual({})
    expect(readDays({ from: '2026-11-20', to: '2026-11-01' })).toEqual({})
  })

  it('begin and end at midnight where the person is, the last one included', () => {
    const { from, to } = momentsOf({ from: '2026-10-31', to: '2026-10-31' })
    expect(new Date(from ?? '').getTime()).toBe(new Date(2026, 9, 31).getTime())
    expect(new Date(to ?? '').getTime()).toBe(new Date(2026, 10, 1).getTime())
    expect(momentsOf({ to: '2026-10-31' })).toEqual({ to })
  })

  it.each([
    // zone, day, where it begins, where it ends: before, on and after the days on which clocks change
    ['Asia/Shanghai', '2026-11-25', '2026-11-24T16:00', '2026-11-25T16:00'],
    ['America/New_York', '2026-03-07', '2026-03-07T05:00', '2026-03-08T05:00'],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00', '2026-03-09T04:00'],
    ['America/New_York', '2026-10-31', '2026-10-31T04:00', '2026-11-01T04:00'],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00', '2026-11-02T05:00'],
    ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T13:00', '2026-04-05T13:30'],
    ['Australia/Lord_Howe', '2026-10-04', '2026-10-03T13:30', '2026-10-04T13:00'],
    ['Pacific/Kiritimati', '2026-11-01', '2026-10-31T10:00', '2026-11-01T10:00'],
    // Santiago skips the midnight of 6 September; Havana has the first hour of 1 November twice.
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00', '2026-09-07T03:00'],
    ['America/Havana', '2026-11-01', '2026-11-01T04:00', '2026-11-02T05:00'],
  ])('in %s, %s is from %s to %s', (zone, day, from, to) => {
    vi.stubEnv('TZ', zone)
    const moments = { from: `${from}:00.000Z`, to: `${to}:00.000Z` }
    expect(momentsOf({ from: day, to: day })).toEqual(moments)
    expect(dayOf(new Date(moments.from))).toBe(day)
    expect(dayOf(new Date(Date.parse(moments.to) - 1))).toBe(day)
    expect(dayOf(new Date(moments.to))).not.toBe(day)
    expect(Date.parse(lastSecondOf(day))).toBe(Date.parse(moments.to) - 1000)
  })

  it('are those of a moment', () => {
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
    expect(new Date(lastSecondOf('2026-12-31'))).toEqual(new Date(2026, 11, 31, 23, 59, 59))
  })
})
