import { afterEach, describe, expect, it, vi } from 'vitest'
import { dayOf, daysFrom, endOfDay } from './customerTime.js'

afterEach(() => vi.unstubAllEnvs())

describe('the end of a customer’s time', () => {
  it('is the end of the local day that was chosen', () => {
    expect(dayOf(endOfDay('2089-11-20'))).toBe('2089-11-20')
    expect(endOfDay(null)).toBeNull()
    expect(endOfDay('')).toBeNull()
  })
})

describe('the end of a filter by days', () => {
  it.each([
    // zone, now, days, the end of the last of them
    ['Asia/Shanghai', '2026-11-22T23:59:00Z', 30, '2026-12-23T16:00:00.000Z'],
    ['Asia/Shanghai', '2026-11-23T15:59:00Z', 30, '2026-12-23T16:00:00.000Z'],
    ['Asia/Shanghai', '2026-11-23T16:00:00Z', 30, '2026-12-24T16:00:00.000Z'],
    ['America/New_York', '2026-10-25T12:00:00Z', 30, '2026-11-25T05:00:00.000Z'],
    ['America/New_York', '2026-02-20T04:59:00Z', 30, '2026-03-22T04:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-09-20T00:00:00Z', 30, '2026-10-20T13:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-29T09:59:00Z', 90, '2027-02-27T10:00:00.000Z'],
    ['UTC', '2026-11-29T09:00:00Z', 30, '2026-12-30T00:00:00.000Z'],
  ])('in %s at %s, %i days on, is %s', (zone, now, days, expected) => {
    vi.stubEnv('TZ', zone)
    expect(daysFrom(new Date(now), days)).toBe(expected)
  })
})
