import {
  pageSlots,
  type PageDocument,
  type PageNode,
  type PageSettings,
  type SchemaVersions,
} from '../document/types.js'
import { compareNodes } from '../document/order.js'

/** A component in the shape of the specification: with its children in it. */
export interface PageComponent extends Omit<PageNode, 'parent'> {
  readonly children: readonly PageComponent[]
}

/** A page in the shape of the specification (3, page designer state). */
export interface PageInfo extends PageSettings {
  readonly schema: SchemaVersions
  readonly children: readonly PageComponent[]
  readonly dialogs: readonly PageComponent[]
  readonly titleBar: PageComponent | null
  /** Whether the page itself is selected rather than one of its components. */
  readonly isSelected: boolean
}

/** Where the children of a slot come from. */
export type ReadChildren = (parent: string | null, slot: string) => readonly PageNode[]

/** A page as a tree, for whoever stores or reads the shape of the specification. */
export function toPageInfo(page: PageDocument, read?: ReadChildren): PageInfo {
  const { id, config, style, schema } = page
  const slots = slotsByParent(page)
  const component = ({ parent: _parent, ...rest }: PageNode): PageComponent => ({
    ...rest,
    children: [...(slots.get(rest.id)?.keys() ?? [])].flatMap((slot) => list(rest.id, slot)),
  })
  const list = (parent: string | null, slot: string): PageComponent[] =>
    (read?.(parent, slot) ?? slots.get(parent)?.get(slot) ?? []).map(component)
  return {
    id,
    schema,
    config,
    style,
    children: list(null, pageSlots.main),
    dialogs: list(null, pageSlots.dialogs),
    titleBar: list(null, pageSlots.titleBar)[0] ?? null,
    isSelected: false,
  }
}

/** The page that `toPageInfo` made a tree of. */
export function fromPageInfo(info: PageInfo): PageDocument {
  const { id, config, style, schema, children, dialogs, titleBar } = info
  const nodes: PageNode[] = []
  const take = (parent: string | null, components: readonly PageComponent[]) => {
    for (const { children: inner, ...rest } of components) {
      nodes.push({ ...rest, parent })
      take(rest.id, inner)
    }
  }
  take(null, children)
  take(null, dialogs)
  take(null, titleBar ? [titleBar] : [])
  return {
    id,
    schema,
    config,
    style,
    nodes: Object.fromEntries(nodes.map((node) => [node.id, node])),
  }
}

function slotsByParent({ nodes }: PageDocument) {
  const slots = new Map<string | null, Map<string, PageNode[]>>()
  for (const node of Object.values(nodes).sort(compareNodes)) {
    const own = slots.get(node.parent) ?? new Map<string, PageNode[]>()
    const list = own.get(node.slot) ?? []
    list.push(node)
    slots.set(node.parent, own.set(node.slot, list))
  }
  return slots
}
