import type { PageDocument, PageNode } from '../document/types.js'
import { GridLayout } from '../layout/GridLayout.js'
import { normalise } from '../layout/normalise.js'
import type { GridOptions, LayoutItem } from '../layout/types.js'
import { orderAt } from '../open/repairTree.js'
import { defaultPageConfig } from '../pageConfig.js'

/** Whole numbers from 0 to below `below`, the same for one seed on every machine. */
export function randomNumbers(seed: number): (below: number) => number {
  let state = seed | 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    const mixed = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d)
    return ((mixed ^ (mixed >>> 12)) >>> 0) % below
  }
}

/** A layout of so many items, without overlaps, compact. */
export function generateLayout(seed: number, count: number, columns = 24): LayoutItem[] {
  const below = randomNumbers(seed)
  const items = Array.from({ length: count }, (_, index) => {
    const w = 1 + below(Math.min(12, columns))
    return { id: `i${index}`, x: below(columns - w + 1), y: below(count * 2), w, h: 1 + below(8) }
  })
  return normalise(items, { columns }).items
}

/** A page of so many components of these types, all on its main grid. */
export function generateDocument(
  seed: number,
  count: number,
  types: readonly string[] = ['demo.item'],
): PageDocument {
  const below = randomNumbers(seed + 1)
  const nodes = generateLayout(seed, count).map((item, index): PageNode => ({
    ...item,
    type: types[below(types.length)] ?? 'demo.item',
    parent: null,
    slot: 'main',
    order: orderAt(index),
    props: {},
  }))
  return {
    schema: { page: 1, components: {} },
    id: `page-${seed}`,
    config: defaultPageConfig,
    style: { main: {}, panel: {} },
    nodes: Object.fromEntries(nodes.map((node) => [node.id, node])),
  }
}

/** @throws Error for items out of bounds, on each other, or not compact (SPEC.md L-4, L-5) */
export function assertLayoutInvariants(
  items: readonly LayoutItem[],
  options: GridOptions = {},
): void {
  const { columns = 24, allowOverlap = false } = options
  for (const { id, x, y, w, h } of items) {
    const isWhole = [x, y, w, h].every(Number.isInteger)
    if (!isWhole || x < 0 || y < 0 || w < 1 || h < 1 || x + w > columns) {
      throw new Error(`${id} is not within ${columns} columns: ${x},${y} ${w} by ${h}`)
    }
  }
  if (allowOverlap) return
  items.forEach((a, index) => {
    const hit = items
      .slice(index + 1)
      .find((b) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h)
    if (hit) throw new Error(`${a.id} and ${hit.id} lie on each other`)
  })
  const settled = new GridLayout([...items], options).items
  settled.forEach((item, index) => {
    const given = items[index]
    if (given && (given.x !== item.x || given.y !== item.y)) {
      throw new Error(`${item.id} is not compact: row ${given.y} instead of ${item.y}`)
    }
  })
}
