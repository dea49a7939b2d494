import { defaultPageConfig, type JsonObject, type PageNode } from '@spruce/designer-engine'

/** What a page of a test or story begins with. @public */
export interface PageParts {
  readonly nodes: readonly PageNode[]
  readonly queries?: readonly unknown[]
  readonly variables?: readonly unknown[]
}

/** A component on a page; what is left out is plain. @public */
export function pageNode(node: Pick<PageNode, 'id' | 'type'> & Partial<PageNode>): PageNode {
  return {
    ...{ parent: null, slot: 'main', order: 'a', x: 0, y: 0, w: 12, h: 6, props: {} },
    ...node,
  }
}

/** A stored page of these parts. @public */
export function pageOf({ nodes, queries = [], variables = [] }: PageParts): JsonObject {
  return {
    id: 'page',
    schema: { page: 1, components: {} },
    config: {
      ...defaultPageConfig,
      pageMargin: [...defaultPageConfig.pageMargin],
      panelMargin: [...defaultPageConfig.panelMargin],
    },
    style: { main: {}, panel: {} },
    nodes: Object.fromEntries(nodes.map((node) => [node.id, node])),
    queries,
    variables,
  } as unknown as JsonObject
}
