import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { denseItems } from '../../testing/dense.js'
import { compactNaively, findOverlaps, moveNaively } from '../../testing/naive.js'
import { anyBy, anyItems, anyOptions, compactions, numRuns } from '../../testing/random.js'
import { GridLayout, resizeHandles, type LayoutItem } from '../layout.js'
import { normalise } from '../normalise.js'

const pick = fc.array(fc.nat(), { minLength: 1, maxLength: 3 })

/** Some ids of those that can be dragged. */
function choose(layout: GridLayout, picks: readonly number[]): string[] {
  const free = layout.items.filter((item) => !item.static)
  return [...new Set(picks.flatMap((n) => free[n % free.length]?.id ?? []))]
}

const statics = (items: readonly LayoutItem[]) => items.filter((item) => item.static)

function isInBounds({ x, y, w, h }: LayoutItem, columns = 24): boolean {
  return x >= 0 && y >= 0 && w >= 1 && h >= 1 && x + w <= columns
}

describe('normalise', () => {
  it('L-4, L-5: leaves no overlap, stays in bounds and is a fixed point', () => {
    fc.assert(
      fc.property(anyItems(), anyOptions, (items, options) => {
        const { items: made } = normalise(items, options)
        expect(findOverlaps(made)).toEqual([])
        expect(made.every((item) => isInBounds(item))).toBe(true)
        expect(normalise(made, options)).toEqual({ items: made, problems: [], moved: [] })
      }),
      { numRuns },
    )
  })

  it('L-10: does not depend on the order of the list', () => {
    const shuffled = anyItems().chain((items) =>
      fc.tuple(fc.constant(items), fc.shuffledSubarray(items, { minLength: items.length })),
    )
    fc.assert(
      fc.property(shuffled, anyOptions, ([items, other], options) => {
        const byId = (a: LayoutItem, b: LayoutItem) => (a.id < b.id ? -1 : 1)
        const one = normalise(items, options).items.sort(byId)
        expect(normalise(other, options).items.sort(byId)).toEqual(one)
      }),
      { numRuns },
    )
  })

  it('L-11, L-12: of what does not overlap it makes what the plain reference makes', () => {
    const direction = fc.constantFrom('vertical' as const, 'horizontal' as const)
    fc.assert(
      fc.property(anyItems(), direction, fc.nat(40), (items, compaction, gap) => {
        // Apart, and with gaps that compaction closes.
        const apart = normalise(items, { compaction: 'none' }).items.map((item) => ({
          ...item,
          y: item.static ? item.y : item.y + gap,
        }))
        fc.pre(findOverlaps(apart).length === 0)
        const expected = compactNaively(apart, new Set(), compaction)
        expect(normalise(apart, { compaction }).items).toEqual(expected)
      }),
      { numRuns },
    )
  })
})

describe.each(compactions)('a drag, compaction %s', (compaction) => {
  it('L-4, L-6, L-20: keeps apart, keeps statics, changes what it says, comes back exactly', () => {
    fc.assert(
      fc.property(anyItems(), pick, fc.array(anyBy, { maxLength: 6 }), (items, picks, path) => {
        const layout = new GridLayout(items, { compaction })
        const ids = choose(layout, picks)
        fc.pre(ids.length > 0)
        const begin = layout.items
        const shown = new Map(begin.map((item) => [item.id, item]))
        const gesture = layout.beginMove(ids)
        for (const by of path) {
          const before = new Map(shown)
          for (const item of gesture.preview(by).changed) {
            expect(shown.get(item.id)).not.toEqual(item)
            shown.set(item.id, item)
          }
          const after = [...shown.values()]
          expect(findOverlaps(after)).toEqual([])
          expect(after.every((item) => isInBounds(item))).toBe(true)
          expect(statics(after)).toEqual(statics(begin))
          // One jump to the same cell shows the same: how often the pointer was asked does not count.
          const jump = new GridLayout(items, { compaction })
          jump.move(ids, by)
          expect(after).toEqual(jump.items)
          if (compaction !== 'none') {
            expect(normalise(after, { compaction }).moved).toEqual([])
          }
          expect(before.size).toBe(shown.size)
        }
        for (const item of gesture.preview({ x: 0, y: 0 }).changed) shown.set(item.id, item)
        expect([...shown.values()]).toEqual(begin)
        expect(gesture.cancel().changed).toEqual([])
        expect(layout.items).toBe(begin)
      }),
      { numRuns },
    )
  })

  it('L-4, L-6, L-30: a resize keeps apart, keeps statics and stays within the limits', () => {
    const handle = fc.constantFrom(...resizeHandles)
    fc.assert(
      fc.property(anyItems(), pick, handle, anyBy, (items, picks, side, by) => {
        const layout = new GridLayout(items, { compaction })
        const [id] = choose(layout, picks)
        fc.pre(id !== undefined)
        const begin = layout.items
        const { changed } = layout.resize(id, side, by)
        expect(findOverlaps(layout.items)).toEqual([])
        expect(layout.items.every((item) => isInBounds(item))).toBe(true)
        expect(statics(layout.items)).toEqual(statics(begin))
        const really = layout.items.filter((item, index) => item !== begin[index])
        expect(changed).toEqual(really)
      }),
      { numRuns },
    )
  })

  it('L-4, L-25, L-26, L-27: insert, swap and remove keep apart and tell what changed', () => {
    fc.assert(
      fc.property(anyItems(), pick, anyItems(2), (items, picks, [more]) => {
        const layout = new GridLayout(items, { compaction })
        const ids = choose(layout, picks)
        fc.pre(ids.length > 1 && more !== undefined)
        const steps = [
          () => layout.insert({ ...more, id: 'new' }),
          () => layout.swap(ids[0]!, ids[1]!),
          () => layout.remove(ids),
        ]
        for (const step of steps) {
          const before = new Map(layout.items.map((item) => [item.id, item]))
          const { changed } = step()
          expect(findOverlaps(layout.items)).toEqual([])
          expect(layout.items.every((item) => isInBounds(item))).toBe(true)
          expect(changed).toEqual(layout.items.filter((item) => before.get(item.id) !== item))
          expect(
            changed.every((item) => JSON.stringify(item) !== JSON.stringify(before.get(item.id))),
          ).toBe(true)
        }
      }),
      { numRuns },
    )
  })
})

it.each(['vertical', 'horizontal'] as const)(
  'L-11, L-12, L-21, L-22: a drag does what the plain reference does, %s',
  (compaction) => {
    fc.assert(
      fc.property(
        anyItems(compaction === 'vertical' ? 250 : 60),
        pick,
        anyBy,
        (items, picks, by) => {
          const layout = new GridLayout(items, { compaction })
          const ids = choose(layout, picks)
          fc.pre(ids.length > 0)
          const expected = moveNaively(layout.items, ids, by, compaction)
          layout.move(ids, by)
          expect(layout.items).toEqual(expected)
        },
      ),
      { numRuns },
    )
  },
)

it('L-24, L-7: refused steps leave the layout as it was', () => {
  fc.assert(
    fc.property(anyItems(), pick, anyBy, (items, picks, by) => {
      const layout = new GridLayout(items, { preventCollision: true, maxRows: 60 })
      const ids = choose(layout, picks)
      fc.pre(ids.length > 0)
      const begin = layout.items
      const { isRefused, changed } = layout.move(ids, by)
      if (isRefused) {
        expect(changed).toEqual([])
        expect(layout.items).toBe(begin)
      }
      expect(findOverlaps(layout.items)).toEqual([])
    }),
    { numRuns },
  )
})

it('L-11, L-20: a step on a large dense page does what the plain reference does', () => {
  const layout = new GridLayout(denseItems(600))
  const ids = [0, 250, 599].map((index) => layout.items[index]!.id)
  for (const id of ids) {
    const gesture = layout.beginMove([id])
    const shown = new Map(layout.items.map((item) => [item.id, item]))
    for (const by of [
      { x: 3, y: 5 },
      { x: -2, y: 1 },
      { x: 0, y: -40 },
    ]) {
      for (const item of gesture.preview(by).changed) shown.set(item.id, item)
      expect([...shown.values()]).toEqual(moveNaively(layout.items, [id], by))
    }
    gesture.cancel()
  }
})
