import { describe, expect, it } from 'vitest'
import { gridSlots } from './gridSlots.js'

const slots = (from: number, to: number) => gridSlots(from, to, (slot) => `s${String(slot)}`)

describe('gridSlots', () => {
  it('stands in the order of the grid where nothing was scrolled', () => {
    expect(slots(0, 4)).toEqual({ indexes: [0, 1, 2, 3], order: undefined })
    expect(slots(8, 12)).toEqual({ indexes: [8, 9, 10, 11], order: undefined })
  })

  it('leaves in place what stays in sight, and says in which order the places are seen', () => {
    expect(slots(1, 5)).toEqual({ indexes: [4, 1, 2, 3], order: 's1 s2 s3 s0' })
    expect(slots(7, 11)).toEqual({ indexes: [8, 9, 10, 7], order: 's3 s0 s1 s2' })
  })

  it('puts first what comes before all places', () => {
    const { order } = gridSlots(1, 3, (slot) => `s${String(slot)}`, ['name'])
    expect(order).toBe('name s1 s0')
  })

  it('shows each row once, whichever are in sight', () => {
    for (let from = 0; from < 30; from += 1) {
      const { indexes } = slots(from, from + 7)
      expect([...indexes].sort((one, other) => one - other)).toEqual(
        Array.from({ length: 7 }, (_, at) => from + at),
      )
    }
  })

  it('has no places for nothing', () => {
    expect(slots(0, 0)).toEqual({ indexes: [], order: undefined })
  })
})
