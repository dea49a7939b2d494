import type { GridRect, PageNode } from '@spruce/designer-engine'
import { memo, type ComponentType, type CSSProperties } from 'react'
import { carouselType, groupType, sectionType, tabsType } from '../containers/containers.js'
import { LateCarousel } from '../containers/LateCarousel.js'
import { GroupView, SectionView } from '../containers/SectionView.js'
import { TabsView } from '../containers/TabsView.js'
import { WidgetHost } from './WidgetHost.js'

interface PageItemProps {
  readonly node: PageNode
  /** Its cells in a grid; none in a list. */
  readonly place?: GridRect
  /** It is in sight when its page opens, or nearly. */
  readonly isFirst?: boolean
}

const containers: Readonly<Record<string, ComponentType<{ readonly node: PageNode }>>> = {
  [sectionType]: memo(SectionView),
  [tabsType]: memo(TabsView),
  [carouselType]: memo(LateCarousel),
  [groupType]: memo(GroupView),
}

/** A component where it lies; another place alone does not draw it anew. */
export function PageItem({ node, place, isFirst = false }: PageItemProps) {
  const Container = Object.hasOwn(containers, node.type) ? containers[node.type] : undefined
  const style: CSSProperties | undefined = place && {
    gridColumn: `${place.x + 1} / span ${place.w}`,
    gridRow: `${place.y + 1} / span ${place.h}`,
    ...({ '--sp-page-rows': place.h } as CSSProperties),
  }
  return (
    <div
      className={Container ? 'sp-page-item' : 'sp-page-item sp-page-leaf'}
      data-page-item={node.id}
      style={style}
    >
      {Container ? <Container node={node} /> : <Widget node={node} isFirst={isFirst} />}
    </div>
  )
}

/** A page may have thousands: nothing stands between an item and its widget. */
const Widget = memo(WidgetHost, (before, after) => before.node === after.node)
