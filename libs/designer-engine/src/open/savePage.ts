import type { Json, PageDocument, PageNode } from '../document/types.js'
import type { ComponentRegistry } from '../registry/ComponentRegistry.js'

/** How a page is written. */
export interface SaveOptions {
  /** Writes the versions of its components; without it those of the document stay. */
  readonly registry?: ComponentRegistry
  /** Lines and blanks for readers, such as 2. */
  readonly indent?: number
}

/**
 * The text of a page. Pages that say the same are the same text: nodes by id, fields in one order. The
 * properties of components are written as they are, so that those that nobody knows keep every byte.
 */
export function savePage(document: PageDocument, { registry, indent }: SaveOptions = {}): string {
  return JSON.stringify(arrange(document, registry), undefined, indent)
}

function arrange(document: PageDocument, registry: ComponentRegistry | undefined) {
  const { schema, id, config, style, nodes, ...others } = document
  const { pageMargin, panelMargin, gridColNum, ...otherConfig } = config
  const versions = registry ? registry.versionsFor(Object.values(nodes), schema) : schema
  return {
    schema: { page: versions.page, components: sortKeys(versions.components) },
    id,
    config: { pageMargin, panelMargin, gridColNum, ...sortKeys(otherConfig) },
    style: { main: style.main, panel: style.panel },
    ...sortKeys(others as Readonly<Record<string, Json>>),
    nodes: arrangeNodes(nodes),
  }
}

function arrangeNodes(nodes: PageDocument['nodes']): Record<string, PageNode> {
  const arranged: Record<string, PageNode> = {}
  for (const id of Object.keys(nodes).sort()) {
    const node = nodes[id]
    if (node) arranged[id] = arrangeNode(node)
  }
  return arranged
}

function arrangeNode(node: PageNode): PageNode {
  const { id, type, parent, slot, order, x, y, w, h, props, ...others } = node
  const { static: isStatic, group, bind, layouts, ...unknown } = others
  return {
    id,
    type,
    parent,
    slot,
    order,
    x,
    y,
    w,
    h,
    // Undefined is not written.
    static: isStatic,
    group,
    props,
    bind,
    layouts,
    ...unknown,
  }
}

function sortKeys<Value>(record: Readonly<Record<string, Value>>): Record<string, Value> {
  const sorted: Record<string, Value> = {}
  for (const key of Object.keys(record).sort()) {
    const value = record[key]
    if (value !== undefined) sorted[key] = value
  }
  return sorted
}
