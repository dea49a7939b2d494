import type { Json, JsonObject } from '../../document/types.js'
import type { PathStep } from '../../schema/plain.js'
import { isObject, textOf, type ForeignItem, type PageBuilder } from '../PageBuilder.js'

/** Types of components are those of widgets, layouts and states behind this. */
export const prefix = 'thingsboard.'

/** The widgets of a dashboard by their ids, and which of them some layout places. */
export class Widgets {
  private readonly byId = new Map<string, JsonObject>()
  private readonly placed = new Set<string>()

  constructor(
    given: Json | undefined,
    private readonly builder: PageBuilder,
  ) {
    const isList = Array.isArray(given)
    for (const [key, widget] of Object.entries(isBranch(given) ? given : {})) {
      const path = ['configuration', 'widgets', isList ? Number(key) : key]
      if (!isObject(widget)) {
        builder.report('not-an-item', path)
        continue
      }
      const id = isList ? textOf(widget['id']) : key
      if (this.byId.has(id)) builder.report('duplicate-id', path)
      this.byId.set(id, widget)
    }
  }

  /** Those that no layout places. */
  get unplaced(): JsonObject {
    return Object.fromEntries([...this.byId].filter(([id]) => !this.placed.has(id)))
  }

  /** The widgets of one layout, where they lie. */
  readLayout(layout: JsonObject, path: readonly PathStep[]): readonly ForeignItem[] {
    const given = layout['widgets']
    if (!isObject(given ?? {})) this.builder.report('not-an-item', [...path, 'widgets'])
    return Object.entries(isObject(given) ? given : {}).flatMap(([id, place]) => {
      const at = [...path, 'widgets', id]
      const widget = this.byId.get(id)
      if (!isObject(place) || !widget) {
        this.builder.report(widget ? 'not-an-item' : 'missing', at)
        return []
      }
      this.placed.add(id)
      const { row, col, sizeX, sizeY, ...placement } = place
      const props = { widgetId: id, widget, placement }
      const lies = { x: col, y: row, w: sizeX, h: sizeY }
      return [{ id, type: typeOf(widget), props, place: lies, path: at }]
    })
  }
}

function isBranch(value: Json | undefined): value is JsonObject | readonly Json[] {
  return typeof value === 'object' && value !== null
}

/** As widgets are named today, as they were named by bundle, or at least by kind. */
function typeOf(widget: JsonObject): string {
  const { typeFullFqn, bundleAlias, typeAlias, type } = widget
  if (typeof typeFullFqn === 'string') return prefix + typeFullFqn
  if (typeof bundleAlias === 'string' && typeof typeAlias === 'string') {
    return `${prefix}${bundleAlias}.${typeAlias}`
  }
  return prefix + (typeof type === 'string' ? type : 'unknown')
}
