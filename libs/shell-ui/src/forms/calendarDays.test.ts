import { afterEach, describe, expect, it, vi } from 'vitest'
import { addDays, dayOfDate, monthOf, readDay, readMoment } from './calendarDays.js'

describe('readDay', () => {
  it.each([
    ['2026-01-05', '2026-01-05'],
    ['2026-1-5', '2026-01-05'],
    ['2026/1/5', '2026-01-05'],
    ['2026.01.05', '2026-01-05'],
    ['20260105', '2026-01-05'],
    ['2026年1月5日', '2026-01-05'],
    ['２０２６－０１－０５', '2026-01-05'],
    [' 2026-01-05 08:30:00 ', '2026-01-05'],
    ['2026-01-05T08:30:00.000Z', '2026-01-05'],
    ['2024-02-29', '2024-02-29'],
    ['0001-01-01', '0001-01-01'],
  ])('%s is %s', (text, day) => {
    expect(readDay(text)).toBe(day)
  })

  it.each([
    '',
    '2026',
    '2026-1',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '26-1-5',
    'morgen',
  ])('%s is no day', (text) => {
    expect(readDay(text)).toBeUndefined()
  })
})

describe('readMoment', () => {
  it.each([
    ['2026-01-05 8:30', '2026-01-05T08:30'],
    ['2026-01-05T08:30:59', '2026-01-05T08:30'],
    ['2026/1/5 23:05', '2026-01-05T23:05'],
    ['2026年1月5日 8时30分', '2026-01-05T08:30'],
    ['2026年1月5日 8点', '2026-01-05T08:00'],
    ['2026-01-05', '2026-01-05T00:00'],
  ])('%s is %s', (text, moment) => {
    expect(readMoment(text)).toBe(moment)
  })

  it.each([
    '2026-01-05 24:00',
    '2026-01-05 8:60',
    '2026-02-30 08:00',
    '8:30',
    '2026-01-05 morning',
  ])('%s is no moment', (text) => {
    expect(readMoment(text)).toBeUndefined()
  })
})

describe('days', () => {
  it('are counted over the ends of months and years', () => {
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
    expect(addDays('2025-12-31', 1)).toBe('2026-01-01')
    expect(monthOf('2026-01-31', -1)).toEqual({ from: '2025-12-01', to: '2025-12-31' })
    expect(monthOf('2024-02-10')).toEqual({ from: '2024-02-01', to: '2024-02-29' })
  })

  it.each([1, 50, 1582, 1900, 2000, 2024, 2026, 9998])(
    'and months of the year %i are counted as `Date` counts them',
    (year) => {
      const dayAt = (month: number, date: number) => {
        const at = new Date(0)
        at.setUTCFullYear(year, month, date)
        return at.toISOString().slice(0, 10)
      }
      for (let month = 0; month < 12; month += 1) {
        const [from, to] = [dayAt(month, 1), dayAt(month + 1, 0)]
        expect(readDay(to)).toBe(to)
        expect(readDay(`${to.slice(0, 8)}${Number(to.slice(8)) + 1}`)).toBeUndefined()
        for (const apart of [-1, 0, 1, 5]) {
          const day = dayAt(month - apart, 28)
          expect(monthOf(day, apart)).toEqual({ from, to })
          expect(addDays(day, apart * 31)).toBe(dayAt(month - apart, 28 + apart * 31))
        }
      }
    },
  )

  it('are those of the clock on the wall', () => {
    expect(dayOfDate(new Date(2026, 0, 5, 0, 0, 1))).toBe('2026-01-05')
    expect(dayOfDate(new Date(2026, 0, 5, 23, 59, 59))).toBe('2026-01-05')
  })

  afterEach(() => vi.unstubAllEnvs())

  it.each([
    // zone, where the day begins, and where it ends: before, on and after the days on which clocks change
    ['Asia/Shanghai', '2026-11-23', '2026-11-22T16:00', '2026-11-23T16:00'],
    ['America/New_York', '2026-03-07', '2026-03-07T05:00', '2026-03-08T05:00'],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00', '2026-03-09T04:00'],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00', '2026-11-02T05:00'],
    ['America/New_York', '2026-11-02', '2026-11-02T05:00', '2026-11-03T05:00'],
    ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T13:00', '2026-04-05T13:30'],
    ['Australia/Lord_Howe', '2026-10-04', '2026-10-03T13:30', '2026-10-04T13:00'],
    ['Pacific/Kiritimati', '2026-11-30', '2026-11-29T10:00', '2026-11-30T10:00'],
  ])('in %s, %s is the day from %s to %s', (zone, day, from, to) => {
    vi.stubEnv('TZ', zone)
    const end = Date.parse(`${to}:00Z`)
    expect(dayOfDate(new Date(`${from}:00Z`))).toBe(day)
    expect(dayOfDate(new Date(end - 1))).toBe(day)
    expect(dayOfDate(new Date(end))).toBe(addDays(day, 1))
    expect(dayOfDate(new Date(Date.parse(`${from}:00Z`) - 1))).toBe(addDays(day, -1))
  })
})
