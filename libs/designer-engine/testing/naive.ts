import type { Cell, LayoutItem } from '../src/layout.ts'

/**
 * The rules of SPEC.md for vertical compaction in the plainest words, for tests: every question goes
 * through all items.
 */
export function compactNaively(
  items: readonly LayoutItem[],
  dragged: ReadonlySet<string> = new Set(),
): LayoutItem[] {
  const order = [...items].sort(
    (a, b) =>
      a.y - b.y ||
      Number(dragged.has(b.id)) - Number(dragged.has(a.id)) ||
      a.x - b.x ||
      (a.id < b.id ? -1 : 1),
  )
  const laid: LayoutItem[] = []
  for (const item of order) {
    if (item.static) {
      laid.push(item)
      continue
    }
    const isAcross = (other: LayoutItem) => other.x < item.x + item.w && item.x < other.x + other.w
    let y = Math.max(0, ...laid.filter(isAcross).map((other) => other.y + other.h))
    for (;;) {
      const placed = { ...item, y }
      const hit = items.find((other) => other.static && overlap(placed, other))
      if (!hit) break
      y = hit.y + hit.h
    }
    laid.push({ ...item, y })
  }
  return items.map(({ id }) => laid.find((item) => item.id === id) as LayoutItem)
}

/** A drag by so many cells, from the layout at its beginning. */
export function moveNaively(
  items: readonly LayoutItem[],
  ids: readonly string[],
  by: Cell,
  columns = 24,
): LayoutItem[] {
  const dragged = new Set(ids)
  const group = items.filter(({ id }) => dragged.has(id))
  const dx = clamp(
    by.x,
    -Math.min(...group.map(({ x }) => x)),
    columns - Math.max(...group.map(({ x, w }) => x + w)),
  )
  const dy = Math.max(by.y, -Math.min(...group.map(({ y }) => y)))
  const others = items.filter(({ id }) => !dragged.has(id))
  const targets = group.map((item) => ({ ...item, x: item.x + dx, y: item.y + dy }))
  // Without the dragged ones, in the plain order of all others.
  const rest = new Map(compactNaively(others).map((item) => [item.id, item]))
  const isBefore = (a: LayoutItem, b: LayoutItem) => a.y < b.y || (a.y === b.y && a.x < b.x)
  const isAcross = (a: LayoutItem, b: LayoutItem) => a.x < b.x + b.w && b.x < a.x + a.w
  const lifted = new Map<string, number>()
  for (const target of [...targets].sort((a, b) => a.y - b.y)) {
    const follows = (item: LayoutItem): boolean => {
      if (item.static || item.y < target.y || item.y >= target.y + target.h) return false
      const free = rest.get(item.id) as LayoutItem
      if (overlap(item, target) && free.y + free.h <= target.y) return true
      return others.some(
        (other) =>
          isBefore(item, other) && isAcross(item, other) && other.id !== item.id && follows(other),
      )
    }
    for (const item of others) {
      if (follows(item) && !lifted.has(item.id)) lifted.set(item.id, target.y)
    }
  }
  // Half a row before its target, and among themselves in their order.
  const order = [...others].sort((a, b) => (isBefore(a, b) ? -1 : 1))
  const wanted = items.map((item) => {
    const target = targets.find(({ id }) => id === item.id)
    const line = lifted.get(item.id)
    if (line === undefined) return target ?? item
    return { ...item, y: line - 0.5 + order.indexOf(item) / (4 * order.length) }
  })
  return compactNaively(wanted, dragged)
}

export function overlap(a: LayoutItem, b: LayoutItem): boolean {
  return a.id !== b.id && a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
}

/** Every pair of items that have a cell in common. */
export function findOverlaps(items: readonly LayoutItem[]): string[] {
  return items.flatMap((a, index) =>
    items.slice(index + 1).flatMap((b) => (overlap(a, b) ? [`${a.id} ${b.id}`] : [])),
  )
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}
