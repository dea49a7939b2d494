import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freshOrders, orderBetween } from './order.js'

describe('fractional orders', () => {
  it('D-2: lie between, wherever something is put', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 200 }), (places) => {
        const orders: string[] = []
        for (const place of places) {
          const at = place % (orders.length + 1)
          const order = orderBetween(orders[at - 1], orders[at])
          expect(order).toMatch(/^[0-9a-z]*[1-9a-z]$/)
          orders.splice(at, 0, order ?? '')
        }
        expect([...orders].sort()).toEqual(orders)
        expect(new Set(orders).size).toBe(orders.length)
      }),
    )
  })

  it('D-2: stay short at both ends', () => {
    let [first, last] = [orderBetween()!, orderBetween()!]
    for (let n = 0; n < 2000; n += 1) {
      first = orderBetween(undefined, first)!
      last = orderBetween(last)!
    }
    expect([first.length, last.length]).toEqual([4, 4])
  })

  it('D-2: there is none between equal ones, turned ones and strange ones', () => {
    for (const pair of [
      ['a', 'a'],
      ['b', 'a'],
      ['A', 'b'],
      ['a0', 'b'],
      ['', 'b'],
    ] as const) {
      expect(orderBetween(...pair)).toBeUndefined()
    }
    expect(freshOrders(3)).toHaveLength(3)
    expect(new Set(freshOrders(20_000)).size).toBe(20_000)
  })
})
