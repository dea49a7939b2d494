import type { JsonObject, PageNode } from '@spruce/designer-engine'
import type { WidgetProps, Widgets } from '@spruce/designer-engine/react'
import type { ComponentRegistry } from '@spruce/designer-engine/registry'
import { useMessages } from '@spruce/shell-ui'
import { useMemo } from 'react'
import {
  bodySlot,
  groupType,
  sectionType,
  tabsSlot,
  tabsType,
  titleOf,
} from '../containers/containers.js'
import { WidgetHost } from '../runtime/WidgetHost.js'
import { studioMessages } from './studioMessages.js'

/** A widget as the page shows it, wherever it lies. */
function PageWidget({ id, type, props }: WidgetProps) {
  return <WidgetHost node={useNode(id, type, props)} />
}

/** A container, all of which is seen: closed sections and other tabs, too. */
function Container({ id, type, props, renderSlot }: WidgetProps) {
  const messages = useMessages(studioMessages)
  const node = useNode(id, type, props)
  const name = titleOf(node) || (type === groupType ? messages.group : messages.section)
  return (
    <div className="sp-studio-container">
      <p className="sp-studio-container-title">{name}</p>
      {renderSlot(type === tabsType ? tabsSlot : bodySlot)}
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
  const slotsOf: Readonly<Record<string, readonly string[]>> = {
    [sectionType]: [bodySlot],
    [groupType]: [bodySlot],
    [tabsType]: [tabsSlot],
  }
  return Object.fromEntries(
    registry.types.map((type) => {
      const slots = Object.hasOwn(slotsOf, type) ? slotsOf[type] : undefined
      return [type, slots ? { component: Container, slots } : { component: PageWidget }]
    }),
  )
}
