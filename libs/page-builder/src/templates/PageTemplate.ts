import {
  defaultPageConfig,
  type Json,
  type JsonObject,
  type PageDocument,
  type PageNode,
} from '@spruce/designer-engine'

/** A page to start from: its components with what they ask for. Nothing in it is of a tenant. */
export interface PageTemplate {
  readonly id: string
  readonly name: string
  /** One sentence on what the page shows. */
  readonly text: string
  /** In a grid of 24 columns, in the order in which they are read. */
  readonly nodes: readonly PageNode[]
  /** As a page stores them. */
  readonly queries: readonly JsonObject[]
  /** As a page stores them. */
  readonly variables: readonly JsonObject[]
}

type Place = readonly [x: number, y: number, w: number, h: number]

/** A component of a template. */
export interface TemplatePart {
  readonly type: string
  readonly place: Place
  readonly props: JsonObject
}

/** A component of the product at a place. */
export function part(type: string, place: Place, props: JsonObject): TemplatePart {
  return { type: `spruce.${type}`, place, props }
}

/** The components as nodes, under ids that are theirs within the template only. */
export function nodesOf(parts: readonly TemplatePart[]): readonly PageNode[] {
  return parts.map(({ type, place: [x, y, w, h], props }, at) => ({
    ...{ id: `w${String(at + 1)}`, type, parent: null, slot: 'main' },
    ...{ order: `a${(at + 1).toString(36)}`, x, y, w, h, props },
  }))
}

/** A query of a template, as a page stores it. */
export function query(
  id: string,
  source: string,
  parameters: JsonObject = {},
  transforms: readonly Json[] = [],
): JsonObject {
  return { id, source, parameters, transforms }
}

/** A template as a page of its own. */
export function documentOf({ id, nodes, queries, variables }: PageTemplate): PageDocument {
  const page = {
    ...{ id, schema: { page: 1, components: {} }, config: defaultPageConfig },
    ...{ style: { main: {}, panel: {} }, queries, variables },
    nodes: Object.fromEntries(nodes.map((node) => [node.id, node])),
  }
  return page
}
