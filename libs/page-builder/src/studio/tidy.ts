import type { Designer, GridRect, PageNode } from '@spruce/designer-engine'
import { GridLayout } from '@spruce/designer-engine/layout'

/** A slot whose components lie in a grid. */
export interface TidyGrid {
  /** Null: the page itself. */
  readonly parent: string | null
  readonly slot: string
}

/**
 * Packs the components of grids in reading order, as one entry of the history. Sizes stay, as do locked components;
 * what is packed as closely already is left alone.
 * @returns whether anything moved
 */
export function tidy(designer: Designer, grids: readonly TidyGrid[]): boolean {
  const moves = grids.flatMap(({ parent, slot }) => {
    const nodes = designer.children(parent, slot)
    const places = tidyPlaces(nodes, designer.settings.config.gridColNum)
    return nodes.flatMap(({ id, x, y }, at) => {
      const place = places[at]
      return place && (place.x !== x || place.y !== y) ? [{ id, x: place.x, y: place.y }] : []
    })
  })
  if (moves.length === 0) return false
  designer.transact('tidy', (tx) => {
    for (const { id, x, y } of moves) tx.update(id, { x, y })
  })
  return true
}

type Item = Pick<PageNode, 'id' | 'static' | keyof GridRect>

/** Where components of one grid lie when they are packed, in their order. */
export function tidyPlaces(nodes: readonly Item[], columns: number): readonly GridRect[] {
  let best: readonly Item[] = nodes.map(({ id, x, y, w, h, static: isStatic }) => ({
    ...{ id, x, y, w, h },
    ...(isStatic && { static: true }),
  }))
  // Lines that rose may leave room for another round; each one has to be closer than the one before.
  for (;;) {
    const from = best
    const next = packings
      .map((compaction) => {
        const packed = new GridLayout(from, { columns, compaction }).items
        return new GridLayout(packed, { columns }).items // as the page lays it out
      })
      .find((items) => isCloser(items, from, columns))
    if (!next) return best
    best = next
  }
}

/** Line by line like words; where that would take more room, each row to the left. */
const packings = ['wrap', 'horizontal'] as const

/** Fewer rows, else nearer to the upper left corner. */
function isCloser(one: readonly GridRect[], other: readonly GridRect[], columns: number): boolean {
  const rows = (items: readonly GridRect[]) => Math.max(0, ...items.map(({ y, h }) => y + h))
  const away = (items: readonly GridRect[]) =>
    items.reduce((sum, { x, y }) => sum + y * columns + x, 0)
  const gained = rows(other) - rows(one)
  return gained > 0 || (gained === 0 && away(one) < away(other))
}
