import { readJsonObject } from '../document/json.js'
import { compareNodes } from '../document/order.js'
import { mostNesting } from '../document/readNode.js'
import type { PageDocument, PageNode, PageSettings } from '../document/types.js'
import type { GridLayout } from '../layout/GridLayout.js'

/** The children of one slot. */
export interface Slot {
  readonly parent: string | null
  readonly name: string
  /** In their order. */
  readonly ids: string[]
  /** The same as records, made when somebody asks. */
  nodes: readonly PageNode[] | undefined
  /** The layout of exactly these records; gone as soon as one of them is changed by something else. */
  layout: GridLayout | undefined
}

/** The records of a page and who lies in whom. Knows no rules: whoever writes keeps them. */
export class NodeStore {
  readonly #records: Map<string, PageNode>
  readonly #slots = new Map<string | null, Map<string, Slot>>()
  readonly #schema: PageDocument['schema']
  #current: PageSettings
  #shown: PageDocument | undefined

  constructor(document: PageDocument) {
    const { id, config, style, schema, nodes, ...others } = document
    this.#schema = schema
    this.#current = { ...readJsonObject(others), id, config, style }
    this.#records = new Map(Object.entries(nodes))
    for (const node of this.#records.values()) this.#open(node.parent, node.slot).ids.push(node.id)
    for (const { ids } of this.allSlots()) {
      ids.sort((a, b) =>
        compareNodes(this.#records.get(a) as PageNode, this.#records.get(b) as PageNode),
      )
    }
    this.#shown = document
  }

  get settings(): PageSettings {
    return this.#current
  }

  get size(): number {
    return this.#records.size
  }

  /** The page as it is; the same object until something changes, and records are shared. */
  get document(): PageDocument {
    this.#shown ??= {
      ...this.#current,
      schema: this.#schema,
      nodes: Object.fromEntries(this.#records),
    }
    return this.#shown
  }

  get(id: string): PageNode | undefined {
    return this.#records.get(id)
  }

  all(): IterableIterator<PageNode> {
    return this.#records.values()
  }

  slot(parent: string | null, name: string): Slot | undefined {
    return this.#slots.get(parent)?.get(name)
  }

  /** The slot that a node lies in; nothing when no node has ever lain there. */
  slotOf({ parent, slot }: PageNode): Slot | undefined {
    return this.slot(parent, slot)
  }

  /**
   * The nodes around a place, from its parent outwards; undefined, at last, for one that is not there.
   * No more than are too many, so that a ring ends.
   */
  *around(parent: string | null): Generator<PageNode | undefined> {
    for (let id = parent, count = 0; id !== null && count <= mostNesting; count += 1) {
      const node = this.#records.get(id)
      yield node
      id = node?.parent ?? null
    }
  }

  /** The slots of one parent that have, or had, children. */
  slotsOf(parent: string | null): readonly Slot[] {
    return [...(this.#slots.get(parent)?.values() ?? [])]
  }

  *allSlots(): Generator<Slot> {
    for (const slots of this.#slots.values()) yield* slots.values()
  }

  children(parent: string | null, name: string): readonly PageNode[] {
    const slot = this.slot(parent, name)
    if (!slot) return none
    slot.nodes ??= Object.freeze(slot.ids.map((id) => this.#records.get(id) as PageNode))
    return slot.nodes
  }

  /** @param isLaidOut the layout of its slot has it like that already */
  put(node: PageNode, isLaidOut = false): void {
    const before = this.#records.get(node.id)
    const isInPlace =
      before?.parent === node.parent && before.slot === node.slot && before.order === node.order
    if (before && !isInPlace) this.#take(before, isLaidOut && isSameSlot(before, node))
    this.#records.set(node.id, node)
    const slot = this.#open(node.parent, node.slot)
    if (!isInPlace) slot.ids.splice(this.#placeOf(slot, node), 0, node.id)
    slot.nodes = undefined
    if (!isLaidOut) slot.layout = undefined
    this.#shown = undefined
  }

  /** @param id of a record that is there */
  remove(id: string): void {
    this.#take(this.#records.get(id) as PageNode, false)
    this.#records.delete(id)
    this.#shown = undefined
  }

  setSettings(settings: PageSettings): void {
    if (settings.config !== this.#current.config) {
      for (const slot of this.allSlots()) slot.layout = undefined
    }
    this.#current = settings
    this.#shown = undefined
  }

  #take(node: PageNode, keepsLayout: boolean): void {
    const slot = this.#open(node.parent, node.slot)
    slot.ids.splice(this.#placeOf(slot, node), 1)
    slot.nodes = undefined
    if (!keepsLayout) slot.layout = undefined
  }

  /** Where a node stands among the children, or would. */
  #placeOf({ ids }: Slot, node: PageNode): number {
    let low = 0
    let high = ids.length
    while (low < high) {
      const middle = (low + high) >> 1
      const other = this.#records.get(ids[middle] ?? '') as PageNode
      if (compareNodes(other, node) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  #open(parent: string | null, name: string): Slot {
    let slots = this.#slots.get(parent)
    if (!slots) this.#slots.set(parent, (slots = new Map<string, Slot>()))
    let slot = slots.get(name)
    if (!slot) {
      slot = { parent, name, ids: [], nodes: undefined, layout: undefined }
      slots.set(name, slot)
    }
    return slot
  }
}

const none: readonly PageNode[] = Object.freeze([])

/** Whether two nodes lie in the same slot. */
export function isSameSlot(a: PageNode, b: PageNode): boolean {
  return a.parent === b.parent && a.slot === b.slot
}

/** Whether two lists are of the same records. */
export function isSameList(a: readonly PageNode[], b: readonly PageNode[]): boolean {
  return a.length === b.length && a.every((node, index) => node === b[index])
}
