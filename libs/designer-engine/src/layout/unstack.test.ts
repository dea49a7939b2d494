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
function unstackBoth(items: readonly LayoutItem[], compaction: 'vertical' | 'horizontal') {
  const rules = readRules({ compaction })
  const ids = items.map(({ id }) => id)
  const isStatic = (index: number) => items[index]?.static === true
  const cells = Cells.of(items.map((item) => ({ ...item, x: Math.min(item.x, 24 - item.w) })))
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
