import { freshOrders, orderBetween } from '../document/order.js'
import { mostNesting, readNode } from '../document/readNode.js'
import { pageSlots, type PageNode } from '../document/types.js'
import type { LayoutChange } from '../layout/types.js'
import type { DesignerCore } from '../store/DesignerCore.js'
import { withRect } from '../store/Grids.js'
import type { Slot } from '../store/NodeStore.js'
import type { TransactionLog } from '../store/Transaction.js'
import { Refused } from './reasons.js'

/** Where a component goes. */
export interface Target {
  /** Default: the page itself. */
  readonly parent?: string | null
  /** Default `main`. */
  readonly slot?: string
  /** Among its siblings; default the last. */
  readonly index?: number
  /** In a grid; default the first column. */
  readonly x?: number
  /** In a grid; default below all others. */
  readonly y?: number
}

/** An order longer than this is reason to number a slot anew. */
const longestOrder = 32

/** Writes what a layout changed. @throws Refused when it refused */
export function writeLayout(log: TransactionLog, { changed, isRefused }: LayoutChange): void {
  if (isRefused) throw new Refused('noRoom')
  for (const item of changed) {
    const node = log.store.get(item.id)
    if (node) log.write(withRect(node, item), true)
  }
}

/** The slot of a node, and its layout in order. */
export function layoutAt(log: TransactionLog, node: PageNode) {
  const slot = log.store.slot(node.parent, node.slot) as Slot
  if (log.isUnsettled(slot)) log.settleSlot(slot)
  return log.grids.layout(slot)
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
  const slot = store.slot(parent, name)
  const isHere =
    slot !== undefined && node.parent === parent && node.slot === name && store.get(node.id)
  if (grids.layoutOf(parent, name) !== 'grid' || isHere || !slot || slot.ids.length === 0) {
    const { x = isHere ? node.x : 0, y = isHere ? node.y : 0 } = target
    log.put({ ...placed, x, y })
    return
  }
  if (log.isUnsettled(slot)) log.settleSlot(slot)
  const layout = grids.layout(slot)
  if (layout.items.length >= mostItems) throw new Refused('noRoom')
  const { x = 0, y = layout.rows } = target
  const change = layout.insert(grids.item({ ...placed, x, y }))
  if (change.isRefused) throw new Refused('noRoom')
  const item = layout.get(node.id)
  if (item) log.write(withRect(readNode(placed, log.store.get(node.id)), item), true)
  writeLayout(log, { ...change, changed: change.changed.filter(({ id }) => id !== node.id) })
}

const mostItems = 20_000

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
    log.update(node.id, { order: fresh[at < place ? at : at + 1] ?? '' })
  })
  return fresh[place] ?? ''
}

/** @throws Refused when nodes cannot lie there. @param added new ones that will @param height of all of them */
export function checkTarget(
  designer: DesignerCore,
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
  const ids = new Set(nodes.map(({ id }) => id))
  for (let above: string | null = parent; above !== null; depth += 1) {
    const node = designer.get(above)
    if (!node) throw new Refused('missing')
    if (ids.has(above)) throw new Refused('intoItself')
    above = node.parent
  }
  if (depth > mostNesting) throw new Refused('tooDeep')
  const comers = nodes.filter((node) => node.parent !== parent || node.slot !== slot)
  const types = [...comers, ...added].map(({ type }) => type)
  if (!designer.allows(parent, slot, types)) throw new Refused('notAllowed')
}
