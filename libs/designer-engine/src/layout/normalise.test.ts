import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyItems, anyOptions, numRuns } from '../../testing/random.js'
import { GridLayout, gridLimits, type Compaction } from '../layout.js'
import { breakpointAt, deriveLayout, normalise } from '../normalise.js'
import { isSettled } from './normalise.js'

const kinds = (input: unknown) => normalise(input).problems.map(({ kind }) => kind)
const item = { id: 'a', x: 0, y: 0, w: 2, h: 2 }

describe('normalise', () => {
  it.each([undefined, null, 7, 'list', {}, { length: 3 }])(
    'L-40: %o is an empty layout',
    (input) => {
      expect(normalise(input)).toEqual({
        items: [],
        problems: [{ kind: 'not-a-list', index: -1 }],
        moved: [],
      })
    },
  )

  it('L-40, L-41: leaves out what is no item, and says where', () => {
    const { items, problems } = normalise([
      null,
      7,
      {},
      { ...item, id: 7 },
      item,
      { ...item, h: 9 },
    ])
    expect(items).toEqual([item])
    expect(problems).toEqual([
      { kind: 'not-an-item', index: 0 },
      { kind: 'not-an-item', index: 1 },
      { kind: 'bad-id', index: 2 },
      { kind: 'bad-id', index: 3 },
      { kind: 'duplicate-id', index: 5, id: 'a' },
    ])
  })

  it('L-5: a list is settled when nothing of it has to move, and is so afterwards', () => {
    const property = fc.property(
      anyItems(15),
      anyOptions,
      fc.boolean(),
      (any, options, isAgain) => {
        const given = any.map((one) => ({ ...one, x: Math.min(one.x, 24 - one.w) }))
        const list = isAgain ? normalise(given, options).items : given
        const { items, problems, moved } = normalise(list, options)
        expect(isSettled(list, options)).toBe(moved.length + problems.length === 0)
        expect(isSettled(items, options)).toBe(true)
      },
    )
    fc.assert(property, { numRuns })
  })

  it('L-41: any text is an id', () => {
    const ids = ['__proto__', 'constructor', 'toString', ' ', '中']
    const input = ids.map((id, x) => ({ id, x, y: 0, w: 1, h: 1 }))
    expect(normalise(input)).toEqual({ items: input, problems: [], moved: [] })
    expect(({} as Record<string, unknown>)['w']).toBeUndefined()
  })

  it.each([
    [{ x: NaN }, { ...item, x: 0 }, ['bad-number']],
    [{ x: '3' }, { ...item, x: 0 }, ['bad-number']],
    [{ w: undefined }, { ...item, w: 1 }, ['bad-number']],
    [{ x: 1.6 }, { ...item, x: 2 }, ['bad-number']],
    [{ x: -0 }, item, []],
    [{ x: -5 }, item, ['out-of-bounds']],
    [{ x: 1e300 }, { ...item, x: 22 }, ['out-of-bounds']],
    [{ x: Infinity }, { ...item, x: 22 }, ['out-of-bounds']],
    [{ y: Infinity }, item, ['out-of-bounds']],
    [{ w: 1000 }, { ...item, w: 24 }, ['out-of-bounds']],
    [{ w: -Infinity }, { ...item, w: 1 }, ['out-of-bounds']],
    [{ h: 1e9 }, { ...item, h: gridLimits.height }, ['out-of-bounds']],
    [{ minW: 4 }, { ...item, minW: 4, w: 4 }, ['out-of-bounds']],
    [{ minW: 4, maxW: 3, w: 5 }, { ...item, minW: 4, w: 5 }, ['bad-limits']],
    [{ minH: 3, maxH: 2, h: 5 }, { ...item, minH: 3, h: 5 }, ['bad-limits']],
    [{ maxW: NaN, maxH: 0, aspect: -1 }, item, ['bad-limits']],
    [{ maxW: Infinity, aspect: 1 }, { ...item, maxW: 24, aspect: 1 }, []],
    [{ static: 'yes', color: 'red' }, item, []],
  ])('L-42, L-43, L-44: repairs %o', (part, expected, problems) => {
    expect(normalise([{ ...item, ...part }]).items).toEqual([expected])
    expect(kinds([{ ...item, ...part }])).toEqual(problems)
  })

  it('L-43: keeps to its limits with the largest items there are', () => {
    const input = Array.from({ length: 300 }, (_, index) => ({
      id: `${index}`,
      x: 0,
      y: Infinity,
      w: 24,
      h: Infinity,
    }))
    const { items } = normalise(input)
    expect(Math.max(...items.map(({ y, h }) => y + h))).toBe(300 * gridLimits.height)
  })

  it.each<Compaction>(['vertical', 'wrap'])(
    'L-5, L-43: a page of more than 100,000 rows is a fixed point, compaction %s',
    (compaction) => {
      const input = Array.from({ length: 250 }, (_, index) => ({
        id: `${(index * 7) % 250}`,
        x: index % 3,
        y: index < 20 ? Infinity : index * 1000,
        w: 20,
        h: gridLimits.height - (index % 7),
        static: index % 50 === 1,
      }))
      const { items, problems } = normalise(input, { compaction })
      expect(problems).toContainEqual({ kind: 'out-of-bounds', index: 0, id: '0' })
      expect(Math.max(...items.map(({ y }) => y))).toBeGreaterThan(gridLimits.row)
      expect(normalise(items, { compaction })).toEqual({ items, problems: [], moved: [] })
      expect(new GridLayout(items, { compaction }).items).toEqual(items)
      const turned = normalise([...input].reverse(), { compaction }).items.reverse()
      expect(turned).toEqual(items)
    },
  )

  it('L-43: keeps the first 20,000 items', () => {
    const input = Array.from({ length: gridLimits.items + 2 }, (_, index) => ({
      id: `${index}`,
      x: index % 24,
      y: Math.floor(index / 24),
      w: 1,
      h: 1,
    }))
    const { items, problems, moved } = normalise(input)
    expect([items.length, moved.length]).toEqual([gridLimits.items, 0])
    expect(problems).toEqual([{ kind: 'too-many', index: gridLimits.items }])
  })

  it.each<Compaction>(['vertical', 'horizontal', 'none', 'wrap'])(
    'L-43: is done in a moment with many of the worst items, compaction %s',
    (compaction) => {
      // To the right, an item that fits nowhere looks at every row that others take.
      const input = Array.from(
        { length: compaction === 'horizontal' ? 200 : 2000 },
        (_, index) => ({
          id: `${index}`,
          x: index % 5,
          y: index % 7,
          w: 24,
          h: 1e9,
          static: index % 3 === 0,
        }),
      )
      const from = performance.now()
      const { items } = normalise(input, { compaction })
      expect(performance.now() - from).toBeLessThan(20_000)
      expect(Math.max(...items.map(({ y, h }) => y + h))).toBeLessThan(2 ** 31)
    },
  )

  it('L-45: keeps statics apart and says what compaction moved', () => {
    const s = { id: 's', x: 0, y: 4, w: 4, h: 2, static: true }
    const { items, problems, moved } = normalise([
      s,
      { ...s, id: 't', x: 2 },
      { id: 'a', x: 0, y: 20, w: 6, h: 1 },
      { id: 'b', x: 8, y: 0, w: 6, h: 1 },
    ])
    expect(items.map(({ y }) => y)).toEqual([4, 6, 8, 0])
    expect(problems).toEqual([{ kind: 'static-overlap', index: 1, id: 't' }])
    expect(moved).toEqual(['a'])
  })

  it('makes new objects and leaves those it got alone', () => {
    const frozen = Object.freeze([Object.freeze({ ...item, y: 3 })])
    const { items } = normalise(frozen)
    expect(items[0]).toEqual(item)
    expect(frozen[0]?.y).toBe(3)
  })
})

describe('breakpoints', () => {
  it('L-50: derives a narrower layout whose neighbours stay neighbours', () => {
    const items = [
      { id: 'a', x: 0, y: 0, w: 8, h: 2 },
      { id: 'b', x: 8, y: 0, w: 8, h: 2 },
      { id: 'c', x: 16, y: 0, w: 8, h: 2 },
      { id: 'd', x: 0, y: 2, w: 24, h: 1, minW: 12 },
    ]
    const narrow = deriveLayout(items, 24, { columns: 12 })
    expect(narrow.map(({ x, y, w }) => [x, y, w])).toEqual([
      [0, 0, 4],
      [4, 0, 4],
      [8, 0, 4],
      [0, 2, 12],
    ])
    expect(deriveLayout(items, 24, { columns: 12 })).toEqual(narrow)
    expect(deriveLayout(narrow, 12, { columns: 24 })).toEqual(items.map((one) => ({ ...one })))
    const phone = deriveLayout(items, 24, { columns: 1 })
    expect(phone.map(({ y, w }) => [y, w])).toEqual([
      [0, 1],
      [2, 1],
      [4, 1],
      [6, 1],
    ])
  })

  it('L-51: takes the widest breakpoint that is reached', () => {
    const breakpoints = { wide: 1200, narrow: 0, middle: 768 }
    expect([0, 767, 768, 1199, 1200].map((width) => breakpointAt(breakpoints, width))).toEqual([
      'narrow',
      'narrow',
      'middle',
      'middle',
      'wide',
    ])
    expect(breakpointAt({ a: 500 }, 10)).toBe('a')
    expect(() => breakpointAt({}, 10)).toThrow(RangeError)
  })
})
