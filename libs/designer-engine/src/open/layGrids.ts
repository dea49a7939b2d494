import type { PageNode } from '../document/types.js'
import { isSettled, normalise } from '../layout/normalise.js'
import { gridLimits, type LayoutItem } from '../layout/types.js'
import { isPacked } from './isPacked.js'
import type { Known } from './readNode.js'
import { groupBySlot } from './repairTree.js'
import type { Report } from './Report.js'

/** Brings every grid in order, in place: within its columns and its limits, nothing on another, compact. */
export function layGrids(
  nodes: Map<string, PageNode>,
  known: Known,
  columns: number,
  report: Report,
) {
  for (const group of groupBySlot(nodes.values())) {
    const first = group[0]
    if (!first || !isGrid(first, nodes, known)) continue
    const isFitting = (node: PageNode) => fits(node, known, columns)
    if (group.every(isFitting)) {
      if (isPacked(group, columns) || isSettled(group, { columns })) continue
    }
    const items = settle(
      group.map((node) => itemOf(node, known)),
      columns,
    )
    items.forEach(({ x, y, w, h }, index) => {
      const node = group[index]
      if (!node || (node.x === x && node.y === y && node.w === w && node.h === h)) return
      report.add('moved', ['nodes', node.id])
      nodes.set(node.id, { ...node, x, y, w, h })
    })
  }
}

/** Whether a node is within its grid and the limits of its type. */
function fits({ type, x, w, h }: PageNode, known: Known, columns: number): boolean {
  const { minW = 1, minH = 1, maxW = columns, maxH = h } = known(type)?.size ?? {}
  return x + w <= columns && w >= minW && w <= maxW && h >= minH && h <= maxH
}

/** Higher than a grid can be asked to be, it would not lie the same when it is read again. */
function settle(given: readonly LayoutItem[], columns: number): readonly LayoutItem[] {
  const { items } = normalise(given, { columns })
  if (items.every(({ y }) => y <= gridLimits.row)) return items
  const most = Math.max(1, Math.floor(gridLimits.row / given.length))
  const lower = given.map((item) => ({
    ...item,
    static: false,
    h: Math.min(item.h, Math.max(most, item.minH ?? 1)),
  }))
  return normalise(lower, { columns }).items
}

/** The page has a grid, and so have slots that say so; of what nobody knows nothing is judged. */
function isGrid(node: PageNode, nodes: ReadonlyMap<string, PageNode>, known: Known): boolean {
  if (node.parent === null) return node.slot === 'main'
  const definition = known(nodes.get(node.parent)?.type ?? '')
  return definition?.slots?.[node.slot]?.layout === 'grid'
}

function itemOf(node: PageNode, known: Known): LayoutItem {
  const { id, x, y, w, h } = node
  const { minW, minH, maxW, maxH } = known(node.type)?.size ?? {}
  return {
    id,
    x,
    y,
    w,
    h,
    ...(node.static ? { static: true } : {}),
    ...(minW === undefined ? {} : { minW }),
    ...(minH === undefined ? {} : { minH }),
    ...(maxW === undefined ? {} : { maxW }),
    ...(maxH === undefined ? {} : { maxH }),
  }
}
