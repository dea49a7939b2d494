import type { AnyComponentDefinition } from '@spruce/designer-engine/registry'
import { lazyPart, type LazyPart } from '@spruce/shell-ui'
import { useEffect } from 'react'
import { LateVariableBar } from '../variables/LateVariableBar.js'
import type { WidgetDefinition, WidgetViewProps } from './WidgetDefinition.js'

export type AnyWidget = WidgetDefinition<unknown>

type View = LazyPart<WidgetViewProps<unknown>>

const views = new WeakMap<AnyWidget, View>()

/** The view of a widget: one component for each definition, whatever asks. Its code is fetched beside the data. */
export function useView(definition: AnyWidget): View {
  const view = viewOf(definition)
  useEffect(() => void view.preload().catch(() => undefined), [view]) // who shows it says what does not come
  return view
}

function viewOf(definition: AnyWidget): View {
  const known = views.get(definition)
  if (known) return known
  const view = lazyPart(() => definition.load())
  views.set(definition, view)
  return view
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
