import { compareNodes } from '../document/order.js'
import type { PageNode } from '../document/types.js'
import { PageHistory } from '../history/PageHistory.js'
import type { DesignerParts } from './DesignerParts.js'
import { isSameRect } from './Grids.js'
import { isSameList, type Slot } from './NodeStore.js'
import { checkPlace } from './TransactionLog.js'

/** What `Designer.verify` does; slow, for tests and for hunting an error. */
export function verifyDesigner(designer: DesignerParts, isDisturbed: boolean): void {
  const { store, selection, history } = designer
  let count = 0
  for (const slot of store.allSlots()) {
    verifySlot(designer, slot)
    count += slot.ids.length
  }
  ensure(count === store.size, 'The index has other nodes than the page')
  for (const node of store.all()) checkPlace(store, node)
  for (const id of selection.ids) ensure(store.get(id), `${id} is selected and gone`)
  const { nodes } = designer.document
  ensure(Object.keys(nodes).length === store.size, 'The document has other nodes')
  for (const node of store.all()) ensure(nodes[node.id] === node, `${node.id} is another`)
  ensure(history.length <= history.limit, 'The history is too long')
  ensure(history.headPointer < history.length, 'The pointer is beyond the history')
  if (isDisturbed || designer.isInGesture) return
  const other = new PageHistory(() => designer.document, { limit: history.limit })
  ensure(other.load(history.toJSON()), 'The history does not lead to this page')
}

function verifySlot({ store, grids, options, isInGesture }: DesignerParts, slot: Slot): void {
  const nodes = slot.ids.map((id) => {
    const node = store.get(id)
    ensure(node?.parent === slot.parent && node.slot === slot.name, `${id} is not in ${slot.name}`)
    return node
  })
  nodes.slice(1).forEach((node, index) => {
    ensure(compareNodes(nodes[index] as PageNode, node) < 0, `${node.id} is out of order`)
  })
  if (slot.nodes) ensure(isSameList(slot.nodes, nodes), `${slot.name} shows other children`)
  if (grids.layoutOf(slot.parent, slot.name) !== 'grid' || nodes.length === 0) return
  const { gridColNum } = store.settings.config
  for (const { id, x, y, w, h } of nodes) {
    ensure(x >= 0 && y >= 0 && w >= 1 && h >= 1 && x + w <= gridColNum, `${id} is out of bounds`)
  }
  // A gesture shows what its layout does not have yet.
  if (slot.layout && !isInGesture) {
    for (const node of nodes) {
      const item = slot.layout.get(node.id)
      ensure(item && isSameRect(item, node), `${node.id} lies elsewhere in its layout`)
    }
    ensure(slot.layout.items.length === nodes.length, `The layout of ${slot.name} has others`)
  }
  if (options.grid?.allowOverlap) return
  const byRow = [...nodes].sort((a, b) => a.y - b.y)
  byRow.forEach((a, index) => {
    for (const b of byRow.slice(index + 1)) {
      if (b.y >= a.y + a.h) return
      ensure(a.x >= b.x + b.w || b.x >= a.x + a.w, `${a.id} lies on ${b.id}`)
    }
  })
}

function ensure(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`verify: ${message}`)
}
