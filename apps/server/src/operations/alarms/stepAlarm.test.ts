import { describe, expect, it } from 'vitest'
import { isWrong, stepAlarm, type AlarmState } from './stepAlarm.js'

const none = { low: null, high: null, equals: null, hysteresis: 0, durationSeconds: 0 }
const start: AlarmState = { isOpen: false, since: null }
const second = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 1000)

/** The changes that a series makes, one value a second. */
function changes(
  rule: Parameters<typeof stepAlarm>[0],
  values: readonly (string | number | boolean)[],
): string[] {
  let state = start
  return values.map((value, at) => {
    const step = stepAlarm(rule, state, value, second(at))
    state = step.state
    return step.change ?? '-'
  })
}

describe('a rule', () => {
  it('raises once and clears once, however many values are wrong', () => {
    const rule = { ...none, condition: 'above' as const, high: 80 }
    const found = changes(rule, [80, 81, 90, 82, 80, 79, 85])
    expect(found).toEqual(['-', 'raised', '-', '-', 'cleared', '-', 'raised'])
  })

  it('clears only once a value is within by the hysteresis', () => {
    const above = { ...none, condition: 'above' as const, high: 80, hysteresis: 5 }
    expect(changes(above, [81, 79, 76, 75])).toEqual(['raised', '-', '-', 'cleared'])
    const below = { ...none, condition: 'below' as const, low: 10, hysteresis: 5 }
    expect(changes(below, [9, 11, 14, 15])).toEqual(['raised', '-', '-', 'cleared'])
    const narrow = { ...none, condition: 'outside' as const, low: 0, high: 4, hysteresis: 50 }
    expect(changes(narrow, [5, 4, 2])).toEqual(['raised', '-', 'cleared'])
  })

  it('waits for the duration, and counts anew after a value that is right', () => {
    const rule = { ...none, condition: 'outside' as const, low: 0, high: 10, durationSeconds: 2 }
    expect(changes(rule, [11, -1, 5, 11, 12, 11])).toEqual(['-', '-', '-', '-', '-', 'raised'])
  })

  it('knows switches and texts', () => {
    const off = { ...none, condition: 'equals' as const, equals: 'false' }
    expect(changes(off, [true, false, true])).toEqual(['-', 'raised', 'cleared'])
    const text = { ...none, condition: 'equals' as const, equals: '"fault"' }
    expect(changes(text, ['run', 'fault', 'false'])).toEqual(['-', 'raised', 'cleared'])
    expect(isWrong({ ...none, condition: 'above', high: 1 }, '2')).toBe(false)
  })

  it('never changes in the same direction twice, whatever comes', () => {
    let seed = 7
    const random = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
    for (let round = 0; round < 300; round += 1) {
      const rule = {
        ...{ ...none, condition: 'outside' as const, low: -random(), high: random() },
        ...{ hysteresis: random(), durationSeconds: Math.floor(random() * 4) },
      }
      const values = Array.from({ length: 60 }, () => random() * 4 - 2)
      const found = changes(rule, values).filter((one) => one !== '-')
      found.forEach((one, place) => {
        expect(one).toBe(place % 2 === 0 ? 'raised' : 'cleared')
      })
    }
  })
})
