import { checkPlace } from './TransactionLog.js'
import type { Grids } from './Grids.js'
import type { NodeStore } from './NodeStore.js'

/**
 * Makes sure that the records are a page, and puts its grids in order.
 * @returns the components that had to move
 * @throws RangeError for a document that is no tree; documents of others are opened with repair first
 */
export function openStore(store: NodeStore, grids: Grids): string[] {
  for (const node of store.all()) {
    if (node.id === '' || store.get(node.id) !== node) {
      throw new RangeError(`The node ${node.id} is kept under another id`)
    }
    if (node.parent !== null || node.slot === 'titleBar') checkPlace(store, node)
  }
  const repaired: string[] = []
  for (const slot of store.allSlots()) {
    if (grids.layoutOf(slot.parent, slot.name) !== 'grid') continue
    const moved = grids.settle(slot)
    for (const node of moved) {
      store.put(node, true)
      repaired.push(node.id)
    }
    slot.layout = undefined
  }
  return repaired
}
