import type { Widget, WidgetProps, Widgets } from '@spruce/designer-engine/react'
import type { ComponentRegistry } from '@spruce/designer-engine/registry'
import { studioWidgets } from '@spruce/page-builder/studio'
import { useMessages } from '@spruce/shell-ui'
import { createContext, use } from 'react'
import { customiseMessages } from './customiseMessages.js'
import type { Zones } from './personalZones.js'

const ZonesContext = createContext<Zones>(new Map())

/** Tells the widgets on the canvas what a person may do with them. */
export const ZonesProvider = ZonesContext.Provider

/** What the canvas shows for each type of component: the widget, and that it is not free where it is not. */
export function customWidgets(registry: ComponentRegistry): Widgets {
  return Object.fromEntries(
    Object.entries(studioWidgets(registry)).map(([type, widget]) => [type, withZone(widget)]),
  )
}

function withZone(widget: Widget): Widget {
  const { component: Shown } = widget
  function ZonedWidget(props: WidgetProps) {
    return (
      <>
        <ZoneMark id={props.id} />
        <Shown {...props} />
      </>
    )
  }
  return { ...widget, component: ZonedWidget }
}

function ZoneMark({ id }: { readonly id: string }) {
  const zone = use(ZonesContext).get(id) ?? 'free'
  const messages = useMessages(customiseMessages)
  return zone !== 'free' && <span className="home-zone">{messages[zone]}</span>
}
