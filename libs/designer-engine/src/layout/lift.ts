import { at, type Rect } from './Cells.js'
import type { Base } from './Base.js'
import type { Targets } from './arrange.js'

/**
 * The items that change places with what is dragged onto them (L-22): they begin no earlier than it,
 * fit before it, and nothing but dragged items lies on their way there.
 * @returns where they begin then, by index
 */
export function findLifted(base: Base, targets: Targets): ReadonlyMap<number, number> {
  const { cells, rules } = base
  const lifted = new Map<number, number>()
  if (rules.compaction === 'none' || rules.compaction === 'wrap') return lifted
  const isHorizontal = rules.compaction === 'horizontal'
  const startOf = (rect: Rect) => (isHorizontal ? rect.x : rect.y)
  const lengthOf = (rect: Rect) => (isHorizontal ? rect.w : rect.h)

  for (const target of targets.values()) {
    const start = startOf(target)
    for (const item of base.between(start, start + lengthOf(target))) {
      const rect = cells.rect(item)
      if (targets.has(item) || base.isStatic(item) || startOf(rect) < start) continue
      if (!cells.meets(item, target)) continue
      const from = Math.min(lifted.get(item) ?? Infinity, start - lengthOf(rect))
      const way = isHorizontal
        ? { ...rect, x: from, w: rect.x - from }
        : { ...rect, y: from, h: rect.y - from }
      if (from >= 0 && isFree(base, targets, way, startOf(way), lengthOf(way))) {
        lifted.set(item, from)
      }
    }
  }
  return lifted
}

function isFree(base: Base, targets: Targets, way: Rect, start: number, length: number): boolean {
  const near = base.between(start, start + length)
  for (let i = 0; i < near.length; i += 1) {
    const other = at(near, i)
    if (!targets.has(other) && base.cells.meets(other, way)) return false
  }
  return true
}
