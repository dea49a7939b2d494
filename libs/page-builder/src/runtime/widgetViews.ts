import type { AnyComponentDefinition } from '@spruce/designer-engine/registry'
import { lazyPart, type LazyPart } from '@spruce/shell-ui'
import { LateVariableBar } from '../variables/LateVariableBar.js'
import type { WidgetDefinition, WidgetViewProps } from './WidgetDefinition.js'

export type AnyWidget = WidgetDefinition<unknown>

const views = new WeakMap<AnyWidget, LazyPart<WidgetViewProps<unknown>>>()

/** The view of a widget: one component for each definition, whatever asks. */
export function viewOf(definition: AnyWidget): LazyPart<WidgetViewProps<unknown>> {
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
