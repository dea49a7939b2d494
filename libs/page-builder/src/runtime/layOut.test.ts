import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breakpoints } from '../data/visibility.js'
import { pageNode } from '../testing/pages.js'
import { columnsAt, layOut } from './layOut.js'

const place = fc.record({
  x: fc.integer({ min: 0, max: 23 }),
  y: fc.integer({ min: 0, max: 20 }),
  w: fc.integer({ min: 1, max: 24 }),
  h: fc.integer({ min: 1, max: 6 }),
})

describe('layOut', () => {
  it('stands without overlaps within the columns, in the order of reading', () => {
    fc.assert(
      fc.property(
        fc.array(place, { maxLength: 12 }),
        fc.constantFrom(...breakpoints),
        (places, at) => {
          const nodes = places.map((one, id) => pageNode({ id: `n${id}`, type: 't', ...one }))
          const placed = layOut(nodes, at, 24, () => undefined)
          expect(placed).toHaveLength(nodes.length)
          const cells = new Set<string>()
          let last = -1
          for (const { place: one } of placed) {
            expect(one.x + one.w).toBeLessThanOrEqual(columnsAt(at, 24))
            expect(one.y * 1000 + one.x).toBeGreaterThan(last)
            last = one.y * 1000 + one.x
            for (let x = one.x; x < one.x + one.w; x += 1) {
              for (let y = one.y; y < one.y + one.h; y += 1) {
                expect(cells.has(`${x},${y}`)).toBe(false)
                cells.add(`${x},${y}`)
              }
            }
          }
        },
      ),
    )
  })

  it('leaves the components of an opened page where they lie, also those with a fixed place', () => {
    const nodes = [
      pageNode({ id: 'a', type: 't', x: 0, y: 0, w: 12, h: 4 }),
      pageNode({ id: 'b', type: 't', x: 0, y: 9, w: 12, h: 4, static: true }),
    ]
    const rows = (isSettled: boolean) =>
      layOut(nodes, 'wide', 24, () => undefined, isSettled).map(({ node, place: { y } }) => [
        node.id,
        y,
      ])
    const lying = [
      ['a', 0],
      ['b', 9],
    ]
    expect(rows(true)).toEqual(lying)
    expect(rows(false)).toEqual(lying)
    const closed = layOut(nodes, 'wide', 24, ({ id }) => (id === 'a' ? 1 : undefined), true)
    expect(closed.map(({ place: { h } }) => h)).toEqual([1, 4])
  })

  it('is one column on a telephone, and takes what was placed by hand', () => {
    const nodes = [
      pageNode({ id: 'a', type: 't', x: 12, w: 12 }),
      pageNode({ id: 'b', type: 't', w: 12, layouts: { medium: { x: 0, y: 0, w: 12, h: 2 } } }),
    ]
    const ids = (at: 'narrow' | 'medium') =>
      layOut(nodes, at, 24, () => undefined).map(({ node, place: { x, w } }) => [node.id, x, w])
    expect(ids('narrow')).toEqual([
      ['b', 0, 1],
      ['a', 0, 1],
    ])
    expect(ids('medium')).toEqual([
      ['b', 0, 12],
      ['a', 6, 6],
    ])
  })
})
