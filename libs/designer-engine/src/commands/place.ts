import { freshOrders, orderBetween } from '../document/order.js'
import { mostNesting, readNode } from '../document/readNode.js'
import { pageSlots, type PageNode } from '../document/types.js'
import type { GridLayout } from '../layout/GridLayout.js'
import { gridLimits, type LayoutChange } from '../layout/types.js'
import type { DesignerParts } from '../store/DesignerParts.js'
import { withRect } from '../store/Grids.js'
import { isSameSlot, type Slot } from '../store/NodeStore.js'
import type { TransactionLog } from '../store/TransactionLog.js'
import type { Target } from './commandTypes.js'
import { Refused } from './reasons.js'

/** An order longer than this is reason to number a slot anew. */
const longestOrder = 32

/** Writes what a layout changed. @throws Refused when it refused */
export function writeLayout(log: TransactionLog, { changed, isRefused }: LayoutChange): void {
  if (isRefused) throw new Refused('noRoom')
  for (const item of changed) log.write(withRect(log.need(item.id), item), true)
}

/** The layout of the slot that a node lies in. */
export function layoutAt(log: TransactionLog, node: PageNode): GridLayout {
  return log.layout(log.store.slotOf(node) as Slot)
}

/** Puts a node, new or from elsewhere, into a slot. */
export function putInto(log: TransactionLog, node: PageNode, target: Target): void {
  const { store, grids } = log
  const { parent = null, slot: name = pageSlots.main, index = Infinity } = target
  if (name === pageSlots.titleBar && parent === null) {
    if (store.children(null, name).some(({ id }) => id !== node.id)) throw new Refused('slotFull')
  }
  const order = orderAt(log, parent, name, index, node.id)
  const placed = { ...node, parent, slot: name, order }
  const before = store.get(node.id)
  const slot = store.slot(parent, name)
  const isHere = before !== undefined && isSameSlot(before, placed)
  if (grids.layoutOf(parent, name) !== 'grid' || isHere || !slot?.ids.length) {
    const { x = isHere ? node.x : 0, y = isHere ? node.y : 0 } = target
    log.put({ ...placed, x, y })
    return
  }
  const layout = log.layout(slot)
  if (layout.items.length >= gridLimits.items) throw new Refused('noRoom')
  const { x = 0, y = layout.rows } = target
  // What no page can hold is noticed here, before the layout has it.
  const read = readNode({ ...placed, x, y }, before)
  log.write(read, true)
  writeLayout(log, layout.insert(grids.item(read)))
}

/** An order that puts a node at an index; siblings are numbered anew where there is no room. */
export function orderAt(
  log: TransactionLog,
  parent: string | null,
  slot: string,
  index: number,
  id: string,
): string {
  const siblings = log.children(parent, slot).filter((node) => node.id !== id)
  const place = Math.max(0, Math.min(siblings.length, Math.trunc(index)))
  const order = orderBetween(siblings[place - 1]?.order, siblings[place]?.order)
  if (order !== undefined && order.length <= longestOrder) return order
  const fresh = freshOrders(siblings.length + 1)
  siblings.forEach((node, at) => {
    log.update(node.id, { order: fresh[at < place ? at : at + 1] })
  })
  return fresh[place] as string
}

/** @throws Refused when nodes cannot lie there. @param added new ones that will @param height of all of them */
export function checkTarget(
  designer: DesignerParts,
  nodes: readonly PageNode[],
  added: readonly { readonly type: string }[],
  { parent = null, slot = pageSlots.main }: Target,
  height: number,
): void {
  if (parent === null) {
    if (!Object.values<string>(pageSlots).includes(slot)) throw new Refused('missing')
    return
  }
  let depth = height + 1
  for (const above of designer.store.around(parent)) {
    if (!above) throw new Refused('missing')
    if (nodes.includes(above)) throw new Refused('intoItself')
    depth += 1
  }
  if (depth > mostNesting) throw new Refused('tooDeep')
  const comers = nodes.filter((node) => node.parent !== parent || node.slot !== slot)
  const types = [...comers, ...added].map(({ type }) => type)
  if (!designer.allows(parent, slot, types)) throw new Refused('notAllowed')
}
