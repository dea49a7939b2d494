import { describe, expect, it } from 'vitest'
import { dayOf, daysFrom, endOfDay, isEndOfDay, yearsLater } from './customerTime.js'

describe('the end of a customer’s time', () => {
  it('is the end of the local day that was chosen', () => {
    expect(dayOf(endOfDay('2089-11-20'))).toBe('2089-11-20')
    expect(endOfDay(null)).toBeNull()
    expect(endOfDay('')).toBeNull()
  })

  it('lies on a day that every month has', () => {
    expect(isEndOfDay('2089-02-10')).toBe(true)
    expect(isEndOfDay('2089-01-31')).toBe(false)
  })

  it('comes some years later on such a day', () => {
    expect(yearsLater('2027-05-31', 1)).toBe('2028-05-28')
    expect(yearsLater('2027-05-06', 3)).toBe('2030-05-06')
  })
})

it.each([
  ['2026-11-23T09:00:00Z', 30, '2026-12-24T00:00:00.000Z'],
  ['2026-11-28T09:00:00Z', 30, '2027-01-01T00:00:00.000Z'],
])('from %s, %i days later is %s: a moment that the contract takes', (now, days, expected) => {
  expect(daysFrom(new Date(now), days)).toBe(expected)
})
