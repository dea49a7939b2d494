import { expect, it } from 'vitest'
import { isRealIdCard } from './idCard.js'

it.each([
  ['11010519491231002X', true],
  ['11010519491231002x', true],
  ['110105194912310021', false],
  ['11010519490231002X', false],
  ['110105209912310028', false],
  ['110105491231002', true],
  ['110105491331002', false],
])('%s → %s', (card, isReal) => {
  expect(isRealIdCard(card, new Date('2026-11-21'))).toBe(isReal)
})
