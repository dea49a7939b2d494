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
    [{ x: NaN, y: 'low', w: 1.5 }, { ...item, x: 0, w: 2 }, ['bad-number']],
    [{ h: null }, { ...item, h: 1 }, ['bad-number']],
    [{ minW: 1, maxW: 1, w: 1 }, { ...item, minW: 1, maxW: 1, w: 1 }, []],
    [{ minH: 1, maxH: 1, h: 1 }, { ...item, minH: 1, maxH: 1, h: 1 }, []],
    [{ minH: 4 }, { ...item, minH: 4, h: 4 }, ['out-of-bounds']],
    [{ minW: 1.9, maxW: 30 }, { ...item, minW: 1, maxW: 24 }, []],
    [{ minH: 1.9, maxH: 1e9 }, { ...item, minH: 1, maxH: gridLimits.height }, []],
    [
      { maxW: 3, maxH: 3, w: 5, h: 5 },
      { ...item, maxW: 3, maxH: 3, w: 3, h: 3 },
      ['out-of-bounds'],
    ],
    [{ minW: '3' }, item, ['bad-limits']],
    [{ minW: 0.9 }, item, ['bad-limits']],
    [{ minH: NaN }, item, ['bad-limits']],
    [{ maxW: 0.9 }, item, ['bad-limits']],
    [{ maxH: 0.9 }, item, ['bad-limits']],
    [{ aspect: 0.001 }, { ...item, aspect: 0.001 }, []],
    [{ aspect: 1000 }, { ...item, aspect: 1000 }, []],
    [{ aspect: 0.0009 }, item, ['bad-limits']],
    [{ aspect: 1001 }, item, ['bad-limits']],
    [{ aspect: '2' }, item, ['bad-limits']],
  ])('L-42, L-43, L-44: repairs %o', (part, expected, problems) => {
    expect(normalise([{ ...item, ...part }]).items).toStrictEqual([expected])
    expect(kinds([{ ...item, ...part }])).toEqual(problems)
  })

  it('L-43: brings what is too high or too low into the rows there are', () => {
    const { items, problems } = normalise(
      [
        { ...item, y: 9 },
        { ...item, id: 'b', x: 4, h: 9 },
        { ...item, id: 'c', x: 8, y: 3, h: 3 },
      ],
      { maxRows: 5, compaction: 'none' },
    )
    expect(items.map(({ y, h }) => [y, h])).toEqual([
      [3, 2],
      [0, 5],
      [2, 3],
    ])
    expect(problems.map(({ kind, id }) => [kind, id])).toEqual([
      ['out-of-bounds', 'a'],
      ['out-of-bounds', 'b'],
      ['out-of-bounds', 'c'],
    ])
  })

  it('L-43: says which items were too low, statics and others', () => {
    const low = { x: 0, y: gridLimits.row + 7, w: 1, h: 1 }
    const { items, problems } = normalise(
      [
        { ...item, static: true },
        { ...low, id: 'b' },
        { ...low, id: 'c', x: 3, static: true },
        { ...low, id: 'd', x: 5, y: gridLimits.row },
      ],
      { compaction: 'none' },
    )
    const { row } = gridLimits
    expect(items.map(({ y }) => y)).toEqual([0, row + 1, row, row])
    expect(problems).toEqual([
      { kind: 'out-of-bounds', index: 2, id: 'c' },
      { kind: 'out-of-bounds', index: 1, id: 'b' },
    ])
  })

  it('L-43: below an item that ends lower an item may begin there, a static below statics only', () => {
    const high = { x: 0, y: gridLimits.row, w: 2, h: 9 }
    const end = gridLimits.row + 9
    const ys = (isStatic: boolean, isOther: boolean) =>
      normalise(
        [
          { ...high, id: 'a', ...(isStatic && { static: true }) },
          { ...high, id: 'b', x: 4, y: end, h: 1, ...(isOther && { static: true }) },
        ],
        { compaction: 'none' },
      ).items.map(({ y }) => y - gridLimits.row)
    expect(ys(false, false)).toEqual([0, 9])
    expect(ys(true, false)).toEqual([0, 9])
    expect(ys(true, true)).toEqual([0, 9])
    expect(ys(false, true)).toEqual([0, 0])
  })

  it('L-41: an empty text is no id', () => {
    expect(normalise([{ ...item, id: '' }, item])).toEqual({
      items: [item],
      problems: [{ kind: 'bad-id', index: 0 }],
      moved: [],
    })
  })

  it.each([
    ['none' as const, [5, 7, 0]],
    ['vertical' as const, [0, 2, 0]],
  ])('L-11, L-13, L-46: takes apart what lies on each other, %s', (compaction, ys) => {
    const list = [
      { ...item, y: 5 },
      { ...item, id: 'b', x: 1, y: 6 },
      { ...item, id: 'c', x: 9 },
    ]
    expect(normalise(list, { compaction }).items.map(({ y }) => y)).toEqual(ys)
    expect(isSettled(list, { compaction })).toBe(false)
    const apart = normalise(list, { compaction }).items
    expect(isSettled(apart, { compaction })).toBe(true)
    const on = apart.map((one) => ({ ...one, x: 0, y: 0, static: true }))
    expect(isSettled(on, { compaction })).toBe(false)
  })

  it('L-46: lets an item rise into the gap above one that had to go below others', () => {
    const list = [
      { id: 'a', x: 3, y: 1, w: 2, h: 2 },
      { id: 'b', x: 4, y: 6, w: 4, h: 3 },
      { id: 'c', x: 1, y: 0, w: 1, h: 5 },
      { id: 'd', x: 1, y: 0, w: 3, h: 4 },
    ]
    expect(normalise(list).items.map(({ y }) => y)).toEqual([9, 0, 0, 5])
    expect(normalise(list).moved).toEqual(['a', 'b', 'd'])
  })

  it('L-46: a page that is too crowded is compacted as L-11 says', () => {
    const list = Array.from({ length: 1200 }, (_, n) => ({
      ...item,
      id: `${10_000 + n}`,
      y: n % 3,
    }))
    const { items } = normalise(list)
    const order = [0, 1, 2].flatMap((first) => list.filter((_, n) => n % 3 === first))
    expect(order.map(({ id }) => items.find((one) => one.id === id)?.y)).toEqual(
      order.map((_, place) => 2 * place),
    )
  })

  it('L-8: with overlaps allowed all stays where it is', () => {
    const list = [
      { ...item, y: 5 },
      { ...item, id: 'b', x: 1, y: 6 },
    ]
    expect(normalise(list, { allowOverlap: true })).toEqual({
      items: list,
      problems: [],
      moved: [],
    })
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
    'L-43: keeps many of the worst items within its numbers, compaction %s',
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
      const { items } = normalise(input, { compaction })
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

  it('L-50: keeps rows, and has 24 columns unless it is told', () => {
    const items = [
      { id: 'a', x: 0, y: 5, w: 6, h: 2 },
      { id: 'b', x: 6, y: 7, w: 6, h: 2, minW: 5 },
    ]
    expect(deriveLayout(items, 12, { compaction: 'none' })).toEqual([
      { id: 'a', x: 0, y: 5, w: 12, h: 2 },
      { id: 'b', x: 12, y: 7, w: 12, h: 2, minW: 5 },
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
    expect(() => breakpointAt({}, 10)).toThrow(new RangeError('No breakpoints'))
  })
})
