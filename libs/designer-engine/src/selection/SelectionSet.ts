import type { PageNode } from '../document/types.js'
import type { Grids } from '../store/Grids.js'
import type { Selection } from './Selection.js'
import { isSameSlot, type NodeStore } from '../store/NodeStore.js'

/** The selection of one designer. */
export class SelectionSet implements Selection {
  private chosen: ReadonlySet<string> = new Set()
  /** Where a range begins. */
  private anchor: string | undefined

  constructor(
    private readonly store: NodeStore,
    private readonly grids: Grids,
    private readonly onChange: () => void,
  ) {}

  get ids(): readonly string[] {
    return [...this.chosen]
  }

  has(id: string): boolean {
    return this.chosen.has(id)
  }

  select(ids: readonly string[]): void {
    this.anchor = ids.findLast((id) => this.store.get(id))
    this.take(this.withGroups(ids))
  }

  toggle(id: string): void {
    if (!this.store.get(id)) return
    const group = this.withGroups([id])
    const isIn = this.chosen.has(id)
    const rest = [...this.chosen].filter((one) => !group.includes(one))
    this.anchor = isIn ? this.anchor : id
    this.take(isIn ? rest : [...rest, ...group])
  }

  selectTo(id: string): void {
    const [from, to] = [this.store.get(this.anchor ?? ''), this.store.get(id)]
    if (!from || !to || !isSameSlot(from, to)) {
      this.select([id])
      return
    }
    const order = this.readingOrder(from.parent, from.slot)
    const [a, b] = [order.indexOf(from.id), order.indexOf(to.id)]
    this.take(this.withGroups(order.slice(Math.min(a, b), Math.max(a, b) + 1)))
  }

  clear(): void {
    this.anchor = undefined
    this.take([])
  }

  readingOrder(parent: string | null, slot: string): string[] {
    const nodes = this.store.children(parent, slot)
    const isGrid = this.grids.layoutOf(parent, slot) === 'grid'
    return (isGrid ? [...nodes].sort(compareCells) : nodes).map(({ id }) => id)
  }

  withGroups(ids: readonly string[]): string[] {
    const all = new Set<string>()
    for (const id of ids) {
      const node = this.store.get(id)
      if (!node || all.has(id)) continue
      if (node.group === undefined) all.add(id)
      else for (const one of groupOf(this.store, node)) all.add(one)
    }
    return [...all]
  }

  /** What was removed is not selected any more. */
  prune(removed: ReadonlyMap<string, PageNode>): void {
    if (this.anchor !== undefined && removed.has(this.anchor)) this.anchor = undefined
    this.take([...this.chosen].filter((id) => !removed.has(id)))
  }

  private take(ids: readonly string[]): void {
    const next = new Set(ids)
    if (next.size === this.chosen.size && ids.every((id) => this.chosen.has(id))) return
    this.chosen = next
    this.onChange()
  }
}

function groupOf(store: NodeStore, { parent, slot, group }: PageNode): string[] {
  return store.children(parent, slot).flatMap((node) => (node.group === group ? [node.id] : []))
}

function compareCells(a: PageNode, b: PageNode): number {
  return a.y - b.y || a.x - b.x || (a.id < b.id ? -1 : 1)
}
