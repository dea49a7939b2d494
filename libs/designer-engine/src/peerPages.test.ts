import { afterAll, describe, expect, it } from 'vitest'
import { denseItems, randomOf } from '../testing/dense.js'
import { findOverlaps } from '../testing/naive.js'
import { compactByPeer, moveByPeer } from '../testing/peer.js'
import { numRuns } from '../testing/random.js'
import { GridLayout, type LayoutItem } from './layout.js'
import { normalise } from './normalise.js'

// react-grid-layout 2.3.0 on pages larger than those of peer.test.ts, where one step takes it up to 30 ms. The
// tables of SPEC.md come from SPRUCE_LAYOUT_RUNS=1000.
const runs = Math.min(numRuns, 1000)
const directions = ['vertical', 'horizontal'] as const
const counts = new Map<string, number>()

function count(line: string): void {
  counts.set(line, (counts.get(line) ?? 0) + 1)
}

afterAll(() => {
  for (const [line, times] of [...counts].sort()) console.info(`${line}: ${String(times)}`)
})

type Random = ReturnType<typeof randomOf>

/** Pins every tenth item, by chance. */
const pinSome = (items: readonly LayoutItem[], below: Random) =>
  items.map((item) => (below(10) === 0 ? { ...item, static: true } : item))

/** Items anywhere, most of them on each other. */
const crowd = (size: number, below: Random): LayoutItem[] =>
  Array.from({ length: size }, (_, index) => ({
    ...{ id: `i${String(index)}`, x: below(24), y: below(Math.max(20, size)) },
    ...{ w: 1 + below(12), h: 1 + below(8) },
  }))

describe('react-grid-layout 2.3.0 on pages of 50 to 200 items', () => {
  it.each(directions)(
    'L-4: a step of a drag differs only where there it leaves items on each other, %s',
    (compaction) => {
      for (let run = 0; run < runs; run += 1) {
        const below = randomOf(run + 1)
        const raw = denseItems(50 + below(151), run)
        const isPinned = run % 2 === 1
        const layout = new GridLayout(isPinned ? pinSome(raw, below) : raw, { compaction })
        const begin = layout.items
        const free = begin.filter((item) => !item.static)
        const item = free[below(free.length)] as LayoutItem
        const x = Math.max(0, Math.min(24 - item.w, item.x + below(49) - 24))
        const y = Math.max(0, item.y + below(61) - 30)
        const { pushed, shown } = moveByPeer(begin, item.id, { x, y }, compaction)
        layout.move([item.id], { x: x - item.x, y: y - item.y })
        const isSame = JSON.stringify(shown) === JSON.stringify(layout.items)
        if (!isSame) expect(findOverlaps(pushed)).not.toEqual([])
        const page = `a step, ${compaction}, ${isPinned ? 'with' : 'without'} statics`
        count(`${page}: ${isSame ? 'the same' : 'there items were on each other'}`)
      }
    },
  )

  it.each(directions)(
    'L-45, L-46: of what lies on each other the same is made where statics lie apart, %s',
    (compaction) => {
      for (const size of [10, 25, 50, 100, 200]) {
        for (let run = 0; run < runs / 10; run += 1) {
          const below = randomOf(run + 1 + size * 1000)
          const items = crowd(size, below)
          const options = { compaction }
          const asked = normalise(run % 2 === 1 ? pinSome(items, below) : items, {
            ...options,
            allowOverlap: true,
          }).items
          const { items: made, problems } = normalise(asked, options)
          const peer = compactByPeer(asked, compaction)
          const page = `${String(size)} on each other, ${compaction}`
          if (problems.some(({ kind }) => kind === 'static-overlap')) {
            // There statics stay where they are, on each other.
            expect(findOverlaps(peer)).not.toEqual([])
            count(`${page}: statics on each other`)
          } else if (JSON.stringify(made) === JSON.stringify(peer)) count(`${page}: the same`)
          else {
            // So crowded that L-46 leaves it to plain compaction.
            expect(made).toEqual(new GridLayout(asked, options).items)
            count(`${page}: too crowded`)
          }
        }
      }
    },
  )
})
