import { describe, expect, it } from 'vitest'
import { GridLayout, type GridOptions, type LayoutItem } from '../layout.js'

/** Items written as `a: x y w h`, a trailing `!` for statics. */
function read(text: string): LayoutItem[] {
  return text.split(',').map((part) => {
    const [id = '', x, y, w, h] = part.trim().replace(/[:!]/g, '').split(/\s+/)
    const item = { id, x: Number(x), y: Number(y), w: Number(w), h: Number(h) }
    return part.includes('!') ? { ...item, static: true } : item
  })
}

function write(items: readonly LayoutItem[]): string {
  return items.map(({ id, x, y, w, h }) => `${id}: ${x} ${y} ${w} ${h}`).join(', ')
}

const open = (text: string, options?: GridOptions) => new GridLayout(read(text), options)

describe('grid', () => {
  it('L-2: has 24 columns and compacts vertically', () => {
    const layout = open('a: 0 3 4 2, b: 0 9 4 2')
    expect(write(layout.items)).toBe('a: 0 0 4 2, b: 0 2 4 2')
    layout.move(['a'], { x: 100, y: 0 })
    expect(write(layout.items)).toBe('a: 20 0 4 2, b: 0 0 4 2')
    expect(layout.rows).toBe(2)
    expect(layout.get('a')).toEqual({ id: 'a', x: 20, y: 0, w: 4, h: 2 })
    expect(layout.get('c')).toBeUndefined()
  })

  it.each<GridOptions>([
    { columns: 0 },
    { columns: 1.5 },
    { columns: NaN },
    { columns: 1001 },
    { maxRows: 0 },
    { maxRows: NaN },
    { compaction: 'sideways' as never },
  ])('L-3: refuses the options %o', (options) => {
    expect(() => new GridLayout([], options)).toThrow(RangeError)
  })

  it('L-6: a static is neither dragged nor resized nor swapped', () => {
    const layout = open('s: 0 5 4 2!, a: 4 0 2 2')
    expect(() => layout.move(['s'], { x: 1, y: 0 })).toThrow('s is static')
    expect(() => layout.resize('s', 'e', { x: 1, y: 0 })).toThrow(RangeError)
    expect(() => layout.swap('a', 's')).toThrow(RangeError)
    expect(() => layout.move(['nobody'], { x: 1, y: 0 })).toThrow('No item nobody')
  })

  it('L-7, L-23: refuses what reaches below the last row', () => {
    const layout = open('a: 0 0 4 2, b: 0 2 4 2, c: 4 0 4 2', { maxRows: 4 })
    const gesture = layout.beginMove(['c'])
    expect(gesture.preview({ x: -4, y: 0 })).toEqual({ changed: [], isRefused: true })
    expect(write(gesture.preview({ x: 4, y: 0 }).changed)).toBe('c: 8 0 4 2')
    const back = gesture.preview({ x: -4, y: 0 })
    expect([write(back.changed), back.isRefused]).toEqual(['c: 4 0 4 2', true])
    expect(gesture.commit()).toEqual({ changed: [], isRefused: true })
    expect(layout.insert({ id: 'd', x: 0, y: 0, w: 4, h: 1 }).isRefused).toBe(true)
  })

  it('L-8: lets items overlap when asked to', () => {
    const layout = open('a: 0 5 4 2, b: 1 5 4 2', { allowOverlap: true })
    expect(layout.resize('a', 'se', { x: 2, y: 2 }).changed).toHaveLength(1)
    expect(write(layout.move(['b'], { x: -1, y: -5 }).changed)).toBe('b: 0 0 4 2')
    expect(write(layout.items)).toBe('a: 0 5 6 4, b: 0 0 4 2')
  })
})

describe('compaction', () => {
  it('L-10: of two in one row the dragged one comes first', () => {
    const layout = open('a: 0 0 4 2, b: 4 0 4 2')
    expect(write(layout.move(['b'], { x: -3, y: 0 }).changed)).toBe('a: 0 2 4 2, b: 1 0 4 2')
  })

  it('L-11: nothing overtakes, though there would be room', () => {
    const layout = open('wide: 0 0 8 1, small: 4 1 4 1, tall: 8 0 2 6')
    layout.move(['tall'], { x: -8, y: 0 })
    expect(write(layout.items)).toBe('wide: 0 6 8 1, small: 4 7 4 1, tall: 0 0 2 6')
  })

  it('L-12: horizontally to the left, and on to the next row', () => {
    const layout = open('a: 5 0 10 2, b: 20 0 4 2, c: 0 2 12 1', { compaction: 'horizontal' })
    expect(write(layout.items)).toBe('a: 0 0 10 2, b: 10 0 4 2, c: 0 2 12 1')
    layout.move(['c'], { x: 0, y: -1 })
    expect(write(layout.items)).toBe('a: 12 0 10 2, b: 0 2 4 2, c: 0 1 12 1')
  })

  it('L-13: without compaction what is dropped stays and pushes down', () => {
    const layout = open('a: 0 0 4 2, b: 0 4 4 2, c: 0 6 4 2', { compaction: 'none' })
    expect(write(layout.move(['a'], { x: 2, y: 5 }).changed)).toBe(
      'a: 2 5 4 2, b: 0 7 4 2, c: 0 9 4 2',
    )
  })

  it('L-13: without compaction dragged items go below statics, together', () => {
    const layout = open('s: 0 5 4 2!, a: 0 0 2 2, b: 2 0 2 1', { compaction: 'none' })
    layout.move(['a', 'b'], { x: 0, y: 5 })
    expect(write(layout.items)).toBe('s: 0 5 4 2, a: 0 7 2 2, b: 2 7 2 1')
  })

  it('L-14: flows like words, around statics', () => {
    const layout = open('a: 0 0 10 2, b: 0 1 10 1, c: 0 2 10 1, s: 10 0 4 1!', {
      compaction: 'wrap',
    })
    expect(write(layout.items)).toBe('a: 0 0 10 2, b: 14 0 10 1, c: 0 2 10 1, s: 10 0 4 1')
    layout.move(['c'], { x: 0, y: -2 })
    expect(write(layout.items)).toBe('a: 14 0 10 2, b: 0 2 10 1, c: 0 0 10 1, s: 10 0 4 1')
  })

  it('L-15: goes below a static that it would lie on', () => {
    const layout = open('s: 0 1 4 1!, a: 8 0 2 2, b: 0 2 4 1')
    layout.move(['a'], { x: -8, y: 0 })
    expect(write(layout.items)).toBe('s: 0 1 4 1, a: 0 2 2 2, b: 0 4 4 1')
  })
})

describe('gestures', () => {
  it('L-20, L-28: the way back restores, and every answer is a difference to what was shown', () => {
    const layout = open('a: 0 0 4 2, b: 0 2 4 2, c: 0 4 4 2')
    const begin = layout.items
    const gesture = layout.beginMove(['a'])
    expect(write(gesture.preview({ x: 0, y: 2 }).changed)).toBe('a: 0 2 4 2, b: 0 0 4 2')
    expect(gesture.preview({ x: 0, y: 3 }).changed).toEqual([])
    expect(write(gesture.preview({ x: 0, y: 4 }).changed)).toBe('a: 0 4 4 2, c: 0 2 4 2')
    expect(gesture.preview({ x: 0, y: 0 }).changed).toHaveLength(3)
    expect(gesture.commit().changed).toEqual([])
    expect(layout.items).toBe(begin)
  })

  it('L-21: items dragged together keep their distances and stop together', () => {
    const layout = open('a: 0 0 2 2, b: 4 0 2 2, c: 20 0 4 2')
    layout.move(['a', 'b'], { x: 90, y: 0 })
    expect(write(layout.items)).toBe('a: 18 0 2 2, b: 22 0 2 2, c: 20 2 4 2')
    layout.move(['a', 'b'], { x: -90, y: -90 })
    expect(write(layout.items)).toBe('a: 0 0 2 2, b: 4 0 2 2, c: 20 0 4 2')
  })

  it.each([
    [1, 'a: 0 0 4 2, b: 0 2 4 3'],
    [2, 'a: 0 0 4 2, b: 0 2 4 3'],
    [3, 'a: 0 3 4 2, b: 0 0 4 3'],
  ])('L-22: changes places once the other fits above: %i rows down', (y, expected) => {
    const layout = open('a: 0 0 4 2, b: 0 2 4 3')
    layout.move(['a'], { x: 0, y })
    expect(write(layout.items)).toBe(expected)
  })

  it('L-24: onto another item is refused when collisions are prevented', () => {
    const layout = open('a: 0 0 4 2, b: 4 0 4 2', { preventCollision: true })
    expect(layout.move(['a'], { x: 3, y: 0 }).isRefused).toBe(true)
    expect(write(layout.move(['a'], { x: 8, y: 0 }).changed)).toBe('a: 8 0 4 2')
    expect(layout.insert({ id: 'c', x: 5, y: 1, w: 1, h: 1 }).isRefused).toBe(true)
  })

  it('L-25: swaps', () => {
    const layout = open('a: 0 0 4 2, b: 18 0 6 3, c: 0 2 4 1')
    layout.swap('a', 'b')
    expect(write(layout.items)).toBe('a: 18 0 4 2, b: 0 0 6 3, c: 0 3 4 1')
    const free = open('a: 0 0 4 2, b: 4 0 8 2', { compaction: 'none' })
    expect(free.swap('a', 'b').isRefused).toBe(true)
  })

  it('L-26, L-27: inserts and removes', () => {
    const layout = open('a: 0 0 4 2, b: 0 2 4 2')
    expect(write(layout.insert({ id: '__proto__', x: 0, y: 0, w: 4, h: 1 }).changed)).toBe(
      'a: 0 1 4 2, b: 0 3 4 2, __proto__: 0 0 4 1',
    )
    expect(layout.get('__proto__')?.h).toBe(1)
    expect(layout.get('constructor')).toBeUndefined()
    expect(write(layout.remove(['__proto__', 'nobody']).changed)).toBe('a: 0 0 4 2, b: 0 2 4 2')
    expect(() => layout.insert({ id: 'a', x: 0, y: 0, w: 1, h: 1 })).toThrow('is there already')
    expect(() => layout.insert({ id: '', x: 0, y: 0, w: 1, h: 1 })).toThrow(RangeError)
    const free = open('s: 0 0 4 2!', { compaction: 'none' })
    expect(free.insert({ id: 'a', x: 1, y: 1, w: 1, h: 1 }).isRefused).toBe(true)
  })

  it('L-29: one gesture at a time, and none after its end', () => {
    const layout = open('a: 0 0 4 2, b: 4 0 4 2')
    const gesture = layout.beginMove(['a'])
    expect(() => layout.beginResize('b', 'e')).toThrow('not over')
    expect(() => layout.remove(['a'])).toThrow('not over')
    expect(() => gesture.preview({ x: NaN, y: 0 })).toThrow(RangeError)
    gesture.cancel()
    expect(() => gesture.preview({ x: 1, y: 0 })).toThrow('over')
    expect(() => gesture.commit()).toThrow('over')
    expect(() => layout.move(['a'], { x: 0, y: NaN })).toThrow(RangeError)
    expect(layout.move(['a'], { x: Infinity, y: -Infinity }).changed[0]?.x).toBe(20)
    expect(layout.move(['a'], { x: -1.4, y: 0 }).changed[0]?.x).toBe(19)
  })
})

describe('sizes', () => {
  it.each([
    ['n', 'a: 4 3 4 5'],
    ['ne', 'a: 4 3 5 5'],
    ['e', 'a: 4 4 5 4'],
    ['se', 'a: 4 4 5 3'],
    ['s', 'a: 4 4 4 3'],
    ['sw', 'a: 5 4 3 3'],
    ['w', 'a: 5 4 3 4'],
    ['nw', 'a: 5 3 3 5'],
  ] as const)('L-30: the handle %s moves its sides', (handle, expected) => {
    const layout = open('a: 4 4 4 4', { compaction: 'none' })
    layout.resize('a', handle, { x: 1, y: -1 })
    expect(write(layout.items)).toBe(expected)
  })

  it('L-31: stays within limits and the grid', () => {
    const limits = { minW: 2, maxW: 6, minH: 2, maxH: 5 }
    const layout = new GridLayout([{ id: 'a', x: 4, y: 0, w: 4, h: 4, ...limits }])
    layout.resize('a', 'se', { x: 50, y: 50 })
    expect(write(layout.items)).toBe('a: 4 0 6 5')
    layout.resize('a', 'nw', { x: 50, y: 50 })
    expect(write(layout.items)).toBe('a: 8 0 2 2')
    const free = open('b: 4 0 4 4')
    free.resize('b', 'w', { x: -50, y: 0 })
    expect(write(free.items)).toBe('b: 0 0 8 4')
    free.resize('b', 'se', { x: -50, y: -Infinity })
    expect(write(free.items)).toBe('b: 0 0 1 1')
  })

  it.each([
    ['e', { x: 4, y: 0 }, 'a: 0 0 8 4'],
    ['s', { x: 0, y: 2 }, 'a: 0 0 8 4'],
    ['se', { x: 2, y: 9 }, 'a: 0 0 6 3'],
    ['e', { x: 20, y: 0 }, 'a: 0 0 12 6'],
  ] as const)('L-32: keeps the aspect at %s', (handle, by, expected) => {
    const layout = new GridLayout([{ id: 'a', x: 0, y: 0, w: 4, h: 2, aspect: 2, maxH: 6 }])
    layout.resize('a', handle, by)
    expect(write(layout.items)).toBe(expected)
  })

  it('L-33: pushes others down', () => {
    const layout = open('a: 0 0 4 2, b: 0 2 4 2, c: 4 0 4 1')
    expect(write(layout.resize('a', 'se', { x: 1, y: 1 }).changed)).toBe(
      'a: 0 0 5 3, b: 0 3 4 2, c: 4 3 4 1',
    )
  })
})

describe('what it is made of', () => {
  it('L-47: keeps the items of a layout, by reference', () => {
    const items = read('a: 0 0 4 2, b: 0 2 4 2, s: 8 5 2 2!')
    expect(new GridLayout(items).items).toEqual(items)
    expect(new GridLayout(items).get('b')).toBe(items[1])
  })

  it('L-47: brings others into the grid and compacts them in order', () => {
    const layout = open('a: -3 1.6 30 2, b: 22 9 4 -1, s: 0 8 2 2!, t: 1 8 2 2!', { columns: 24 })
    expect(write(layout.items)).toBe('a: 0 0 24 2, b: 20 2 4 1, s: 0 8 2 2, t: 1 10 2 2')
    expect(write(open('a: NaN NaN NaN NaN').items)).toBe('a: 0 0 1 1')
    expect(write(open('a: Infinity Infinity Infinity Infinity').items)).toBe('a: 0 0 24 1000')
    // A gap above stays one (L-11): b comes after a.
    expect(write(open('a: 0 2 4 2, c: 4 0 4 4, b: 2 3 4 1').items)).toBe(
      'a: 0 0 4 2, c: 4 0 4 4, b: 2 4 4 1',
    )
  })

  it('L-31, L-47: sizes keep their limits, and no limit leads out of the grid', () => {
    const sized = (limits: Partial<LayoutItem>) => {
      const layout = new GridLayout([{ id: 'a', x: 20, y: 0, w: 4, h: 4, ...limits }])
      const before = write(layout.items)
      layout.resize('a', 'se', { x: 99, y: 3 })
      return [before, write(layout.items)]
    }
    expect(sized({ maxW: 2, minH: 6 })).toEqual(['a: 20 0 2 6', 'a: 20 0 2 9'])
    expect(sized({ minW: 99 })).toEqual(['a: 0 0 24 4', 'a: 0 0 24 7'])
    expect(sized({ maxW: -4, maxH: NaN })).toEqual(['a: 20 0 1 4', 'a: 20 0 1 7'])
  })

  it('L-41, L-43: refuses items without ids of their own, and too many', () => {
    expect(() => open('a: 0 0 1 1, a: 2 0 1 1')).toThrow(RangeError)
    expect(() => new GridLayout([{ id: '', x: 0, y: 0, w: 1, h: 1 }])).toThrow(RangeError)
    const many = Array.from({ length: 20_001 }, (_, n) => ({ id: `${n}`, x: 0, y: 0, w: 1, h: 1 }))
    expect(() => new GridLayout(many)).toThrow('Too many')
    expect(new GridLayout(many.slice(1)).items).toHaveLength(20_000)
  })
})
