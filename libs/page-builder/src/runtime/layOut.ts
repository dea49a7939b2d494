import type { GridRect, PageNode } from '@spruce/designer-engine'
import { deriveLayout, normalise } from '@spruce/designer-engine/layout/normalise'
import type { Breakpoint } from '../data/visibility.js'

/** A component and its cells at one width of the page. */
export interface Placed {
  readonly node: PageNode
  readonly place: GridRect
}

/** The least width of each breakpoint, in px. */
export const breakpointWidths: Readonly<Record<Breakpoint, number>> = {
  narrow: 0,
  medium: 600,
  wide: 960,
}

/** The columns of a grid at a width: half of them on a tablet, one on a telephone. */
export function columnsAt(breakpoint: Breakpoint, columns: number): number {
  if (breakpoint === 'wide') return columns
  return breakpoint === 'medium' ? Math.max(1, Math.ceil(columns / 2)) : 1
}

type Stored = GridRect & { readonly id: string }

/** One column has the order of reading; proportion alone would lose it among those of one row. */
function derive(stored: readonly Stored[], breakpoint: Breakpoint, columns: number): Stored[] {
  if (breakpoint === 'wide') return [...stored]
  if (breakpoint === 'medium') {
    return deriveLayout(stored, columns, { columns: columnsAt(breakpoint, columns) })
  }
  const rows = new Map<string, number>()
  let next = 0
  for (const { id, h } of [...stored].sort((a, b) => a.y - b.y || a.x - b.x)) {
    rows.set(id, next)
    next += h
  }
  return stored.map((item) => ({ ...item, x: 0, w: 1, y: rows.get(item.id) ?? 0 }))
}

/**
 * The components of one grid where they lie at a width, in the order in which they are read. Narrower widths
 * are derived, but for what was placed by hand; what is not there leaves no hole.
 * @param heightOf rows of a component; undefined for those that are stored
 * @param isSettled they are all components of an opened page's own grid, which lie as they should at its full width
 */
export function layOut(
  nodes: readonly PageNode[],
  breakpoint: Breakpoint,
  columns: number,
  heightOf: (node: PageNode) => number | undefined,
  isSettled = false,
): readonly Placed[] {
  const isStored = (node: PageNode) => !node.layouts?.wide && heightOf(node) === undefined
  if (isSettled && breakpoint === 'wide' && nodes.every(isStored)) {
    return inOrder(nodes.map((node) => ({ node, place: node })))
  }
  const options = { columns: columnsAt(breakpoint, columns) }
  // Narrower, what has a fixed place moves with the others.
  const stored = nodes.map(({ id, x, y, w, h, static: isFixed }) => {
    const item = { id, x, y, w, h }
    return isFixed && breakpoint === 'wide' ? { ...item, static: true } : item
  })
  const base = derive(stored, breakpoint, columns)
  const items = base.map((item, at) => {
    const node = nodes[at]
    const own = node?.layouts?.[breakpoint]
    const rows = node && heightOf(node)
    return { ...item, ...own, ...(rows !== undefined && { h: rows }) }
  })
  const places = new Map(normalise(items, options).items.map((item) => [item.id, item]))
  return inOrder(
    nodes.flatMap((node) => {
      const place = places.get(node.id)
      return place ? [{ node, place }] : []
    }),
  )
}

function inOrder(placed: Placed[]): readonly Placed[] {
  return placed.sort((a, b) => a.place.y - b.place.y || a.place.x - b.place.x)
}
