import type { Base } from './Base.js'
import { at, type Cells, type Rect } from './Cells.js'
import { layDown } from './compact.js'
import type { Targets } from './targets.js'

/** The layout without the dragged items: where the others would be. */
export function layOutRest(base: Base, dragged: ReadonlySet<number>): Cells {
  const rest = base.cells.copy()
  layDown(
    rest,
    base.order.filter((item) => !dragged.has(item)),
    base.rules,
    base.isStatic,
  )
  return rest
}

/**
 * The items that change places with what is dragged onto them (L-22): they begin no earlier than it,
 * and without the dragged items they would end before it. What they would have to overtake goes
 * with them.
 * @returns the line before which they are laid down, by index
 */
export function findLifted(base: Base, rest: Cells, targets: Targets): ReadonlyMap<number, number> {
  const isHorizontal = base.rules.compaction === 'horizontal'
  const startOf = ({ x, y }: Rect) => (isHorizontal ? x : y)
  const acrossOf = ({ x, y }: Rect) => (isHorizontal ? y : x)
  const endOf = ({ x, y, w, h }: Rect) => (isHorizontal ? x + w : y + h)
  const isBeside = (a: Rect, b: Rect) =>
    isHorizontal ? a.y < b.y + b.h && b.y < a.y + a.h : a.x < b.x + b.w && b.x < a.x + a.w

  const lifted = new Map<number, number>()
  for (const target of [...targets.values()].sort((a, b) => startOf(a) - startOf(b))) {
    const start = startOf(target)
    const near = base.order.subarray(base.findPlace(start), base.findPlace(endOf(target)))
    const followers: Rect[] = []
    for (let i = near.length - 1; i >= 0; i -= 1) {
      const item = at(near, i)
      if (targets.has(item) || base.isStatic(item)) continue
      const rect = base.cells.rect(item)
      const free = rest.rect(item)
      const hasRoom =
        endOf(free) <= start && base.cells.meets(item, target) && acrossOf(free) === acrossOf(rect)
      if (!hasRoom && !followers.some((one) => isBeside(one, rect))) continue
      followers.push(rect)
      if (!lifted.has(item)) lifted.set(item, start)
    }
  }
  return lifted
}
