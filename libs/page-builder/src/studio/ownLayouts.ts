import { isSameJson, type Designer, type GridRect, type PageNode } from '@spruce/designer-engine'
import type { Breakpoint } from '../data/visibility.js'
import { layOut } from '../runtime/layOut.js'

/** A width that may have places of its own; the page is stored as it lies at its full width. */
export type NarrowBreakpoint = Exclude<Breakpoint, 'wide'>

/** A grid of a page at one width. */
export interface BreakpointGrid {
  readonly breakpoint: NarrowBreakpoint
  /** Of the page at its full width. */
  readonly columns: number
}

type Places = ReadonlyMap<string, GridRect>

/** Where the components of one grid lie at a width, as readers see them. */
export function placesAt(nodes: readonly PageNode[], grid: BreakpointGrid): Places {
  const placed = layOut(nodes, grid.breakpoint, grid.columns, asStored)
  return new Map(placed.map(({ node, place }) => [node.id, rectOf(place)]))
}

function asStored(): undefined {
  return undefined
}

/**
 * The places that have to be kept so that all components of one grid lie as they are shown: those of the moved ones,
 * and of others only where they would lie elsewhere otherwise.
 * @param shown by id, of each of `nodes`; nothing lies on another, and all are packed
 */
export function placesToKeep(
  nodes: readonly PageNode[],
  shown: Places,
  moved: Iterable<string>,
  grid: BreakpointGrid,
): Places {
  const kept = new Set(moved)
  for (;;) {
    const laid = placesAt(
      nodes.map((node) => {
        const place = kept.has(node.id) ? shown.get(node.id) : undefined
        return place ? withOwnPlace(node, grid.breakpoint, place) : node
      }),
      grid,
    )
    const astray = nodes.filter(({ id }) => !isSamePlace(laid.get(id), shown.get(id)))
    const before = kept.size
    for (const { id } of astray) kept.add(id)
    if (kept.size === before) break
  }
  return new Map([...shown].filter(([id]) => kept.has(id)))
}

/** A component with a place of its own at a width; undefined takes it away, and the field with the last one. */
export function withOwnPlace(
  { layouts = {}, ...node }: PageNode,
  breakpoint: NarrowBreakpoint,
  place: GridRect | undefined,
): PageNode {
  const others = Object.entries(layouts).filter(([name]) => name !== breakpoint)
  const entries = place ? [...others, [breakpoint, rectOf(place)] as const] : others
  return entries.length > 0 ? { ...node, layouts: Object.fromEntries(entries) } : node
}

/** Whether a component has a place of its own at a width. */
export function hasOwnPlace({ layouts }: PageNode, breakpoint: Breakpoint): boolean {
  return layouts?.[breakpoint] !== undefined
}

/**
 * Lets components follow the page at a width again, as one entry of the history.
 * @param designer of the page as it is stored
 * @returns how many had a place of their own
 */
export function followAgain(
  designer: Designer,
  breakpoint: NarrowBreakpoint,
  ids: readonly string[],
): number {
  const owning = ids.flatMap((id) => {
    const node = designer.get(id)
    return node && hasOwnPlace(node, breakpoint) ? [node] : []
  })
  if (owning.length === 0) return 0
  designer.transact('followLayout', (tx) => {
    for (const node of owning) tx.put(withOwnPlace(node, breakpoint, undefined))
  })
  return owning.length
}

/** Whether two lie on the same cells. */
export function isSamePlace(a: GridRect | undefined, b: GridRect | undefined): boolean {
  return a !== undefined && b !== undefined && isSameJson(rectOf(a), rectOf(b))
}

/** A place without whatever else it says. */
export function rectOf({ x, y, w, h }: GridRect): GridRect {
  return { x, y, w, h }
}
