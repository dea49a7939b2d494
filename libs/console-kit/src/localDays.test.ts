import { afterEach, describe, expect, it, vi } from 'vitest'
import { nameOfTime } from './boards/chartTime.js'
import { dayOf, lastSecondOf } from './days/days.js'
import { localMoment, utcMoment } from './days/localMoment.js'

// Every function of this library that says or reads a local day, around the days on which clocks change.

afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

const moments = [
  // zone, moment, what the clock on the wall shows
  ['Asia/Shanghai', '2026-11-22T15:59:00.000Z', '2026-11-22T23:59'],
  ['Asia/Shanghai', '2026-11-22T16:00:00.000Z', '2026-11-23T00:00'],
  ['America/New_York', '2026-03-08T04:59:00.000Z', '2026-03-07T23:59'],
  ['America/New_York', '2026-03-08T05:00:00.000Z', '2026-03-08T00:00'],
  ['America/New_York', '2026-03-08T07:00:00.000Z', '2026-03-08T03:00'],
  ['America/New_York', '2026-03-09T03:59:00.000Z', '2026-03-08T23:59'],
  ['America/New_York', '2026-11-01T05:30:00.000Z', '2026-11-01T01:30'],
  ['America/New_York', '2026-11-01T06:30:00.000Z', '2026-11-01T01:30'],
  ['America/New_York', '2026-11-02T04:59:00.000Z', '2026-11-01T23:59'],
  ['America/New_York', '2026-11-02T05:00:00.000Z', '2026-11-02T00:00'],
  ['Australia/Lord_Howe', '2026-04-04T13:00:00.000Z', '2026-04-05T00:00'],
  ['Australia/Lord_Howe', '2026-04-04T15:15:00.000Z', '2026-04-05T01:45'],
  ['Australia/Lord_Howe', '2026-04-05T13:29:00.000Z', '2026-04-05T23:59'],
  ['Australia/Lord_Howe', '2026-10-03T13:30:00.000Z', '2026-10-04T00:00'],
  ['Australia/Lord_Howe', '2026-10-03T15:30:00.000Z', '2026-10-04T02:30'],
  ['Australia/Lord_Howe', '2026-10-04T12:59:00.000Z', '2026-10-04T23:59'],
  ['Pacific/Kiritimati', '2026-11-29T09:59:00.000Z', '2026-11-29T23:59'],
  ['Pacific/Kiritimati', '2026-11-29T10:00:00.000Z', '2026-11-30T00:00'],
] as const

describe.each(moments)('in %s, %s', (zone, moment, local) => {
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
