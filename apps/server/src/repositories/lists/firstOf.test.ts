import fc from 'fast-check'
import { expect, it } from 'vitest'
import { firstOf } from './firstOf.js'

interface Row {
  key: number
  place: number
}
const byKey = (one: Row, other: Row) => one.key - other.key

it('takes what a sort takes', () => {
  const keys = fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 60 })
  fc.assert(
    fc.property(keys, fc.integer({ min: 0, max: 70 }), (list, count) => {
      const rows = list.map((key, place) => ({ key, place }))
      expect(firstOf(rows, count, byKey)).toEqual(rows.toSorted(byKey).slice(0, count))
    }),
  )
})

it.each([20, 1_500])('takes the first %i of many', (count) => {
  const rows = Array.from({ length: 5_000 }, (_, place) => ({ key: (place * 7919) % 997, place }))
  expect(firstOf(rows, count, byKey)).toEqual(rows.toSorted(byKey).slice(0, count))
})

it('compares each of many rows about once', () => {
  const rows = Array.from({ length: 50_000 }, (_, place) => ({
    key: (place * 7919) % 49_999,
    place,
  }))
  let compared = 0
  firstOf(rows, 20, (one, other) => {
    compared += 1
    return byKey(one, other)
  })
  expect(compared).toBeLessThan(60_000)
})
