import type { SlotProps } from './PageContext.js'
import { PageItem } from './PageItem.js'
import { useShownNodes } from './useShownNodes.js'

/** Components one under the other. */
export function PageList({ parent, slot }: SlotProps) {
  const nodes = useShownNodes(parent, slot)
  if (nodes.length === 0) return null
  return (
    <div className="sp-page-list" data-slot={slot}>
      {nodes.map((node) => (
        <PageItem key={node.id} node={node} />
      ))}
    </div>
  )
}
