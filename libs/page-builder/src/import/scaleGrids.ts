import type { JsonObject, PageDocument, PageNode } from '@spruce/designer-engine'
import { numberOf, objectIn } from './Settings.js'

/** A grid of a dashboard that does not say has so many columns. */
const usualColumns = 24

/** A page whose grids all have the columns of the page that it comes to. */
export interface ScaledPage {
  readonly document: PageDocument
  /** The columns that some grid had instead. */
  readonly from: readonly number[]
}

/** Makes every grid of a page as wide as another one; what lay beside each other still does. */
export function scaleGrids(document: PageDocument, columns: number): ScaledPage {
  const from = new Set<number>()
  const grids = new Map<string, PageNode[]>()
  for (const node of Object.values(document.nodes)) {
    const key = JSON.stringify([node.parent, node.slot])
    const grid = grids.get(key) ?? []
    grid.push(node)
    grids.set(key, grid)
  }
  const nodes = [...grids.values()].flatMap((grid) => {
    const width = widthOf(grid, document)
    if (width === columns) return grid
    from.add(width)
    const share = columns / width
    return grid.map((node) => {
      const x = Math.min(columns - 1, Math.round(node.x * share))
      const end = Math.min(columns, Math.round((node.x + node.w) * share))
      return { ...node, x, w: Math.max(1, end - x) }
    })
  })
  return {
    document: { ...document, nodes: Object.fromEntries(nodes.map((node) => [node.id, node])) },
    from: [...from],
  }
}

function widthOf(grid: readonly PageNode[], { nodes, config }: PageDocument): number {
  const parent = nodes[grid[0]?.parent ?? '']
  const isList = grid[0]?.slot === 'dialogs' || grid[0]?.slot === 'tabs'
  if (isList || !parent) return config.gridColNum
  const settings: JsonObject = objectIn(parent.props, 'gridSettings')
  const said = numberOf(settings['columns']) ?? usualColumns
  return grid.reduce((widest, { x, w }) => Math.max(widest, x + w), Math.max(1, said))
}
