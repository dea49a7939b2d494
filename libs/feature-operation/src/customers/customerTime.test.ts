import { describe, expect, it } from 'vitest'
import { dayOf, daysFrom, endOfDay } from './customerTime.js'

describe('the end of a customer’s time', () => {
  it('is the end of the local day that was chosen', () => {
    expect(dayOf(endOfDay('2089-11-20'))).toBe('2089-11-20')
    expect(endOfDay(null)).toBeNull()
    expect(endOfDay('')).toBeNull()
  })
})

it.each([
  ['2026-11-23T09:00:00Z', 30, '2026-12-24T00:00:00.000Z'],
  ['2026-11-29T09:00:00Z', 30, '2026-12-30T00:00:00.000Z'],
])('from %s, %i days later is %s: a moment that the contract takes', (now, days, expected) => {
  expect(daysFrom(new Date(now), days)).toBe(expected)
})
