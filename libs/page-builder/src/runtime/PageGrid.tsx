import { pageSlots, type PageNode } from '@spruce/designer-engine'
import { useMemo, type CSSProperties } from 'react'
import { isOpen, sectionType } from '../containers/containers.js'
import { layOut, columnsAt } from './layOut.js'
import { usePage, type SlotProps } from './PageContext.js'
import { PageItem } from './PageItem.js'
import { useInSteps } from './useInSteps.js'
import { useShownNodes } from './useShownNodes.js'

/** Rows of a section that is closed: its head. */
const closedRows = 1

/** A grid of components, in the order in which they are read. */
export function PageGrid({ parent, slot }: SlotProps) {
  const { settings, breakpoint, rowHeight, opened, childrenOf } = usePage()
  const { gridColNum, pageMargin, panelMargin } = settings.config
  const nodes = useShownNodes(parent, slot)
  const isPage = parent === null && slot === pageSlots.main
  const isSettled = isPage && nodes === childrenOf(parent, slot)
  const placed = useMemo(() => {
    const heightOf = (node: PageNode) =>
      node.type === sectionType && !isOpen(node, opened) ? closedRows : undefined
    return layOut(nodes, breakpoint, gridColNum, heightOf, isSettled)
  }, [nodes, breakpoint, gridColNum, opened, isSettled])
  const [gapX, gapY] = parent === null ? pageMargin : panelMargin
  const columns = columnsAt(breakpoint, gridColNum)
  const { shown, isFirst, minHeight } = useInSteps(placed, { rowHeight, gapY })
  const style = {
    '--sp-page-row': `${rowHeight}px`,
    '--sp-page-gap': `${gapY}px`,
    gap: `${gapY}px ${gapX}px`,
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    minHeight,
  } as CSSProperties
  return (
    <div className="sp-page-grid" data-slot={slot} style={style}>
      {shown.map(({ node, place }) => (
        <PageItem
          key={node.id}
          node={node}
          place={place}
          isFirst={isPage && isFirst({ node, place })}
        />
      ))}
    </div>
  )
}
