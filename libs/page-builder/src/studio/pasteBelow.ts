import { pageSlots, type Designer, type PageNode, type Transaction } from '@spruce/designer-engine'
import { pasteRenamed, type NewIds } from './pasteRenamed.js'

/**
 * Puts components below what stands on a page, under ids of their own.
 * @param newIds takes them by the old ones
 * @returns the ids of those that lie on the page itself
 * @throws RangeError where the page cannot hold them
 */
export function pasteBelow(
  designer: Designer,
  tx: Transaction,
  nodes: readonly PageNode[],
  newIds: NewIds,
): readonly string[] {
  const roots = nodes.filter(({ parent }) => parent === null)
  const left = Math.min(...roots.map(({ x }) => x))
  const top = Math.min(...roots.map(({ y }) => y))
  const standing = tx.children(null, pageSlots.main)
  const bottom = standing.reduce((most, { y, h }) => Math.max(most, y + h), 0)
  const pasted = pasteRenamed(designer, nodes, roots, { x: left, y: bottom + top }, newIds)
  if (!pasted.ok) throw new RangeError(pasted.reason)
  return pasted.ids
}
