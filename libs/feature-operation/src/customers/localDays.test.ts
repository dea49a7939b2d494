import { afterEach, describe, expect, it, vi } from 'vitest'
import { dayOf as dayOfCustomer, endOfDay } from './customerTime.js'
import { dayOf, localMoment } from '@spruce/console-kit/days'
import { localMoments } from '@spruce/console-kit/testing'

// Every function of customers that says or reads a local day, around the days on which clocks change.

afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

describe.each(localMoments)('in %s, %s', (zone, moment, local) => {
  const day = local.slice(0, 10)

  it(`is of ${day}`, () => {
    vi.stubEnv('TZ', zone)
    expect(dayOfCustomer(moment)).toBe(day)
  })

  it('ends its day before the next begins', () => {
    vi.stubEnv('TZ', zone)
    const end = endOfDay(day) ?? ''
    expect(localMoment(end)).toBe(`${day}T23:59`)
    expect(dayOf(new Date(Date.parse(end) + 1000))).not.toBe(day)
  })

  it('is today on its own day', () => {
    vi.stubEnv('TZ', zone)
    vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] })
    expect(dayOfCustomer(new Date().toISOString())).toBe(day)
  })
})
