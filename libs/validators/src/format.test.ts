import { describe, expect, it } from 'vitest'
import { formatCell, formatTime, readTime } from './format.js'

describe('Time is YYYY-MM-DD HH:mm:ss', () => {
  it.each([
    [new Date(2026, 10, 20, 9, 5, 7), '2026-11-20 09:05:07'],
    [new Date(2026, 0, 2).getTime(), '2026-01-02 00:00:00'],
    ['2026-11-20 09:05:07', '2026-11-20 09:05:07'],
    ['2026-11-20 9:05', '2026-11-20 09:05:00'],
    ['2026-11-20T09:05:07', '2026-11-20 09:05:07'],
    ['2026-11-20T09:05:07.123456', '2026-11-20 09:05:07'],
    ['2026-11-20', '2026-11-20 00:00:00'],
    ['2024-02-29', '2024-02-29 00:00:00'],
    ['0099-01-01', '0099-01-01 00:00:00'],
  ])('%s → %s', (value, text) => {
    expect(formatTime(value)).toBe(text)
  })

  it.each([
    ['2026-11-20T01:05:07Z', Date.UTC(2026, 10, 20, 1, 5, 7)],
    ['2026-11-20T09:05:07.250+08:00', Date.UTC(2026, 10, 20, 1, 5, 7, 250)],
    ['2026-11-20T09:05:07-0530', Date.UTC(2026, 10, 20, 14, 35, 7)],
  ])('reads the zone of %s', (value, moment) => {
    expect(readTime(value)?.getTime()).toBe(moment)
  })
})

describe('An invalid time shows 时间有误', () => {
  it.each([
    undefined,
    null,
    '',
    'yesterday',
    '2026-13-01',
    '2026-02-29',
    '2026-02-31T00:00:00Z',
    '2026-11-20 24:00:00',
    '2026-11-20 23:60:00',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    new Date('x'),
    253402300800000 + 86_400_000,
    '20261120',
  ])('%s', (value) => {
    expect(formatTime(value)).toBe('时间有误')
  })

  it('speaks English when asked', () => {
    expect(formatTime('x', 'en-US')).toBe('Invalid time')
  })
})

describe('An empty cell value shows --', () => {
  it.each([null, undefined, '', '  ', Number.NaN])('%j', (value) => {
    expect(formatCell(value)).toBe('--')
  })
  it.each([
    [0, '0'],
    [false, 'false'],
    [12n, '12'],
    ['研发部', '研发部'],
    [' a ', ' a '],
  ])('%s is not empty', (value, text) => {
    expect(formatCell(value)).toBe(text)
  })
})
