import { describe, expect, it } from 'vitest'
import { dayOf, lastSecondOf, momentsOf, readDays } from './days.js'

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

  it('are those of a moment', () => {
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
    expect(new Date(lastSecondOf('2026-12-31'))).toEqual(new Date(2026, 11, 31, 23, 59, 59))
  })
})
