import type { Json, JsonObject, PageDocument, PageNode } from '../document/types.js'
import type { PathStep } from '../schema/plain.js'
import {
  childrenOf,
  isObject,
  PageBuilder,
  readCount,
  textOf,
  type ForeignItem,
} from './PageBuilder.js'
import type { Imported, ImportOptions } from './types.js'

const prefix = 'thingsboard.'
const stateType = `${prefix}state`
const layoutType = `${prefix}layout`

/**
 * Makes a page of a dashboard of ThingsBoard. The main layout of its root state is the page; every further
 * state is a dialog `thingsboard.state`, and a layout beside a main one a component `thingsboard.layout`
 * below it. Widgets are `thingsboard.<their type>`, and keep what they say. Any input: what is no widget is
 * left out and reported.
 */
export function importThingsboard(input: unknown, options: ImportOptions = {}): Imported {
  const builder = new PageBuilder()
  const dashboard = builder.read(input)
  const given = dashboard['configuration']
  const configuration = isObject(given) ? given : {}
  const states = Object.entries(isObject(configuration['states']) ? configuration['states'] : {})
  if (states.length === 0) builder.report('not-a-dashboard', ['configuration', 'states'])
  const widgets = readWidgets(configuration['widgets'])
  const rootIndex = Math.max(
    0,
    states.findIndex(([, state]) => isObject(state) && state['root'] === true),
  )
  const root = states[rootIndex]
  const columns = root ? columnsOf(mainOf(root[1])) : 24
  const margin = root ? marginOf(mainOf(root[1])) : 10

  if (root) readState(root[0], root[1], null, 'main', widgets, builder)
  states
    .filter((_, index) => index !== rootIndex)
    .forEach(([name, state], index) => {
      const path = ['configuration', 'states', name]
      const dialog = { ...containerOf(stateType, name, state, path), id: `state-${name}` }
      const id = builder.addToList(dialog, null, 'dialogs', index)
      readState(name, state, id, 'main', widgets, builder)
    })
  const title = typeof dashboard['title'] === 'string' ? dashboard['title'] : 'imported'
  return {
    document: builder.build(options.id ?? title, columns, [margin, margin]),
    problems: builder.problems,
  }
}

/** Where the widgets of an imported page lie now, by state and layout, as ThingsBoard reads them. */
export function exportThingsboard(document: PageDocument): JsonObject {
  const widgets: Record<string, Json> = {}
  const layoutsOf = (parent: string | null): JsonObject => {
    const layouts: Record<string, Json> = {}
    const lay = (name: string, nodes: readonly PageNode[]) => {
      const placed = nodes.flatMap(({ props, x, y, w, h }) => {
        const { widgetId, widget, placement } = props
        if (typeof widgetId !== 'string' || !isObject(widget)) return []
        widgets[widgetId] = widget
        const rest = isObject(placement) ? placement : {}
        return [[widgetId, { ...rest, sizeX: w, sizeY: h, row: y, col: x }] as const]
      })
      layouts[name] = { widgets: Object.fromEntries(placed) }
    }
    const nodes = childrenOf(document, parent, 'main')
    const isLayout = ({ type }: PageNode) => type === layoutType
    lay(
      'main',
      nodes.filter((node) => !isLayout(node)),
    )
    for (const node of nodes.filter(isLayout)) {
      lay(textOf(node.props['name']), childrenOf(document, node.id, 'main'))
    }
    return layouts
  }
  const states: Record<string, Json> = { default: { root: true, layouts: layoutsOf(null) } }
  for (const dialog of childrenOf(document, null, 'dialogs')) {
    const name = textOf(dialog.props['name'])
    states[name === 'default' ? dialog.id : name] = { root: false, layouts: layoutsOf(dialog.id) }
  }
  return { title: document.id, configuration: { widgets, states } }
}

function readState(
  name: string,
  state: Json,
  parent: string | null,
  slot: string,
  widgets: ReadonlyMap<string, JsonObject>,
  builder: PageBuilder,
) {
  const layouts = isObject(state) && isObject(state['layouts']) ? state['layouts'] : {}
  const path = ['configuration', 'states', name, 'layouts']
  const main = readLayout(layouts['main'], [...path, 'main'], widgets, builder)
  const others = Object.entries(layouts).filter(([key]) => key !== 'main')
  const containers = others.map(([key, layout], index) => ({
    ...containerOf(layoutType, key, layout, [...path, key]),
    place: { x: 0, y: bottomOf(main) + index * 4, w: columnsOf(layouts['main']), h: 4 },
  }))
  const all = [...main, ...containers]
  const ids = builder.addGrid(all, parent, slot, columnsOf(layouts['main']))
  others.forEach(([key, layout], index) => {
    const items = readLayout(layout, [...path, key], widgets, builder)
    builder.addGrid(items, ids[main.length + index] ?? null, 'main', columnsOf(layout))
  })
}

function readLayout(
  layout: Json | undefined,
  path: readonly PathStep[],
  widgets: ReadonlyMap<string, JsonObject>,
  builder: PageBuilder,
): readonly ForeignItem[] {
  const placed = isObject(layout) && isObject(layout['widgets']) ? layout['widgets'] : {}
  return Object.entries(placed).flatMap(([id, place]) => {
    const at = [...path, 'widgets', id]
    const widget = widgets.get(id)
    if (!isObject(place) || !widget) {
      builder.report(widget ? 'not-an-item' : 'missing', at)
      return []
    }
    const { row, col, sizeX, sizeY, ...placement } = place
    const props = { widgetId: id, widget, placement }
    return [
      { id, type: typeOf(widget), props, place: { x: col, y: row, w: sizeX, h: sizeY }, path: at },
    ]
  })
}

function containerOf(
  type: string,
  name: string,
  value: Json,
  path: readonly PathStep[],
): ForeignItem {
  const settings = isObject(value) && isObject(value['gridSettings']) ? value['gridSettings'] : {}
  const title = isObject(value) && typeof value['name'] === 'string' ? value['name'] : name
  const props = { name, title, gridSettings: settings }
  return { id: `layout-${name}`, type, props, place: { x: 0, y: 0, w: 1, h: 1 }, path }
}

function readWidgets(given: Json | undefined): ReadonlyMap<string, JsonObject> {
  const entries = Array.isArray(given)
    ? (given as readonly Json[]).map(
        (widget) => [textOf(isObject(widget) ? widget['id'] : ''), widget] as const,
      )
    : Object.entries(isObject(given) ? given : {})
  return new Map(entries.flatMap(([id, widget]) => (isObject(widget) ? [[id, widget]] : [])))
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

function mainOf(state: Json): Json | undefined {
  return isObject(state) && isObject(state['layouts']) ? state['layouts']['main'] : undefined
}

function settingOf(layout: Json | undefined, name: string): Json | undefined {
  return isObject(layout) && isObject(layout['gridSettings'])
    ? layout['gridSettings'][name]
    : undefined
}

function columnsOf(layout: Json | undefined): number {
  return readCount(settingOf(layout, 'columns'), 1, 1000, 24)
}

function marginOf(layout: Json | undefined): number {
  return readCount(settingOf(layout, 'margin'), 0, 1000, 10)
}

function bottomOf(items: readonly ForeignItem[]): number {
  return Math.max(
    0,
    ...items.map(({ place: { y, h } }) =>
      typeof y === 'number' && typeof h === 'number' ? y + h : 0,
    ),
  )
}

export type { Imported, ImportOptions, ImportProblem } from './types.js'
