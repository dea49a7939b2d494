import { pageSlots, type GridRect, type PageDocument, type PageNode } from '@spruce/designer-engine'
import type { PageDifference } from './pageDifferences.js'

/** What became of a component; `inside`: of something that lies in it. */
export type DifferenceMark = PageDifference['kind'] | 'inside'

/** A component of the page itself, as it is drawn. */
export interface DrawnBox {
  readonly node: PageNode
  /** In columns and rows of the drawing. */
  readonly rect: GridRect
  readonly mark: DifferenceMark | undefined
}

/** A page in outline. */
export interface PageDrawing {
  readonly boxes: readonly DrawnBox[]
  readonly rows: number
}

/** Columns of a drawing, as of a page. */
export const drawnColumns = 24
/** Rows of what has no size of its own, as a dialog. */
const listedRows = 3

/** The bar above a page, the page, its dialogs below: what lies in these is marked there. */
export function drawPage(page: PageDocument, differences: readonly PageDifference[]): PageDrawing {
  const marks = marksOf(page, differences)
  const roots = Object.values(page.nodes).filter(({ parent }) => parent === null)
  const boxes: DrawnBox[] = []
  let top = 0
  for (const slot of [pageSlots.titleBar, pageSlots.main, pageSlots.dialogs]) {
    const nodes = roots.filter((node) => node.slot === slot).sort(inOrder)
    const rects = slot === pageSlots.main ? nodes.map(rectOf) : nodes.map((_, at) => listed(at))
    for (const [at, node] of nodes.entries()) {
      const rect = rects[at] ?? listed(at)
      boxes.push({ node, rect: { ...rect, y: rect.y + top }, mark: marks.get(node.id) })
    }
    top += Math.max(0, ...rects.map(({ y, h }) => y + h))
  }
  return { boxes, rows: top }
}

/** The component of the page itself in which another one lies, or which it is; undefined where it is not there. */
export function rootOf(page: PageDocument, id: string): string | undefined {
  let node = page.nodes[id]
  while (node && node.parent !== null) node = page.nodes[node.parent]
  return node?.id
}

function marksOf(
  page: PageDocument,
  differences: readonly PageDifference[],
): ReadonlyMap<string, DifferenceMark> {
  const marks = new Map<string, DifferenceMark>()
  for (const { kind, node } of differences) {
    const root = node && rootOf(page, node.id)
    if (root === undefined) continue
    if (root === node?.id) marks.set(root, kind)
    else if (!marks.has(root)) marks.set(root, 'inside')
  }
  return marks
}

function inOrder(a: PageNode, b: PageNode): number {
  if (a.order !== b.order) return a.order < b.order ? -1 : 1
  return a.id < b.id ? -1 : 1
}

function rectOf({ x, y, w, h }: PageNode): GridRect {
  return { x, y, w, h }
}

function listed(at: number): GridRect {
  return { x: 0, y: at * listedRows, w: drawnColumns, h: listedRows }
}
