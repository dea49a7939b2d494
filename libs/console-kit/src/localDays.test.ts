import { afterEach, describe, expect, it, vi } from 'vitest'
import { nameOfTime } from './boards/chartTime.js'
import { dayOf, lastSecondOf } from './days/days.js'
import { localMoment, utcMoment } from './days/localMoment.js'
import { localMoments } from './testing/localMoments.js'

// Every function of this library that says or reads a local day, around the days on which clocks change.

afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

describe.each(localMoments)('in %s, %s', (zone, moment, local) => {
  const day = local.slice(0, 10)

  it(`is ${local}`, () => {
    vi.stubEnv('TZ', zone)
    expect(localMoment(moment)).toBe(local)
    expect(dayOf(new Date(moment))).toBe(day)
    expect(nameOfTime(moment, undefined)).toBe(day.slice(5))
    expect(nameOfTime(moment, 'hour')).toBe(`${day.slice(5)} ${local.slice(11, 13)}:00`)
  })

  it('stays as long as nobody changes it, also where the clock shows an hour twice', () => {
    vi.stubEnv('TZ', zone)
    expect(utcMoment(localMoment(moment), moment)).toBe(moment)
    expect(localMoment(utcMoment(local))).toBe(local)
    const seconds = moment.replace(':00.000', ':42.000')
    expect(utcMoment(localMoment(seconds), seconds)).toBe(seconds)
    expect(utcMoment('2026-06-15T08:00', moment)).toBe(utcMoment('2026-06-15T08:00'))
  })

  it('ends its day before the next begins', () => {
    vi.stubEnv('TZ', zone)
    const end = lastSecondOf(day)
    expect(localMoment(end)).toBe(`${day}T23:59`)
    expect(dayOf(new Date(Date.parse(end) + 1000))).not.toBe(day)
  })

  it('is today on its own day', () => {
    vi.stubEnv('TZ', zone)
    vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] })
    // As the dialogs for approvals, customers and renewals ask.
    expect(dayOf(new Date())).toBe(day)
  })
})
