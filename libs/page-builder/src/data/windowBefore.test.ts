import { describe, expect, it } from 'vitest'
import { resolveWindow } from './timeWindow.js'
import { windowBefore, type Comparison } from './windowBefore.js'

const now = Date.parse('2026-11-30T08:30:00Z')

describe('the window before', () => {
  it.each<[from: string, to: string, compare: Comparison, from: string, to: string]>([
    ['now-24h', 'now', 'period', 'now-2d', 'now-1d'],
    ['now-90m', 'now-30m', 'period', 'now-150m', 'now-90m'],
    ['now-7d', 'now', 'week', 'now-2w', 'now-1w'],
    ['now-1h', 'now', 'day', 'now-25h', 'now-1d'],
    ['now-30d', 'now', 'year', 'now-395d', 'now-365d'],
  ])('of %s to %s is, by %s, %s to %s', (from, to, compare, ...before) => {
    expect(windowBefore({ from, to, refresh: 60 }, compare, now)).toEqual({
      ...{ from: before[0], to: before[1], refresh: 60 },
    })
  })

  it.each<[compare: Comparison, from: string, to: string]>([
    ['period', '2026-10-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z'],
    ['day', '2026-10-31T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
    ['week', '2026-10-25T00:00:00.000Z', '2026-11-25T00:00:00.000Z'],
    ['year', '2025-11-01T00:00:00.000Z', '2025-12-02T00:00:00.000Z'],
  ])('of fixed instants is fixed, by %s', (compare, from, to) => {
    const window = { from: '2026-11-01T00:00:00Z', to: '2026-12-02T00:00:00Z' }
    expect(windowBefore(window, compare, now)).toEqual({ from, to })
  })

  it('of one fixed edge is as long and ends where that one begins', () => {
    const before = windowBefore({ from: '2026-11-30T00:00:00Z', to: 'now' }, 'period', now)
    expect(before && resolveWindow(before, now)).toEqual({
      from: Date.parse('2026-11-29T15:30:00Z'),
      to: Date.parse('2026-11-30T00:00:00Z'),
    })
  })

  it('of more minutes than a text counts is told by instants', () => {
    const before = windowBefore({ from: 'now-15m', to: 'now' }, 'year', now)
    expect(before && resolveWindow(before, now)).toEqual({
      from: Date.parse('2025-11-30T08:15:00Z'),
      to: Date.parse('2025-11-30T08:30:00Z'),
    })
  })

  it('of what is no window is none', () => {
    expect(windowBefore({ from: 'now', to: 'now-1h' }, 'day', now)).toBeUndefined()
  })
})
