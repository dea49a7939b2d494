import type { AnyComponentDefinition } from '@spruce/designer-engine/registry'
import { lazyPart, type LazyPart } from '@spruce/shell-ui'
import { useEffect, useState } from 'react'
import { LateVariableBar } from '../variables/LateVariableBar.js'
import type { WidgetDefinition, WidgetViewProps } from './WidgetDefinition.js'

export type AnyWidget = WidgetDefinition<unknown>

type View = LazyPart<WidgetViewProps<unknown>>

const views = new WeakMap<AnyWidget, View>()
const loaded = new WeakSet<AnyWidget>()

/** The view of a widget: one component for each definition, whatever asks. */
export function viewOf(definition: AnyWidget): View {
  const known = views.get(definition)
  if (known) return known
  const view = lazyPart(async () => {
    const component = await definition.load()
    loaded.add(definition)
    return component
  })
  views.set(definition, view)
  return view
}

/**
 * The view of a widget once its code is there, or is known not to come: then it throws. It loads beside the data, and shows as
 * soon as it has come: React keeps what a Suspense waits for back for 300 ms.
 */
export function useView(definition: AnyWidget): View | undefined {
  const view = viewOf(definition)
  const [ended, setEnded] = useState<AnyWidget>()
  const isKnown = ended === definition || loaded.has(definition)
  useEffect(() => {
    if (isKnown) return
    let isGone = false
    const end = () => {
      if (!isGone) setEnded(definition)
    }
    view.preload().then(end, end)
    return () => {
      isGone = true
    }
  }, [view, definition, isKnown])
  return isKnown ? view : undefined
}

/**
 * Fetches what pages of these widgets show, so that a page stands as soon as its document is known. Rejects
 * when some of it does not come. @public
 */
export async function preloadPage(widgets: readonly AnyComponentDefinition[]): Promise<void> {
  await Promise.all([
    LateVariableBar.preload(),
    ...widgets.map((widget) => viewOf(widget as unknown as AnyWidget).preload()),
  ])
}
