import { isDeepStrictEqual } from 'node:util'
import type { Engine } from '../db/engine.js'
import type { LocalisedText } from '../db/schema.js'
import { newId } from '../ids.js'
import { ComponentsRepository } from '../repositories/components/ComponentsRepository.js'
import { ProductWidgetsRepository } from '../repositories/components/ProductWidgetsRepository.js'
import widgets from './widgets.json' with { type: 'json' }

/** A widget of the product, as its library describes it. */
export interface Widget {
  code: string
  name: LocalisedText
  /** In Chinese, as the categories of all components. */
  category: string
  icon: string
  size: { w: number; h: number }
  minSize: { w: number; h: number }
  /** JSON Schema. */
  properties: Record<string, unknown>
}

/** What a widget is as a component: of the product, for all customers. */
const common = {
  ...({ kind: 'builtin', url: null, thumbnail: null, visibleTo: 'all' } as const),
  tenantIds: [] as string[],
}

/**
 * Registers the widgets of the product as components of the platform, on the shelf; each once, so that one which the operator
 * removed stays away. One that is there keeps what the operator made of it, but for its properties: they are what the program
 * reads. A release follows where they changed and nothing else waits.
 */
export async function saveWidgets(
  engine: Engine,
  now: Date,
  wanted: readonly Widget[] = widgets,
): Promise<void> {
  await engine.tx('platform', async (db) => {
    const registry = new ProductWidgetsRepository(db)
    await registry.lock() // two processes may start at once
    const components = new ComponentsRepository(db)
    const codes = wanted.map(({ code }) => code)
    const there = new Map((await registry.list(codes)).map((one) => [one.code, one]))
    const registered = new Set(await registry.register(codes))
    for (const widget of wanted) {
      const before = there.get(widget.code)
      if (!before && !registered.has(widget.code)) continue
      if (before?.kind === 'frame') continue // the operator's own, from before
      if (before && isDeepStrictEqual(before.properties, widget.properties)) continue
      const id = before?.id ?? newId()
      if (before) await components.edit(id, { properties: widget.properties })
      else await components.add({ ...widget, ...common, id })
      if (before && (before.status !== 'on_shelf' || before.hasChanges)) continue
      const component = await components.find(id)
      if (component) await components.publish(component, now)
    }
  })
}
