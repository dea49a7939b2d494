import fc from 'fast-check'
import { expect, it } from 'vitest'
import { denseItems } from '../../testing/dense.js'
import { unstackNaively } from '../../testing/naiveUnstack.js'
import { anyItems, numRuns } from '../../testing/random.js'
import type { LayoutItem } from '../layout.js'
import { Cells } from './Cells.js'
import { separate } from './compact.js'
import { readRules } from './gridRules.js'
import { compareItems, sortItems } from './order.js'
import { unstack } from './unstack.js'

/** Where both put the items, and whether they did; statics are apart, as `normalise` makes them. */
function unstackBoth(
  items: readonly LayoutItem[],
  compaction: 'vertical' | 'horizontal',
  columns = 24,
) {
  const rules = readRules({ compaction, columns })
  const ids = items.map(({ id }) => id)
  const isStatic = (index: number) => items[index]?.static === true
  const cells = Cells.of(items.map((item) => ({ ...item, x: Math.min(item.x, columns - item.w) })))
  separate(cells, ids, rules, isStatic)
  const order = sortItems(
    ids.length,
    compareItems(cells, ids, compaction, () => 0),
  )
  return [unstack, unstackNaively].map((make) => {
    const made = cells.copy()
    const isDone = make(made, order, rules, isStatic)
    return { isDone, cells: isDone ? made : undefined }
  })
}

const direction = fc.constantFrom('vertical' as const, 'horizontal' as const)

it('L-46: makes of any page what the plain reference makes', () => {
  const property = fc.property(anyItems(), direction, (items, compaction) => {
    const [ours, plain] = unstackBoth(items, compaction)
    expect(ours?.isDone).toBe(plain?.isDone)
    expect(ours?.cells).toEqual(plain?.cells)
  })
  fc.assert(property, { numRuns })
})

it.each([1, 2, 9])('L-46: of a dense page pressed to a part of its height, too: 1/%i', (part) => {
  const items = denseItems(200).map((item) => ({ ...item, y: Math.floor(item.y / part) }))
  for (const compaction of ['vertical', 'horizontal'] as const) {
    const [ours, plain] = unstackBoth(items, compaction)
    expect(ours).toEqual(plain)
  }
})

// Of millions of small pages, those that tell whom an item meets first: a static, then who came first,
// and that one also behind somebody who was put before it. By x, y, w, h, and 1 for a static.
it.each([
  ['vertical' as const, '2 6 1 6 0, 4 1 2 2 0, 2 3 4 2 0, 5 1 2 6 0, 4 4 2 2 1'],
  ['vertical' as const, '3 2 2 6 0, 4 1 4 1 0, 6 2 1 1 0, 7 0 1 4 0'],
  ['vertical' as const, '0 4 1 6 1, 1 7 2 1 0, 5 6 1 5 0, 3 1 3 5 0, 0 2 4 4 0, 4 2 2 3 0'],
  [
    'horizontal' as const,
    '0 5 2 6 0, 2 6 4 5 1, 0 2 1 1 0, 1 7 3 4 0, 5 7 3 3 0, 1 1 3 1 0, 6 7 1 4 0, 1 3 2 3 0, 1 7 1 1 0, 1 1 2 6 0, 6 4 2 4 0, 4 0 2 6 0',
  ],
  [
    'horizontal' as const,
    '0 5 1 3 0, 0 7 4 1 1, 4 7 2 1 0, 1 5 1 6 0, 0 4 3 2 0, 7 5 1 3 0, 2 1 3 6 0, 5 5 2 2 1',
  ],
  [
    'horizontal' as const,
    '6 4 2 4 0, 5 7 1 4 0, 3 3 1 6 0, 1 1 3 6 0, 2 3 3 2 0, 3 1 1 3 0, 2 7 4 4 0',
  ],
])('L-46: meets statics first, then the oldest, %s, %s', (compaction, page) => {
  const items = page.split(', ').map((text, index) => {
    const [x = 0, y = 0, w = 1, h = 1, isStatic] = text.split(' ').map(Number)
    return { id: `${10 + index}`, x, y, w, h, ...(isStatic === 1 && { static: true }) }
  })
  const [ours, plain] = unstackBoth(items, compaction, 8)
  expect(ours?.isDone).toBe(true)
  expect(ours).toEqual(plain)
})

it('L-46: gives up where the reference does, and has moved nothing then', () => {
  const items = Array.from({ length: 1500 }, (_, n) => ({ id: `${n}`, x: 0, y: n % 3, w: 9, h: 2 }))
  const cells = Cells.of(items)
  const order = sortItems(1500, (a, b) => (cells.y[a] ?? 0) - (cells.y[b] ?? 0) || a - b)
  const rules = readRules({})
  const before = cells.copy()
  expect(unstackNaively(cells.copy(), order, rules, () => false)).toBe(false)
  expect(unstack(cells, order, rules, () => false)).toBe(false)
  expect(cells).toEqual(before)
})

/** Items on each other, the first of them static, that take more looks than they are allowed. */
const crowd = Array.from({ length: 222 }, (_, n) => ({
  id: `${n}`,
  x: (n * 7) % 19,
  y: n % 11,
  w: 2 + (n % 5),
  h: 1 + (n % 4),
  ...(n === 0 ? { static: true } : {}),
}))

it.each([
  ['vertical' as const, crowd, 105],
  [
    'horizontal' as const,
    denseItems(60).map((item) => ({ ...item, y: Math.floor(item.y / 9) })),
    29,
  ],
])('L-46: takes as many looks as the reference, %s', (compaction, items, enough) => {
  // Each item far away takes few looks and allows 500 more.
  const unstackWith = (others: number) => {
    const far = Array.from({ length: others }, (_, n) => ({
      id: `far${n}`,
      x: 23,
      y: 1000 + n,
      w: 1,
      h: 1,
    }))
    return unstackBoth([...items, ...far], compaction)
  }
  const [ours, plain] = unstackWith(enough)
  expect(ours).toEqual(plain)
  expect(ours?.isDone).toBe(true)
  expect(unstackWith(enough - 1).map(({ isDone }) => isDone)).toEqual([false, false])
})
