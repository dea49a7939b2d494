import type { Json, JsonObject, PageDocument, PageNode } from '../../document/types.js'
import { childrenOf, objectAt, without } from '../PageBuilder.js'
import { panelsSlot, prefix, rowType, tabsSlot, tabsType } from './names.js'

/** Nodes of a grid that belong together: below a row, or without one. */
interface Section {
  readonly row?: PageNode
  readonly nodes: PageNode[]
  /** Where its grid begins. */
  readonly top: number
  /** What follows does not belong to it any more. */
  isClosed: boolean
}

/** Writes a page as the `elements` and the `layout` of version 2. An auto grid comes back as a grid. */
export class ElementWriter {
  readonly elements: Record<string, Json>

  /** @param unplaced elements that no layout places */
  constructor(
    private readonly document: PageDocument,
    unplaced: JsonObject,
  ) {
    this.elements = { ...unplaced }
  }

  layoutOf(parent: string | null, slot: string): JsonObject {
    return this.lay(childrenOf(this.document, parent, slot), 0)
  }

  private lay(nodes: readonly PageNode[], top: number): JsonObject {
    const [first] = nodes
    if (nodes.length === 1 && first?.type === tabsType) return this.tabsOf(first)
    if (nodes.some(({ type }) => type === rowType || type === tabsType)) {
      const rows = sectionsOf(nodes, this.document).map((section) => this.rowOf(section))
      return { kind: 'RowsLayout', spec: { rows } }
    }
    const items = nodes.map((node) => this.itemOf(node, top))
    return { kind: 'GridLayout', spec: { items } }
  }

  private rowOf({ row, nodes, top }: Section): JsonObject {
    const inner = row ? childrenOf(this.document, row.id, panelsSlot) : []
    const below = this.inOrder(nodes)
    const layout = inner.length > 0 ? this.lay(inner, 0) : this.lay(below, top)
    const { collapsed = false } = row?.props ?? {}
    const own = row ? without(row.props, 'collapsed') : { title: '', hideHeader: true }
    return { kind: 'RowsLayoutRow', spec: { ...own, collapse: collapsed, layout } }
  }

  /** As the page lists them. */
  private inOrder(nodes: readonly PageNode[]): readonly PageNode[] {
    return nodes.toSorted((a, b) => (a.order < b.order ? -1 : 1))
  }

  private tabsOf({ id, props }: PageNode): JsonObject {
    const tabs = childrenOf(this.document, id, tabsSlot).map((tab): JsonObject => {
      const layout = this.layoutOf(tab.id, panelsSlot)
      return { kind: 'TabsLayoutTab', spec: { ...tab.props, layout } }
    })
    return { kind: 'TabsLayout', spec: { ...props, tabs } }
  }

  private itemOf(node: PageNode, top: number): JsonObject {
    const placement = objectAt(node.props, 'placement')
    const spec = {
      ...without(placement, 'element', 'kind'),
      x: node.x,
      y: node.y - top,
      width: node.w,
      height: node.h,
      element: { kind: 'ElementReference', name: this.nameOf(node, placement) },
    }
    return { kind: 'GridLayoutItem', spec }
  }

  /** Writes the element down. Two places of one element share it, as long as both say the same. */
  private nameOf(node: PageNode, placement: JsonObject): string {
    const { kind = 'Panel' } = placement
    const own = without(node.props, 'placement')
    const type = node.type.startsWith(prefix) ? node.type.slice(prefix.length) : node.type
    const isOfGrafana = placement['element'] !== undefined
    const vizConfig = { kind: 'VizConfig', group: type, version: '', spec: {} }
    const element = { kind, spec: isOfGrafana ? own : { vizConfig, ...own } }
    const { element: given } = placement
    const wanted = typeof given === 'string' ? given : node.id
    let name = wanted
    const text = JSON.stringify(element)
    for (let count = 2; Object.hasOwn(this.elements, name); count += 1) {
      if (JSON.stringify(this.elements[name]) === text) return name
      name = `${wanted}@${count}`
    }
    this.elements[name] = element
    return name
  }
}

function sectionsOf(nodes: readonly PageNode[], document: PageDocument): readonly Section[] {
  const sections: Section[] = []
  const open = (section: Section) => {
    sections.push(section)
    return section
  }
  for (const node of nodes.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const last = sections.at(-1)
    if (node.type === rowType) {
      const holds = childrenOf(document, node.id, panelsSlot).length > 0
      const isClosed = holds || node.props['collapsed'] === true
      open({ row: node, nodes: [], top: node.y + node.h, isClosed })
      continue
    }
    const isTabs = node.type === tabsType
    const fits = last && !last.isClosed && (!isTabs || last.nodes.length === 0)
    const section = fits ? last : open({ nodes: [], top: node.y, isClosed: false })
    section.nodes.push(node)
    if (isTabs) section.isClosed = true
  }
  return sections
}
