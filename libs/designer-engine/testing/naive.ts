import type { Cell, LayoutItem } from '../src/layout.ts'

/** The two directions: along it items rise, across it they lie beside each other. */
const axes = {
  vertical: { along: 'y', across: 'x', length: 'h', breadth: 'w' },
  horizontal: { along: 'x', across: 'y', length: 'w', breadth: 'h' },
} as const
export type Direction = keyof typeof axes

const columns = 24

function read(direction: Direction) {
  const { along, across, length, breadth } = axes[direction]
  const isAcross = (a: LayoutItem, b: LayoutItem) =>
    a[across] < b[across] + b[breadth] && b[across] < a[across] + a[breadth]
  const isBefore = (a: LayoutItem, b: LayoutItem) =>
    a[along] < b[along] || (a[along] === b[along] && a[across] < b[across])
  return { along, across, length, breadth, isAcross, isBefore }
}

/**
 * The rules of SPEC.md for compaction in the plainest words, for tests: every question goes through
 * all items.
 */
export function compactNaively(
  items: readonly LayoutItem[],
  dragged: ReadonlySet<string> = new Set(),
  direction: Direction = 'vertical',
): LayoutItem[] {
  const { along, across, length, isAcross } = read(direction)
  const limit = direction === 'horizontal' ? columns : Infinity
  const order = [...items].sort(
    (a, b) =>
      a[along] - b[along] ||
      Number(dragged.has(b.id)) - Number(dragged.has(a.id)) ||
      a[across] - b[across] ||
      (a.id < b.id ? -1 : 1),
  )
  const laid: LayoutItem[] = []
  for (const item of order) {
    let placed = item
    for (let lane = item[across]; !item.static; lane += 1) {
      placed = { ...item, [across]: lane }
      const before = laid.filter((other) => isAcross(other, placed))
      placed[along] = Math.max(0, ...before.map((other) => other[along] + other[length]))
      for (;;) {
        const hit = items.find((other) => other.static && overlap(placed, other))
        if (!hit) break
        placed[along] = hit[along] + hit[length]
      }
      if (placed[along] + item[length] <= limit) break
    }
    laid.push(placed)
  }
  return items.map(({ id }) => laid.find((item) => item.id === id) as LayoutItem)
}

/** Where items are asked to be that are dragged by so many cells. */
function aim(items: readonly LayoutItem[], dragged: ReadonlySet<string>, by: Cell): LayoutItem[] {
  const group = items.filter(({ id }) => dragged.has(id))
  const dx = clamp(
    by.x,
    -Math.min(...group.map(({ x }) => x)),
    columns - Math.max(...group.map(({ x, w }) => x + w)),
  )
  const dy = Math.max(by.y, -Math.min(...group.map(({ y }) => y)))
  return group.map((item) => ({ ...item, x: item.x + dx, y: item.y + dy }))
}

/** The items that change places with what is dragged (L-22), and the line before which they go. */
export function liftNaively(
  items: readonly LayoutItem[],
  ids: readonly string[],
  by: Cell,
  direction: Direction = 'vertical',
): Map<string, number> {
  const { along, across, length, isAcross, isBefore } = read(direction)
  const dragged = new Set(ids)
  const others = items.filter(({ id }) => !dragged.has(id))
  // Without the dragged ones, in the plain order of all others.
  const rest = new Map(compactNaively(others, new Set(), direction).map((item) => [item.id, item]))
  const lifted = new Map<string, number>()
  for (const target of aim(items, dragged, by).sort((a, b) => a[along] - b[along])) {
    const follows = (item: LayoutItem): boolean => {
      if (item.static || item[along] < target[along]) return false
      if (item[along] >= target[along] + target[length]) return false
      const free = rest.get(item.id) as LayoutItem
      const hasRoom = free[along] + free[length] <= target[along]
      if (overlap(item, target) && hasRoom && free[across] === item[across]) return true
      return others.some(
        (other) =>
          isBefore(item, other) && isAcross(item, other) && other.id !== item.id && follows(other),
      )
    }
    for (const item of others) {
      if (follows(item) && !lifted.has(item.id)) lifted.set(item.id, target[along])
    }
  }
  return lifted
}

/** A drag by so many cells, from the layout at its beginning. */
export function moveNaively(
  items: readonly LayoutItem[],
  ids: readonly string[],
  by: Cell,
  direction: Direction = 'vertical',
): LayoutItem[] {
  const { along, isBefore } = read(direction)
  const dragged = new Set(ids)
  const targets = aim(items, dragged, by)
  const lifted = liftNaively(items, ids, by, direction)
  // Half a cell before its target, and among themselves in their order.
  const order = items.filter(({ id }) => !dragged.has(id)).sort((a, b) => (isBefore(a, b) ? -1 : 1))
  const wanted = items.map((item) => {
    const line = lifted.get(item.id)
    if (line === undefined) return targets.find(({ id }) => id === item.id) ?? item
    return { ...item, [along]: line - 0.5 + order.indexOf(item) / (4 * order.length) }
  })
  return compactNaively(wanted, dragged, direction)
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

/** Whether of two items that share a lane before and after, the later one came first. */
export function overtakes(
  before: readonly LayoutItem[],
  after: readonly LayoutItem[],
  direction: Direction,
): boolean {
  const { along, isAcross, isBefore } = read(direction)
  const places = new Map(after.map((item) => [item.id, item]))
  const place = ({ id }: LayoutItem) => places.get(id) as LayoutItem
  return before.some((a) =>
    before.some(
      (b) =>
        isBefore(a, b) &&
        isAcross(a, b) &&
        isAcross(place(a), place(b)) &&
        place(a)[along] > place(b)[along],
    ),
  )
}
