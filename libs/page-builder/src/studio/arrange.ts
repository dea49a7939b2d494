import type { Designer, GridRect, PageNode } from '@spruce/designer-engine'

/** How several components of one grid are put in line. */
export const arrangements = ['left', 'right', 'top', 'across', 'width', 'height'] as const

export type Arrangement = (typeof arrangements)[number]

/** What was arranged, or why nothing was: they do not fit, or a component refused, as a locked one does. */
export type Arranged = { readonly ok: true } | { readonly ok: false; readonly reason: string }

/** Whether these lie in one grid, so that they can be put in line. */
export function canArrange(designer: Designer, nodes: readonly PageNode[]): boolean {
  const [first] = nodes
  return (
    first !== undefined &&
    nodes.length > 1 &&
    designer.layoutOf(first.parent, first.slot) === 'grid' &&
    nodes.every(({ parent, slot }) => parent === first.parent && slot === first.slot)
  )
}

/**
 * Puts components in line, as one entry of the history. The grid keeps its rules: what would lie on each other goes
 * below, and rises as far as it can.
 * @param nodes of one grid, in the order of selecting: the first gives its size to the others
 */
export function arrange(
  designer: Designer,
  nodes: readonly PageNode[],
  how: Arrangement,
): Arranged {
  const { gridColNum } = designer.settings.config
  const places = placesFor(nodes, how, gridColNum)
  if (!places) return { ok: false, reason: 'noRoom' }
  try {
    designer.transact(`arrange ${how}`, () => {
      for (const [id, place] of places) {
        const result = designer.commands.moveTo(id, place)
        if (!result.ok) throw new Refusal(result.reason)
      }
    })
    return { ok: true }
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, reason: error.message }
    throw error
  }
}

/** Takes the whole arrangement back. */
class Refusal extends Error {}

type Move = readonly [id: string, place: Partial<GridRect>]

/** Where each goes, in an order in which none gets in the way of the next; undefined where they do not fit. */
export function placesFor(
  nodes: readonly PageNode[],
  how: Arrangement,
  columns: number,
): readonly Move[] | undefined {
  const [first] = nodes
  if (!first) return undefined
  switch (how) {
    case 'left': {
      const x = Math.min(...nodes.map((node) => node.x))
      return nodes.map(({ id }) => [id, { x }])
    }
    case 'right': {
      const right = Math.max(...nodes.map(({ x, w }) => x + w))
      return nodes.map(({ id, w }) => [id, { x: right - w }])
    }
    case 'top': {
      const y = Math.min(...nodes.map((node) => node.y))
      return nodes.map(({ id }) => [id, { y }])
    }
    case 'across':
      return spread(nodes)
    case 'width':
      return nodes.map(({ id, x }) => [id, { w: first.w, x: Math.min(x, columns - first.w) }])
    case 'height':
      return nodes.map(({ id }) => [id, { h: first.h }])
  }
}

/** From the first on the left to the last on the right, with gaps that differ by a column at most. */
function spread(nodes: readonly PageNode[]): readonly Move[] | undefined {
  const inOrder = nodes.toSorted((a, b) => a.x - b.x || a.y - b.y)
  const left = Math.min(...nodes.map(({ x }) => x))
  const right = Math.max(...nodes.map(({ x, w }) => x + w))
  const free = right - left - nodes.reduce((sum, { w }) => sum + w, 0)
  if (free < 0) return undefined
  let taken = left
  const moves = inOrder.map(({ id, x, w }, at): [id: string, x: number, from: number] => {
    const gap = Math.round((free * at) / (nodes.length - 1))
    const place = taken + gap
    taken += w
    return [id, place, x]
  })
  const leftwards = moves.filter(([, x, from]) => x < from)
  const rightwards = moves.filter(([, x, from]) => x > from).toReversed()
  return [...leftwards, ...rightwards].map(([id, x]) => [id, { x }])
}
