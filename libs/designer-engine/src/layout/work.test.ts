import { describe, expect, it, vi } from 'vitest'
import { denseItems, randomOf } from '../../testing/dense.js'
import { compactions } from '../../testing/random.js'
import { GridLayout, type LayoutItem } from '../layout.js'
import { normalise } from '../normalise.js'

// Time says little on a busy machine: how often a number of a layout was read is the same everywhere.
const work = vi.hoisted(() => ({ reads: 0 }))
vi.mock(import('./Cells.js'), async (load) => {
  const cells = await load()
  const at = (values: ArrayLike<number>, index: number) => {
    work.reads += 1
    return cells.at(values, index)
  }
  return { ...cells, at }
})

type Make = (index: number, below: (most: number) => number, count: number) => Partial<LayoutItem>

/** Pages that somebody made to be slow: each of them was, or could be. */
const pages: Record<string, Make> = {
  'a third is static, at random': (_, below, count) => ({
    x: below(24),
    y: below(count / 4),
    w: 1 + below(12),
    h: 1 + below(8),
    static: below(3) === 0,
  }),
  'all as wide as the grid': (index) => ({
    x: index % 5,
    y: index % 7,
    w: 24,
    h: 3,
    static: index % 3 === 0,
  }),
  'a comb of statics, and nothing fits between its teeth': (index) =>
    index % 2 === 0 ? { x: 0, y: 0, w: 24, h: 2 } : { x: 0, y: index, w: 24, h: 1, static: true },
  'thin statics everywhere, and high items': (index) =>
    index % 2 === 0
      ? { x: 0, y: 0, w: 13, h: 9 }
      : { x: (index * 7) % 24, y: index, w: 1, h: 1, static: true },
  'all at one place': () => ({ x: 0, y: 0, w: 2, h: 1 }),
}

function makePage(name: string, count: number): LayoutItem[] {
  const below = randomOf(7)
  return Array.from({ length: count }, (_, index) => ({
    id: `i${index}`,
    x: 0,
    y: 0,
    w: 1,
    h: 1,
    ...pages[name]?.(index, below, count),
  }))
}

function count(act: () => void): number {
  work.reads = 0
  act()
  return work.reads
}

describe.each(compactions)('L-43: work grows with the page, compaction %s', (compaction) => {
  it.each(Object.keys(pages))('%s', (name) => {
    const [small, large] = [250, 2000].map((size) => {
      const page = makePage(name, size)
      const load = count(() => normalise(page, { compaction }))
      const layout = new GridLayout(page, { compaction })
      const id = layout.items.find((item) => !item.static)?.id ?? ''
      const drag = count(() => layout.move([id], { x: 2, y: 9 }))
      return { load, drag }
    })
    // L-46 may look often, but only so often; a drag costs what it changes, and eight times the items
    // may cost eight times as much and some room: were it quadratic, it would be 64.
    expect((large?.load ?? 0) / 2000).toBeLessThan(15_000)
    expect((large?.drag ?? 0) / (small?.drag ?? 1)).toBeLessThan(8 * 2.5)
  })
})

it.each(compactions)('L-43: so do many of the worst items, compaction %s', (compaction) => {
  // To the right, an item that fits nowhere looks at every row that others take.
  const items = Array.from({ length: compaction === 'horizontal' ? 200 : 2000 }, (_, index) => ({
    ...{ id: `${index}`, x: index % 5, y: index % 7, w: 24, h: 1e9 },
    static: index % 3 === 0,
  }))
  expect(count(() => normalise(items, { compaction })) / items.length).toBeLessThan(15_000)
})

it('L-28: a step looks at what it reached, and not at the whole page', () => {
  const layout = new GridLayout(denseItems(2000))
  const lowest = layout.items.reduce((a, b) => (b.y > a.y ? b : a))
  const gesture = layout.beginMove([lowest.id])
  gesture.preview({ x: 0, y: 4 })
  expect(count(() => gesture.preview({ x: 0, y: 5 }))).toBeLessThan(2000)
})
