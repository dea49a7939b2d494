import { expect, it } from 'vitest'
import { monthsLater } from './monthsLater.js'

it.each([
  ['2026-11-23', 1, '2026-12-23'],
  ['2026-12-31', 1, '2027-01-31'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2027-05-31', 36, '2030-05-31'],
])('%s and %i months is %s', (day, months, later) => {
  expect(monthsLater(day, months)).toBe(later)
})
