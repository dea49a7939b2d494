import { describe, expect, it } from 'vitest'
import vectors from '../../testing/peerVectors.json' with { type: 'json' }
import { compactByPeer } from '../../testing/peer.js'
import { GridLayout, type GridOptions, type LayoutItem, type ResizeHandle } from '../layout.js'
import { breakpointAt, deriveLayout, normalise } from '../normalise.js'

function read(text: string): LayoutItem[] {
  return text.split(', ').map((part) => {
    const [id = '', x, y, w, h] = part.replace(/[:!]/g, '').split(' ')
    const item = { id, x: Number(x), y: Number(y), w: Number(w), h: Number(h) }
    return part.endsWith('!') ? { ...item, static: true } : item
  })
}

function write(items: readonly LayoutItem[]): string {
  return items.map(({ id, x, y, w, h }) => `${id}: ${x} ${y} ${w} ${h}`).join(', ')
}

describe("react-grid-layout's own cases", () => {
  it.each(vectors.compact)('L-46: $name, $compaction', ({ items, expected, ...options }) => {
    const made = normalise(read(items), options as GridOptions)
    expect(write(made.items)).toBe(expected)
  })

  it.each(vectors.move)('L-20: $name, $compaction', ({ items, id, to, expected, ...options }) => {
    const layout = new GridLayout(read(items), options as GridOptions)
    const { x, y } = layout.get(id) as LayoutItem
    layout.move([id], { x: (to[0] ?? 0) - x, y: (to[1] ?? 0) - y })
    expect(write(layout.items)).toBe(expected)
  })

  it.each(vectors.resize)(
    'L-30, L-31: $name, $handle',
    ({ item, handle, by, expected, limits, ...options }) => {
      const items = [{ ...read(`a: ${item}`)[0], ...limits }]
      const rules: GridOptions = { ...options, compaction: 'none' }
      const made = normalise(items, rules)
      expect(made.problems).toEqual([])
      const layout = new GridLayout(made.items, rules)
      layout.resize('a', handle as ResizeHandle, { x: by[0] ?? 0, y: by[1] ?? 0 })
      expect(write(layout.items)).toBe(`a: ${expected}`)
    },
  )

  // Here the ids decide between items at one place, there the list: so the ids here sort like the list.
  it.each(['vertical', 'horizontal'] as const)('L-46: its 100 items, %s', (compaction) => {
    const items = Array.from({ length: 100 }, (_, i) => ({
      id: String(i).padStart(2, '0'),
      x: (i * 3) % 12,
      y: i % 7,
      w: 1 + (i % 3),
      h: 1 + (i % 2),
    }))
    const fits = items.map((item) => ({ ...item, x: Math.min(item.x, 12 - item.w) }))
    expect(fits).toEqual(items)
    const made = normalise(items, { columns: 12, compaction }).items
    expect(made).toEqual(compactByPeer(items, compaction, 12))
    expect(made.map(({ x, y }) => `${x},${y}`).join(' ')).toBe(vectors.snapshot[compaction])
  })

  it('L-11: 100 items of a large layout lie as they did', () => {
    const items = Array.from({ length: 100 }, (_, i) => ({
      id: String(i).padStart(2, '0'),
      x: i % 12,
      y: Math.floor(i / 12) * 2,
      w: 1,
      h: 2,
    }))
    expect(normalise(items, { columns: 12 })).toEqual({ items, problems: [], moved: [] })
  })

  it.each(['vertical', 'horizontal', 'none', 'wrap'] as const)(
    'L-1, L-3: what else an item says stays, the list stays as long as it was, and may be empty, %s',
    (compaction) => {
      const item = { id: 'a', x: 0, y: 0, w: 2, h: 3, minW: 1, maxW: 4, minH: 1, maxH: 6 }
      const given = [item, { ...item, id: 'b', x: 4 }, { ...item, id: 'c', x: 8, static: true }]
      const made = normalise(given, { compaction, columns: 12 }).items
      expect(
        made.map(({ w, h, minW, maxW, minH, maxH }) => [w, h, minW, maxW, minH, maxH]),
      ).toEqual(given.map(() => [2, 3, 1, 4, 1, 6]))
      expect(made.map(({ id, static: isStatic }) => [id, isStatic === true])).toEqual([
        ['a', false],
        ['b', false],
        ['c', true],
      ])
      expect(made).not.toBe(given)
      expect(made.some((one, index) => one === given[index])).toBe(false)
      expect(normalise([], { compaction, columns: 12 }).items).toEqual([])
    },
  )

  it.each(['vertical', 'horizontal', 'none', 'wrap'] as const)(
    'L-8: with overlaps allowed nothing moves, %s',
    (compaction) => {
      const items = read('a: 5 3 2 2, b: 2 1 2 2, c: 5 3 2 2')
      const made = normalise(items, { compaction, columns: 12, allowOverlap: true })
      expect(made.items).toEqual(items)
    },
  )

  it.each([
    ['0 1 1 1', '1 2 1 1', false],
    ['0 1 1 1', '0 1 1 1', true],
    ['0 0 2 2', '1 1 2 2', true],
    ['0 0 2 2', '5 5 2 2', false],
    ['0 0 2 2', '2 0 2 2', false],
    ['0 0 3 3', '1 1 3 3', true],
    ['2 0 3 3', '1 1 3 3', true],
    ['10 0 2 2', '10 10 1 1', false],
  ])('L-4, L-24: whether %s and %s meet: %s', (a, b, expected) => {
    const options = { compaction: 'none', preventCollision: true } as const
    const layout = new GridLayout(read(`a: ${a}`), options)
    expect(layout.insert(read(`b: ${b}`)[0]!).isRefused).toBe(expected)
  })

  it('L-6: a static is not dragged', () => {
    const layout = new GridLayout(read('S: 0 0 2 2!'), { compaction: 'none', columns: 10 })
    expect(() => layout.move(['S'], { x: 3, y: 3 })).toThrow(RangeError)
    expect(write(layout.items)).toBe('S: 0 0 2 2')
  })

  it('L-28: rows down to the lowest item, and an item by its id', () => {
    const options = { compaction: 'none' } as const
    expect(new GridLayout([], options).rows).toBe(0)
    expect(new GridLayout(read('1: 0 1 1 1, 2: 1 2 1 1'), options).rows).toBe(3)
    expect(new GridLayout(read('a: 0 0 2 2, b: 0 5 2 3'), options).rows).toBe(8)
    const layout = new GridLayout(read('a: 0 0 2 2, b: 2 0 2 2, c: 4 0 2 2'), options)
    expect(layout.get('b')).toMatchObject({ id: 'b', x: 2 })
    expect(layout.get('nobody')).toBeUndefined()
    expect(new GridLayout([], options).get('a')).toBeUndefined()
  })

  it('L-42: what lacks a number is repaired and told, there it is an error', () => {
    expect(normalise([{ id: '2', x: 1, y: 2, w: 1 }], { compaction: 'none' })).toMatchObject({
      items: [{ id: '2', x: 1, y: 2, w: 1, h: 1 }],
      problems: [{ kind: 'bad-number', index: 0, id: '2' }],
    })
    expect(normalise([{ id: 'a', x: '0', y: 0, w: 2, h: 2 }]).problems).toEqual([
      { kind: 'bad-number', index: 0, id: 'a' },
    ])
  })

  it('L-3: a grid without columns is refused, there everything lies in its first one', () => {
    expect(() => new GridLayout([], { columns: 0 })).toThrow('columns: 0 is no whole number')
  })

  it('L-50, L-51: a gap closes when a breakpoint is derived (1744), and nobody is lost (2110)', () => {
    const large = read('A: 0 0 12 1, C: 0 2 12 1')
    expect(write(deriveLayout(large, 12, { columns: 12 }))).toBe('A: 0 0 12 1, C: 0 1 12 1')
    const middle = read('A: 0 0 3 1, new: 3 0 3 1')
    expect(write(deriveLayout(middle, 12, { columns: 12 }))).toBe('A: 0 0 3 1, new: 3 0 3 1')
    const widths = { lg: 1200, md: 996, sm: 768, xs: 480, xxs: 0 }
    expect([100, 500, 800, 1000, 1300].map((width) => breakpointAt(widths, width))).toEqual([
      'xxs',
      'xs',
      'sm',
      'md',
      'lg',
    ])
  })
})
