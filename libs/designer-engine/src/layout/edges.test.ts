import { describe, expect, it } from 'vitest'
import { moveNaively } from '../../testing/naive.js'
import { GridLayout, type LayoutItem } from '../layout.js'
import { breakpointAt, deriveLayout, normalise } from '../normalise.js'

// What faults put into the layout showed to be said by no other test: the cells next to the ones that count.

const a = { id: 'a', x: 4, y: 4, w: 2, h: 2 }
const place = ({ id, x, y, w, h }: LayoutItem) => `${id}: ${x} ${y} ${w} ${h}`
const write = (items: readonly LayoutItem[]) => items.map(place).join(', ')

describe('two items', () => {
  it.each([
    [2, 4, 'left of it', false],
    [6, 4, 'right of it', false],
    [4, 2, 'above it', false],
    [4, 6, 'below it', false],
    [2, 2, 'at its corner', false],
    [6, 6, 'at the other corner', false],
    [3, 4, 'a column into it', true],
    [5, 4, 'a column into it from the right', true],
    [4, 3, 'a row into it', true],
    [4, 5, 'a row into it from below', true],
  ])('L-4, L-24: at %i, %i, %s, meet: %s %s', (x, y, _, meet) => {
    const options = { compaction: 'none', preventCollision: true } as const
    const inserted = new GridLayout([a], options).insert({ ...a, id: 'b', x, y })
    expect(inserted.isRefused).toBe(meet)
    const layout = new GridLayout([a, { ...a, id: 'b', x: 20, y: 20 }], options)
    expect(layout.move(['b'], { x: x - 20, y: y - 20 }).isRefused).toBe(meet)
  })

  it('L-25: that would only touch may be swapped without compaction', () => {
    const list = [
      { id: 'a', x: 0, y: 0, w: 2, h: 1 },
      { id: 'b', x: 2, y: 0, w: 2, h: 1 },
      { id: 'c', x: 0, y: 1, w: 2, h: 1 },
    ]
    const layout = new GridLayout(list, { compaction: 'none' })
    expect(layout.swap('a', 'b').isRefused).toBe(false)
    expect(layout.swap('b', 'c').isRefused).toBe(false)
    expect(write(layout.items)).toBe('a: 2 0 2 1, b: 0 1 2 1, c: 0 0 2 1')
    const other = new GridLayout(list, { compaction: 'none' })
    expect(other.swap('b', 'a').isRefused).toBe(false)
    expect(other.swap('c', 'b').isRefused).toBe(false)
    expect(other.items).toEqual(layout.items)
  })
})

describe('a grid', () => {
  it('L-3: says what is wrong with its options', () => {
    const open = (options: object) => () => new GridLayout([], options)
    expect(open({ columns: 1001 })).toThrow('columns: 1001 is no whole number from 1 to 1000')
    expect(open({ maxRows: 0.5 })).toThrow('maxRows: 0.5 is less than 1')
    expect(open({ compaction: 'up' })).toThrow('compaction: unknown')
    expect(open({ columns: 1000, maxRows: 1 })).not.toThrow()
    expect(open({ columns: 1 })).not.toThrow()
  })

  it('L-23: is refused by a step only: neither from the beginning nor after a cancel', () => {
    const layout = new GridLayout([a, { ...a, id: 'b', x: 8 }], {
      compaction: 'none',
      preventCollision: true,
    })
    expect(layout.beginMove(['a']).commit()).toEqual({ changed: [], isRefused: false })
    const gesture = layout.beginMove(['a'])
    expect(gesture.preview({ x: 4, y: 0 }).isRefused).toBe(true)
    expect(gesture.cancel()).toEqual({ changed: [], isRefused: false })
  })
})

describe('a breakpoint', () => {
  it('L-51: there has to be one', () => {
    expect(() => breakpointAt({}, 100)).toThrow('No breakpoints')
  })

  it('L-50: is made of the layout as it lies, overlaps and gaps and all', () => {
    const items = [
      { id: 'a', x: 0, y: 3, w: 2, h: 2 },
      { id: 'b', x: 1, y: 4, w: 2, h: 2 },
      { id: 'c', x: 10, y: 9, w: 4, h: 1 },
    ]
    const derived = deriveLayout(items, 12, { columns: 6, allowOverlap: true })
    expect(write(derived)).toBe('a: 0 3 1 2, b: 1 4 1 2, c: 4 9 2 1')
  })
})

it('L-7: a resize to the last row is not refused, and goes no further', () => {
  const options = { compaction: 'none', maxRows: 10 } as const
  const layout = new GridLayout([a], options)
  expect(layout.resize('a', 's', { x: 0, y: 100 }).isRefused).toBe(false)
  expect(write(layout.items)).toBe('a: 4 4 2 6')
})

it('L-10: ids decide at one place, whatever the list says', () => {
  const list = ['c', 'a', 'd', 'b'].map((id) => ({ id, x: 0, y: 0, w: 1, h: 1 }))
  const rows = (items: readonly LayoutItem[]) => items.map(({ id, y }) => `${id}${y}`)
  expect(rows(normalise(list).items)).toEqual(['c2', 'a0', 'd3', 'b1'])
  expect(rows(new GridLayout(list).items)).toEqual(['c2', 'a0', 'd3', 'b1'])
})

/** The layout with columns and rows exchanged. */
const turn = ({ id, x, y, w, h }: LayoutItem): LayoutItem => ({ id, x: y, y: x, w: h, h: w })

describe.each([
  ['vertical', (item: LayoutItem) => item],
  ['horizontal', turn],
] as const)('a drag, %s', (compaction, way) => {
  const drag = (list: LayoutItem[], ids: string[], by: { x: number; y: number }) => {
    const layout = new GridLayout(list.map(way), { compaction })
    expect(layout.items.map(way)).toEqual(list)
    const { x, y } = way({ id: '', w: 1, h: 1, ...by })
    layout.move(ids, { x, y })
    return write(layout.items.map(way))
  }

  it('L-22: what would be overtaken goes with what has room', () => {
    const list = [
      { id: 'a', x: 4, y: 0, w: 2, h: 2 },
      { id: 'f', x: 4, y: 2, w: 2, h: 1 },
      { id: 'l', x: 0, y: 3, w: 6, h: 1 },
    ]
    expect(drag(list, ['a'], { x: -4, y: 2 })).toBe('a: 0 2 2 2, f: 4 0 2 1, l: 0 1 6 1')
  })

  it('L-22: and so does what begins before it', () => {
    const list = [
      { id: 'a', x: 0, y: 0, w: 2, h: 2 },
      { id: 'f', x: 0, y: 2, w: 2, h: 1 },
      { id: 'l', x: 1, y: 3, w: 6, h: 1 },
    ]
    expect(drag(list, ['a'], { x: 4, y: 2 })).toBe('a: 4 2 2 2, f: 0 0 2 1, l: 1 1 6 1')
  })

  it('L-22: what lies beside it does not, to the left', () => {
    const list = [
      { id: 't', x: 0, y: 0, w: 4, h: 2 },
      { id: 'h', x: 0, y: 2, w: 2, h: 3 },
      { id: 'l', x: 2, y: 2, w: 2, h: 1 },
    ]
    expect(drag(list, ['t'], { x: 0, y: 1 })).toBe('t: 0 1 4 2, h: 0 3 2 3, l: 2 0 2 1')
  })

  it('L-22: what lies beside it does not, to the right', () => {
    const list = [
      { id: 't', x: 0, y: 0, w: 4, h: 2 },
      { id: 'k', x: 0, y: 2, w: 2, h: 1 },
      { id: 'h', x: 2, y: 2, w: 2, h: 3 },
      { id: 'l', x: 0, y: 3, w: 2, h: 1 },
    ]
    expect(drag(list, ['t'], { x: 0, y: 2 })).toBe('t: 0 2 4 2, k: 0 0 2 1, h: 2 4 2 3, l: 0 1 2 1')
  })

  it('L-21, L-22: of several dragged items the first one decides, in whatever order they are named', () => {
    const list = [
      { id: 't1', x: 0, y: 0, w: 2, h: 3 },
      { id: 'x', x: 2, y: 0, w: 2, h: 1 },
      { id: 't2', x: 2, y: 1, w: 2, h: 2 },
      { id: 'i', x: 0, y: 3, w: 4, h: 1 },
    ]
    const expected = 't1: 0 2 2 3, x: 2 0 2 1, t2: 2 2 2 2, i: 0 1 4 1'
    expect(drag(list, ['t2', 't1'], { x: 0, y: 2 })).toBe(expected)
    expect(drag(list, ['t1', 't2'], { x: 0, y: 2 })).toBe(expected)
  })

  it('L-21, L-22: nothing that is dragged itself goes with what changes places', () => {
    const list = [
      { id: 'a', x: 0, y: 0, w: 2, h: 4 },
      { id: 'm', x: 0, y: 4, w: 2, h: 1 },
      { id: 'l', x: 0, y: 5, w: 2, h: 1 },
    ]
    expect(drag(list, ['a', 'm'], { x: 0, y: 3 })).toBe('a: 0 1 2 4, m: 0 5 2 1, l: 0 0 2 1')
  })

  it('L-33: of what is resized nobody takes the place, though there would be room', () => {
    const list = [
      { id: 's', x: 0, y: 0, w: 2, h: 2 },
      { id: 'a', x: 0, y: 2, w: 4, h: 2 },
      { id: 'b', x: 2, y: 4, w: 2, h: 2 },
    ]
    const layout = new GridLayout(list.map(way), { compaction })
    layout.resize('a', compaction === 'vertical' ? 's' : 'e', { x: 1, y: 1 })
    expect(write(layout.items.map(way))).toBe('s: 0 0 2 2, a: 0 2 4 3, b: 2 5 2 2')
  })

  it('L-24: is refused onto another item', () => {
    const list = [0, 2, 4].map((y) => ({ id: `i${y}`, x: 0, y, w: 2, h: 2 }))
    const layout = new GridLayout(list.map(way), { compaction, preventCollision: true })
    const { x, y } = way({ id: '', x: 0, y: 4, w: 1, h: 1 })
    expect(layout.move(['i0'], { x, y }).isRefused).toBe(true)
  })
})

describe('a page of many rows', () => {
  // A hole below the first rows, closed by a wide item, and a column of single cells beside wide ones.
  const hole = Array.from({ length: 10 }, (_, y) => ({ id: `h${y}`, x: 1, y, w: 23, h: 1 }))
  const rows = Array.from({ length: 60 }, (_, row) => [
    { id: `c${row}`, x: 0, y: 11 + row, w: 1, h: 1 },
    { id: `r${row}`, x: 1, y: 11 + row, w: 23, h: 1 },
  ])
  const lid = { id: 'lid', x: 0, y: 10, w: 24, h: 1 }
  const page = [...hole, lid, ...rows.flat()]

  it('L-11, L-20: closes the gap that an item leaves that goes into a hole far above', () => {
    for (let row = 0; row < 60; row += 1) {
      const layout = new GridLayout(page)
      expect(layout.items).toEqual(page)
      const by = { x: 0, y: -row - 6 }
      const expected = moveNaively(page, [`c${row}`], by)
      layout.move([`c${row}`], by)
      expect(write(layout.items)).toBe(write(expected))
    }
  })

  it('L-11, L-20: and lays it down where it goes from the hole', () => {
    const start = [{ id: 'a', x: 0, y: 0, w: 1, h: 1 }, ...page]
    for (let row = 0; row < 60; row += 1) {
      const layout = new GridLayout(start)
      const by = { x: 0, y: 11 + row }
      layout.move(['a'], by)
      expect(write(layout.items)).toBe(write(moveNaively(start, ['a'], by)))
    }
  })
})

describe('what is inserted', () => {
  const s = { id: 's', x: 0, y: 2, w: 2, h: 2, static: true }
  const b = { id: 'b', x: 4, y: 0, w: 2, h: 2 }
  const page = [s, b]

  it.each(['vertical', 'horizontal', 'wrap'] as const)(
    'L-26: as a static is refused on a static only, %s',
    (compaction) => {
      const layout = new GridLayout(page, { compaction })
      const added = { id: 'n', x: 1, y: 3, w: 2, h: 2, static: true }
      expect(layout.insert(added)).toEqual({ changed: [], isRefused: true })
      expect(layout.get('n')).toBeUndefined()
      expect(layout.items).toHaveLength(2)
      const onB = { ...added, x: layout.get('b')?.x ?? 0, y: 0 }
      const { changed, isRefused } = layout.insert(onB)
      expect(isRefused).toBe(false)
      expect(changed.at(-1)).toEqual(onB)
      expect(layout.get('s')).toBe(s)
      expect(layout.get('b')).not.toEqual(b)
    },
  )

  it('L-26: goes behind a static where there is compaction, and lies on no static without', () => {
    const added = { id: 'n', x: 1, y: 3, w: 2, h: 2 }
    const compacted = new GridLayout([s])
    expect(write(compacted.insert(added).changed)).toBe('n: 1 4 2 2')
    const free = new GridLayout(page, { compaction: 'none' })
    expect(free.insert(added).isRefused).toBe(true)
    expect(write(free.insert({ ...added, x: 3 }).changed)).toBe('n: 3 3 2 2')
    expect(write(free.insert({ ...added, id: 'm', x: 4, y: 1 }).changed)).toBe(
      'b: 4 3 2 2, n: 3 5 2 2, m: 4 1 2 2',
    )
  })

  it('L-8: lies where it says where items may overlap, on statics and whatever would be refused', () => {
    const layout = new GridLayout(page, { allowOverlap: true, preventCollision: true })
    const added = { id: 'n', x: 1, y: 3, w: 4, h: 2, static: true }
    expect(layout.insert(added).changed).toEqual([added])
    expect(layout.move(['b'], { x: -3, y: 2 }).changed).toEqual([{ ...b, x: 1, y: 2 }])
    expect(layout.remove(['s'])).toEqual({ changed: [], isRefused: false })
    expect(layout.items.map(({ id }) => id)).toEqual(['b', 'n'])
    expect(layout.get('s')).toBeUndefined()
    expect(layout.get('n')).toEqual(added)
  })

  it('L-7: may make a page as high as it is, though it is too high', () => {
    const layout = new GridLayout([{ ...b, h: 9 }], { maxRows: 10 })
    const more = { id: 'n', x: 4, y: 9, w: 2, h: 1 }
    expect(layout.insert(more).isRefused).toBe(false)
    expect(layout.insert({ ...more, id: 'm' }).isRefused).toBe(true)
    expect(layout.rows).toBe(10)
    const high = new GridLayout([{ ...s, y: 20 }, b], { maxRows: 10, compaction: 'none' })
    expect(high.insert({ ...more, x: 8, y: 21 }).isRefused).toBe(false)
    expect(high.insert({ ...more, id: 'm', x: 8, y: 22 }).isRefused).toBe(true)
    expect(high.move(['b'], { x: 1, y: 0 }).isRefused).toBe(false)
  })
})

describe('a gesture', () => {
  const b = { ...a, id: 'b', x: 10 }

  it('L-29: is the only one, and leaves the layout open to the next', () => {
    const layout = new GridLayout([a, b], { compaction: 'none' })
    const first = layout.beginMove(['a'])
    expect(() => layout.swap('a', 'b')).toThrow('A gesture is not over yet')
    expect(() => layout.insert({ ...a, id: 'c' })).toThrow('A gesture is not over yet')
    expect(() => layout.beginMove(['b'])).toThrow('A gesture is not over yet')
    expect(write(first.preview({ x: 1, y: 0 }).changed)).toBe('a: 5 4 2 2')
    expect(write(first.commit().changed)).toBe('a: 5 4 2 2')
    const second = layout.beginMove(['a'])
    expect(() => first.preview({ x: 1, y: 0 })).toThrow('The gesture is over')
    expect(() => first.cancel()).toThrow('The gesture is over')
    expect(write(second.preview({ x: 1, y: 0 }).changed)).toBe('a: 6 4 2 2')
    expect(write(second.cancel().changed)).toBe('a: 5 4 2 2')
    expect(() => second.cancel()).toThrow('The gesture is over')
    expect(() => layout.resize('a', 'e', { x: NaN, y: 0 })).toThrow('A step of NaN cells')
    expect(layout.resize('a', 'e', { x: 1, y: 0 }).changed).toHaveLength(1)
  })

  it('L-21: takes an item once that is named twice, and moves nothing when none is named', () => {
    const layout = new GridLayout([a, b], { compaction: 'none' })
    expect(write(layout.move(['a', 'a'], { x: 2, y: 1 }).changed)).toBe('a: 6 5 2 2')
    expect(layout.move([], { x: 2, y: 1 })).toEqual({ changed: [], isRefused: false })
    const above = new GridLayout([a, { ...b, static: true }], { compaction: 'none' })
    expect(write(above.move(['a', 'a'], { x: 6, y: 0 }).changed)).toBe('a: 10 6 2 2')
    const page = Array.from({ length: 32 }, (_, y) => ({ ...a, id: `i${y}`, x: 0, y: 2 * y }))
    expect(new GridLayout(page).move([], { x: 2, y: 1 }).changed).toEqual([])
  })

  it('L-21, L-43: ends at the last row, for the lowest and for the highest of what is dragged', () => {
    const drag = (maxRows?: number) => {
      const options = { compaction: 'none', maxRows } as const
      const layout = new GridLayout([a, { ...b, y: 8, h: 3 }], options)
      layout.move(['a', 'b'], { x: 99, y: Infinity })
      return write(layout.items)
    }
    expect(drag()).toBe('a: 16 100000 2 2, b: 22 100004 2 3')
    expect(drag(20)).toBe('a: 16 13 2 2, b: 22 17 2 3')
    // What lies too low already is not brought back.
    expect(drag(5)).toBe('a: 16 4 2 2, b: 22 8 2 3')
  })

  it('L-20, L-28: tells what comes back, however many steps ago it was moved', () => {
    const layout = new GridLayout([a, b, { ...b, id: 'c', y: 20 }], { compaction: 'none' })
    const gesture = layout.beginMove(['a'])
    expect(write(gesture.preview({ x: 6, y: 0 }).changed)).toBe('a: 10 4 2 2, b: 10 6 2 2')
    expect(write(gesture.preview({ x: 6, y: 15 }).changed)).toBe(
      'a: 10 19 2 2, b: 10 4 2 2, c: 10 21 2 2',
    )
    expect(write(gesture.preview({ x: 0, y: 15 }).changed)).toBe('a: 4 19 2 2, c: 10 20 2 2')
    expect(write(gesture.cancel().changed)).toBe('a: 4 4 2 2')
  })
})

it('L-25: a swap keeps to the columns, and without compaction to what lies around', () => {
  const wide = { id: 'w', x: 0, y: 0, w: 6, h: 1 }
  const layout = new GridLayout([wide, { ...a, x: 22, y: 9 }], { compaction: 'none' })
  expect(write(layout.swap('w', 'a').changed)).toBe('w: 18 9 6 1, a: 0 0 2 2')
  const list = [
    { ...a, x: 0, y: 0 },
    { ...wide, x: 2 },
  ]
  expect(new GridLayout(list, { compaction: 'none' }).swap('a', 'w').isRefused).toBe(true)
  expect(write(new GridLayout(list).swap('a', 'w').changed)).toBe('a: 2 1 2 2, w: 0 0 6 1')
})

it('L-25: nobody else changes places in a swap, though there would be room', () => {
  const layout = new GridLayout([
    { id: 'a', x: 0, y: 0, w: 2, h: 4 },
    { id: 'd', x: 4, y: 0, w: 1, h: 3 },
    { id: 'b', x: 4, y: 3, w: 2, h: 2 },
    { id: 'f', x: 5, y: 5, w: 1, h: 1 },
  ])
  expect(write(layout.swap('a', 'b').changed)).toBe('a: 4 3 2 4, b: 0 0 2 2, f: 5 7 1 1')
})

it('L-28, L-30: a preview of a resize tells what changed in width or height alone', () => {
  const layout = new GridLayout([a], { compaction: 'none' })
  const wider = layout.beginResize('a', 'e')
  expect(write(wider.preview({ x: 1, y: 1 }).changed)).toBe('a: 4 4 3 2')
  expect(wider.preview({ x: 1, y: 0 }).changed).toEqual([])
  expect(write(wider.cancel().changed)).toBe('a: 4 4 2 2')
  const higher = layout.beginResize('a', 's')
  expect(write(higher.preview({ x: 1, y: 1 }).changed)).toBe('a: 4 4 2 3')
  expect(write(higher.cancel().changed)).toBe('a: 4 4 2 2')
  layout.resize('a', 'n', { x: 0, y: -50 })
  expect(write(layout.items)).toBe('a: 4 0 2 6')
})

it('L-31: of two limits that leave nothing between them the lower one wins', () => {
  const layout = new GridLayout([{ ...a, minW: 3, maxW: 2, minH: 4, maxH: 3 }])
  expect(write(layout.items)).toBe('a: 4 0 3 4')
  layout.resize('a', 'se', { x: 9, y: 9 })
  expect(write(layout.items)).toBe('a: 4 0 3 4')
})

it('L-12: goes left in every row, however many there are, and on to rows that nothing was in', () => {
  const list = Array.from({ length: 60 }, (_, y) => ({ id: `i${y}`, x: y % 2, y, w: 23, h: 1 }))
  const layout = new GridLayout([...list, { id: 'n', x: 2, y: 0, w: 2, h: 9 }], {
    compaction: 'horizontal',
  })
  expect(layout.items.slice(0, 60).every(({ x }) => x === 0)).toBe(true)
  expect(layout.get('n')).toEqual({ id: 'n', x: 0, y: 60, w: 2, h: 9 })
  layout.insert({ id: 'm', x: 2, y: 0, w: 2, h: 9 })
  expect(layout.get('m')).toEqual({ id: 'm', x: 2, y: 60, w: 2, h: 9 })
})

it('L-12, L-15: what a static leaves no place in its row goes to the next one, not below the static', () => {
  const list = [
    { id: 'f', x: 0, y: 0, w: 10, h: 1 },
    { id: 's', x: 14, y: 0, w: 10, h: 5, static: true },
    { id: 'n', x: 10, y: 0, w: 12, h: 1 },
  ]
  const layout = new GridLayout(list, { compaction: 'horizontal' })
  expect(write(layout.items)).toBe('f: 0 0 10 1, s: 14 0 10 5, n: 0 1 12 1')
})

it('L-14, L-15: words flow below statics that fill a line, and into the first gap beside them', () => {
  const wrap = (list: LayoutItem[]) => write(new GridLayout(list, { compaction: 'wrap' }).items)
  const all = { id: 's', x: 0, y: 0, w: 24, h: 3, static: true }
  const word = { id: 'a', x: 0, y: 0, w: 12, h: 1 }
  expect(wrap([all, word])).toBe('s: 0 0 24 3, a: 0 3 12 1')
  const right = { ...all, id: 't', x: 12, w: 12, h: 2 }
  expect(wrap([{ ...all, w: 12 }, right, word])).toBe('s: 0 0 12 3, t: 12 0 12 2, a: 12 2 12 1')
})
