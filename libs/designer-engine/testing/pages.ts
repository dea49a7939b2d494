import { createDesigner, defaultPageConfig } from '../src/index.ts'
import type { Designer, DesignerOptions, PageDocument, PageNode } from '../src/index.ts'
import { freshOrders } from '../src/document/order.ts'
import { denseItems } from './dense.ts'

/** A node at the upper left of the page, in whatever differs. */
export function nodeOf(id: string, patch: Partial<PageNode> = {}): PageNode {
  const place = { parent: null, slot: 'main', order: id, x: 0, y: 0, w: 4, h: 2 }
  return { id, type: 'box', ...place, props: {}, ...patch }
}

/** A page of these nodes. */
export function pageOf(nodes: readonly PageNode[] = []): PageDocument {
  return {
    id: 'page',
    schema: { page: 1, components: { box: 1 } },
    config: defaultPageConfig,
    style: { main: {}, panel: {} },
    nodes: Object.fromEntries(nodes.map((node) => [node.id, node])),
  }
}

/** Three boxes in a column, a panel with two beside them. */
export function samplePage(): PageDocument {
  return pageOf([
    nodeOf('a'),
    nodeOf('b', { y: 2 }),
    nodeOf('c', { y: 4 }),
    nodeOf('panel', { x: 4, w: 12, h: 8, type: 'panel' }),
    nodeOf('p1', { parent: 'panel', slot: 'body' }),
    nodeOf('p2', { parent: 'panel', slot: 'body', x: 4 }),
  ])
}

/** A page of so many boxes without gaps. */
export function densePage(count: number): PageDocument {
  const orders = freshOrders(count)
  return pageOf(
    denseItems(count).map((item, index) =>
      nodeOf(item.id, { ...item, order: orders[index] ?? '' }),
    ),
  )
}

/** A designer whose ids count, and whose listeners' errors are thrown. */
export function designerOf(document: PageDocument, options: DesignerOptions = {}): Designer {
  let count = 0
  const newId = () => `new${(count += 1)}`
  const onError = (error: unknown) => {
    throw error
  }
  return createDesigner(document, { newId, onError, ...options })
}
