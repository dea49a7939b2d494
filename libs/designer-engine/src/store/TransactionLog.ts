import type { GridLayout } from '../layout/GridLayout.js'
import { isSameJson } from '../document/json.js'
import { mostNesting, readNode, readSettings } from '../document/readNode.js'
import type { ChangeSet, PageNode, PageSettings, SettingsPatch } from '../document/types.js'
import { changesBetween } from './changeSet.js'
import { type Grids, isSameRect } from './Grids.js'
import { isSameSlot, type NodeStore, type Slot } from './NodeStore.js'
import type { Transaction } from './Transaction.js'

/** What a write replaced: the record of an id, if there was one, or the settings. */
type LogEntry =
  | { readonly id: string; readonly before: PageNode | undefined }
  | { readonly settings: PageSettings }

/** The log of a transaction: enough to take it back, wholly or to a mark, and to tell what it changed. */
export class TransactionLog implements Transaction {
  readonly #log: LogEntry[] = []
  /** Slots whose children may lie on each other now. */
  readonly #unsettled = new Set<Slot>()
  #isOver = false

  constructor(
    readonly store: NodeStore,
    readonly grids: Grids,
  ) {}

  get mark(): number {
    return this.#log.length
  }

  get(id: string): PageNode | undefined {
    return this.store.get(id)
  }

  children(parent: string | null, slot: string): readonly PageNode[] {
    return this.store.children(parent, slot)
  }

  /** @throws RangeError when the node is not there */
  need(id: string): PageNode {
    const node = this.store.get(id)
    if (!node) throw new RangeError(`No node ${id}`)
    return node
  }

  put(node: PageNode): void {
    const before = this.store.get(node.id)
    this.write(readNode(node, before), false)
  }

  update(id: string, patch: Partial<Omit<PageNode, 'id'>>): void {
    this.put({ ...this.need(id), ...patch, id })
  }

  remove(id: string): void {
    this.need(id)
    this.#assertOpen()
    for (const gone of withDescendants(this.store, [id]).reverse()) {
      this.#log.push({ id: gone.id, before: gone })
      this.#unsettle(gone)
      this.store.remove(gone.id)
    }
  }

  setSettings(patch: SettingsPatch): void {
    this.#assertOpen()
    const before = this.store.settings
    const next = readSettings({ ...before, ...patch, id: before.id })
    if (isSameJson(before, next)) return
    this.#log.push({ settings: before })
    const isSameConfig = isSameJson(before.config, next.config)
    this.store.setSettings(isSameConfig ? { ...next, config: before.config } : next)
    if (before.config.gridColNum !== next.config.gridColNum) {
      for (const slot of this.store.allSlots()) this.#unsettled.add(slot)
    }
  }

  /** Writes a record that is known to be good. @param isLaidOut the slot's layout has it already */
  write(node: PageNode, isLaidOut: boolean): void {
    this.#assertOpen()
    const before = this.store.get(node.id)
    if (before && isSameJson(before, node)) return
    this.#log.push({ id: node.id, before })
    const keepsLayout = isLaidOut || (before !== undefined && isSamePlace(before, node))
    if (before && !isSameSlot(before, node)) this.#unsettle(before)
    this.store.put(node, keepsLayout)
    if (!keepsLayout) this.#unsettle(node)
  }

  /** Puts the layout of every slot that was touched in order. */
  settle(): void {
    for (const slot of [...this.#unsettled]) this.#settleSlot(slot)
  }

  /** The layout of a slot, put in order first where it has to be. */
  layout(slot: Slot): GridLayout {
    if (this.#unsettled.has(slot)) this.#settleSlot(slot)
    return this.grids.layout(slot)
  }

  #settleSlot(slot: Slot): void {
    this.#unsettled.delete(slot)
    if (slot.ids.length === 0) return
    if (this.grids.layoutOf(slot.parent, slot.name) !== 'grid') return
    for (const node of this.grids.settle(slot)) this.write(node, true)
  }

  /** @throws RangeError when what was changed is no tree of a page any more */
  check(): void {
    // Whatever lies in one that was removed was removed with it, or put there since.
    for (const id of this.#touched().keys()) {
      const node = this.store.get(id)
      if (node) checkPlace(this.store, node)
    }
  }

  /** What was changed so far, as one change. */
  changes(): ChangeSet {
    const first = this.#log.find((entry) => 'settings' in entry)
    const touched = this.#touched()
    return changesBetween(
      touched,
      (id) => this.store.get(id),
      first?.settings,
      this.store.settings,
      // What is written once differs, or it would not have been written.
      touched.size < this.#log.length,
    )
  }

  /** Takes back what came after the mark. */
  rollBack(mark = 0): void {
    for (const entry of this.#log.splice(mark).reverse()) {
      // To put a record and to remove one drop the layouts of the slots that it leaves and comes to.
      if ('settings' in entry) this.store.setSettings(entry.settings)
      else if (entry.before) this.store.put(entry.before)
      else this.store.remove(entry.id)
    }
  }

  /** From now on it is an error to use it. */
  end(): void {
    this.#isOver = true
  }

  #touched(): Map<string, PageNode | undefined> {
    const before = new Map<string, PageNode | undefined>()
    for (const entry of this.#log) {
      if ('id' in entry && !before.has(entry.id)) before.set(entry.id, entry.before)
    }
    return before
  }

  /** The children of the slot of a node may lie on each other now. */
  #unsettle(node: PageNode): void {
    const slot = this.store.slotOf(node)
    if (slot) this.#unsettled.add(slot)
  }

  #assertOpen(): void {
    if (this.#isOver) throw new Error('The transaction is over')
  }
}

/** Nodes and all that lies in them, each after its parent. */
export function withDescendants(store: NodeStore, ids: readonly string[]): PageNode[] {
  const found = new Map<string, PageNode>()
  const waiting = [...ids]
  for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
    const node = store.get(id)
    if (!node || found.has(id)) continue
    found.set(id, node)
    for (const slot of store.slotsOf(id)) waiting.push(...slot.ids)
  }
  return [...found.values()]
}

/** @throws RangeError for a node that lies nowhere, in itself, or too deep */
export function checkPlace(store: NodeStore, node: PageNode): void {
  const { id, parent, slot } = node
  if (parent === null) {
    if (slot === 'titleBar' && store.children(null, slot).length > 1) {
      throw new RangeError('A page has one title bar')
    }
    return
  }
  let depth = heightOf(store, id) + 1
  for (const above of store.around(parent)) {
    depth += 1
    if (!above) throw new RangeError(`${id} lies nowhere`)
    if (above === node) throw new RangeError(`${id} lies in itself`)
    if (depth > mostNesting) throw new RangeError(`${id} lies too deep`)
  }
}

/** How many components lie in each other below this one; no more than are too many. */
export function heightOf(store: NodeStore, id: string): number {
  let height = 0
  let level = [id]
  while (height <= mostNesting + 1) {
    level = level.flatMap((one) => store.slotsOf(one).flatMap(({ ids }) => ids))
    if (level.length === 0) return height
    height += 1
  }
  return height
}

function isSamePlace(a: PageNode, b: PageNode): boolean {
  return (
    isSameSlot(a, b) &&
    isSameRect(a, b) &&
    a.type === b.type &&
    (a.static ?? false) === (b.static ?? false)
  )
}
