import type { JsonObject, PageNode } from '@spruce/designer-engine'
import type { WidgetProps, Widgets } from '@spruce/designer-engine/react'
import type { ComponentRegistry } from '@spruce/designer-engine/registry'
import { useMessages } from '@spruce/shell-ui'
import { useMemo } from 'react'
import { containerMessages } from '../containers/containerMessages.js'
import {
  bodySlot,
  carouselType,
  groupType,
  slotOfContainer,
  titleOf,
} from '../containers/containers.js'
import { WidgetHost } from '../runtime/WidgetHost.js'
import { studioMessages } from './studioMessages.js'

/** A widget as the page shows it, wherever it lies. */
function PageWidget({ id, type, props }: WidgetProps) {
  return <WidgetHost node={useNode(id, type, props)} />
}

/** A container, all of which is seen: closed sections, other tabs and other slides, too. */
function Container({ id, type, props, renderSlot }: WidgetProps) {
  const { group, section } = useMessages(studioMessages)
  const { carousel } = useMessages(containerMessages)
  const node = useNode(id, type, props)
  const name = titleOf(node) || ({ [groupType]: group, [carouselType]: carousel }[type] ?? section)
  return (
    <div className="sp-studio-container">
      <p className="sp-studio-container-title">{name}</p>
      {renderSlot(slotOfContainer[type] ?? bodySlot)}
    </div>
  )
}

function useNode(id: string, type: string, props: JsonObject): PageNode {
  return useMemo(
    () => ({ id, type, props, parent: null, slot: 'main', order: '', x: 0, y: 0, w: 1, h: 1 }),
    [id, type, props],
  )
}

/** What the canvas shows for each type of component. @public */
export function studioWidgets(registry: ComponentRegistry): Widgets {
  return Object.fromEntries(
    registry.types.map((type) => {
      const slot = Object.hasOwn(slotOfContainer, type) ? slotOfContainer[type] : undefined
      return [type, slot ? { component: Container, slots: [slot] } : { component: PageWidget }]
    }),
  )
}
