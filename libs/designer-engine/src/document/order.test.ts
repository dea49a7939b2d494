import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nodeOf } from '../../testing/pages.js'
import { compareNodes, freshOrders, orderBetween } from './order.js'

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

  it.each<[string | undefined, string | undefined, string, string]>([
    [undefined, undefined, 'hzzz', 'the middle of all'],
    ['hzzz', undefined, 'i', 'the next one'],
    ['abcdefgh', undefined, 'abce', 'the next one of four digits'],
    ['zzzy', undefined, 'zzzz', 'the last one of four digits'],
    ['zzzz', undefined, 'zzzzi', 'a digit more'],
    ['zzzzi', undefined, 'zzzzii', 'and more'],
    [undefined, '0002', '0001', 'the first one of four digits'],
    [undefined, '0001', '0000i', 'before it, a digit more'],
    [undefined, '00001', '00000i', 'and more'],
    ['a', 'c', 'b', 'the one between'],
    ['a', 'b', 'ai', 'a digit more between neighbours'],
    ['a', 'b5', 'ai', 'a digit more, whatever follows'],
    ['a', 'a1', 'a0i', 'two digits more'],
    ['az', 'b', 'azi', 'behind the last digit'],
    ['a', 'abc', 'a5', 'the middle below the upper one'],
  ])('D-2: between %s and %s lies %s, %s', (after, before, expected, _) => {
    expect(orderBetween(after, before)).toBe(expected)
  })

  it('D-2: are spread evenly when there are none yet, and strange ones have no neighbours', () => {
    expect(freshOrders(1)).toEqual(['hzzz'])
    expect(freshOrders(3)).toEqual(['8zzz', 'hzzy', 'qzzx'])
    expect(orderBetween('-b', 'c')).toBeUndefined()
    expect(orderBetween('b', 'c-')).toBeUndefined()
  })

  it('D-2: sort nodes, then ids do', () => {
    const [a, b] = [nodeOf('a', { order: 'x' }), nodeOf('b', { order: 'x' })]
    const later = nodeOf('0', { order: 'y' })
    expect([compareNodes(a, b), compareNodes(b, a), compareNodes(a, { ...a })]).toEqual([-1, 1, 0])
    expect([compareNodes(b, later), compareNodes(later, b)]).toEqual([-1, 1])
  })
})
