import { GridLayout } from '../layout/GridLayout.js'
import type { GridOptions, LayoutItem } from '../layout/types.js'
import type { GridRect, PageNode } from '../document/types.js'
import type { NodeStore, Slot } from './NodeStore.js'
import type { DesignerOptions, SlotLayout } from './options.js'

/** The layouts of the slots that are grids, each built when it is needed. */
export class Grids {
  constructor(
    private readonly store: NodeStore,
    private readonly options: DesignerOptions,
  ) {}

  layoutOf(parent: string | null, name: string): SlotLayout {
    const node = parent === null ? null : this.store.get(parent)
    if (node === undefined) return 'none'
    const { layoutOf } = this.options
    if (layoutOf) return layoutOf(node, name)
    return node === null && name !== 'main' ? 'list' : 'grid'
  }

  get rules(): GridOptions {
    return { ...this.options.grid, columns: this.store.settings.config.gridColNum }
  }

  item(node: PageNode): LayoutItem {
    const { id, x, y, w, h } = node
    const limits = this.options.limitsOf?.(node.type)
    return { id, x, y, w, h, ...(node.static && { static: true }), ...limits }
  }

  /** The layout of a slot's children as they are. */
  layout(slot: Slot): GridLayout {
    if (!slot.layout) this.settle(slot)
    return slot.layout as GridLayout
  }

  /** Lays the children of a slot out anew. @returns those that have to move for it */
  settle(slot: Slot): PageNode[] {
    const nodes = slot.ids.map((id) => this.store.get(id) as PageNode)
    const layout = new GridLayout(
      nodes.map((node) => this.item(node)),
      this.rules,
    )
    slot.layout = layout
    return nodes
      .map((node, index) => withRect(node, layout.items[index] as LayoutItem))
      .filter((node, index) => node !== nodes[index])
  }
}

/** Whether two lie on the same cells. */
export function isSameRect(a: GridRect, b: GridRect): boolean {
  return a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h
}

/** The record with a place and a size; itself when it has them already. */
export function withRect(node: PageNode, rect: GridRect): PageNode {
  const { x, y, w, h } = rect
  return isSameRect(node, rect) ? node : Object.freeze({ ...node, x, y, w, h })
}
