import { expect, it } from 'vitest'
import { createRandom } from './random.js'

it('gives the same numbers for the same seed, others for another', () => {
  const draw = (seed: number) => {
    const random = createRandom(seed)
    return Array.from({ length: 20 }, () => random.below(1000))
  }
  expect(draw(1)).toEqual(draw(1))
  expect(draw(1)).not.toEqual(draw(2))
})

it('stays within its limits', () => {
  const random = createRandom(7)
  const numbers = Array.from({ length: 5000 }, () => random.below(10))
  expect(Math.min(...numbers)).toBe(0)
  expect(Math.max(...numbers)).toBe(9)
  expect(() => random.pick([])).toThrow('empty')
})
