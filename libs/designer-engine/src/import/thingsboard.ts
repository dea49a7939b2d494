import type { Json, JsonObject, PageDocument, PageNode } from '../document/types.js'
import type { PathStep } from '../schema/plain.js'
import {
  bottomOf,
  childrenOf,
  isObject,
  objectAt,
  PageBuilder,
  sourceOf,
  textOf,
  without,
  type ForeignItem,
} from './PageBuilder.js'
import { readGrid, widthOf, type Grid } from './thingsboard/grids.js'
import { prefix, Widgets } from './thingsboard/widgets.js'
import type { Imported, ImportOptions } from './types.js'

const stateType = `${prefix}state`
const layoutType = `${prefix}layout`

/**
 * Makes a page of a dashboard of ThingsBoard. The main layout of its root state is the page; every further
 * state is a dialog `thingsboard.state`, and a layout beside a main one a component `thingsboard.layout`
 * below it. Widgets are `thingsboard.<their type>`, and keep what they say. A grid whose widgets reach beyond
 * its columns is as wide as they need, and every layout keeps its own count for `exportThingsboard`, as the
 * config of the page keeps what else the dashboard says. Any input: what is no widget is left out and reported.
 */
export function importThingsboard(input: unknown, options: ImportOptions = {}): Imported {
  const builder = new PageBuilder()
  const dashboard = builder.read(input)
  const configuration = objectAt(dashboard, 'configuration')
  const states = Object.entries(objectAt(configuration, 'states'))
  if (states.length === 0) builder.report('not-a-dashboard', ['configuration', 'states'])
  const widgets = new Widgets(configuration['widgets'], builder)
  const rootIndex = Math.max(
    0,
    states.findIndex(([, state]) => isObject(state) && state['root'] === true),
  )
  const [rootName, rootState] = states[rootIndex] ?? ['default', {}]
  const path = ['configuration', 'states']
  const grid = readState(rootState, null, [...path, rootName], widgets, builder)
  states
    .filter((_, index) => index !== rootIndex)
    .forEach(([name, state], index) => {
      const dialog = dialogOf(name, state, [...path, name], builder)
      const id = builder.addToList(dialog, null, 'dialogs', index)
      readState(state, id, [...path, name], widgets, builder)
    })
  const { title } = dashboard
  const id = options.id ?? (typeof title === 'string' ? title : 'imported')
  const main = layoutAt(rootState, 'main')
  if (!isObject(rootState)) builder.report('not-an-item', [...path, rootName])
  return {
    document: builder.build(id, grid.width, [grid.margin, grid.margin], {
      format: 'thingsboard',
      settings: without(dashboard, 'configuration'),
      configuration: {
        ...without(configuration, 'states', 'widgets'),
        widgets: widgets.unplaced,
      },
      root: {
        name: rootName,
        columns: grid.columns,
        gridSettings: without(objectAt(main, 'gridSettings'), 'columns', 'margin'),
        ...restOf(rootState, main),
      },
    }),
    problems: builder.problems,
  }
}

/**
 * The dashboard of an imported page as ThingsBoard reads it: where its widgets lie now, by state and layout,
 * and with what it said beside them.
 */
export function exportThingsboard(document: PageDocument): JsonObject {
  const source = sourceOf(document)
  const widgets: Record<string, Json> = {
    ...objectAt(objectAt(source, 'configuration'), 'widgets'),
  }
  const layoutOf = (nodes: readonly PageNode[], said: JsonObject): JsonObject => {
    const placed = nodes.flatMap(({ props, x, y, w, h }) => {
      const { widgetId, widget } = props
      if (typeof widgetId !== 'string' || !isObject(widget)) return []
      widgets[widgetId] = widget
      const rest = objectAt(props, 'placement')
      return [[widgetId, { ...rest, sizeX: w, sizeY: h, row: y, col: x }] as const]
    })
    const gridSettings = objectAt(said, 'gridSettings')
    return { ...objectAt(said, 'layout'), widgets: Object.fromEntries(placed), gridSettings }
  }
  const stateOf = (parent: string | null, said: JsonObject): JsonObject => {
    const nodes = childrenOf(document, parent, 'main')
    const isLayout = ({ type }: PageNode) => type === layoutType
    const own = nodes.filter((node) => !isLayout(node))
    const others = nodes
      .filter(isLayout)
      .map(({ id, props }) => [
        textOf(props['name']),
        layoutOf(childrenOf(document, id, 'main'), props),
      ])
    const layouts = { main: layoutOf(own, said), ...Object.fromEntries(others) } as JsonObject
    return { ...objectAt(said, 'state'), root: parent === null, layouts }
  }
  const root = objectAt(source, 'root')
  const { name: rootName = 'default' } = root as { name?: string }
  const gridSettings = { ...objectAt(root, 'gridSettings'), ...gridOf(document, root) }
  const states: Record<string, Json> = { [rootName]: stateOf(null, { ...root, gridSettings }) }
  for (const dialog of childrenOf(document, null, 'dialogs')) {
    const name = textOf(dialog.props['name'])
    states[Object.hasOwn(states, name) ? dialog.id : name] = stateOf(dialog.id, dialog.props)
  }
  const configuration = { ...objectAt(source, 'configuration'), widgets, states }
  const settings = isObject(source['settings']) ? source['settings'] : { title: document.id }
  return { ...settings, configuration }
}

/** Puts the layouts of a state on the page, or into its dialog. @returns the grid of the main one */
function readState(
  state: Json,
  parent: string | null,
  path: readonly PathStep[],
  widgets: Widgets,
  builder: PageBuilder,
): Grid {
  const layouts = isObject(state) ? objectAt(state, 'layouts') : {}
  const at = (name: string) => [...path, 'layouts', name]
  if (isObject(state)) {
    if (!isObject(state['layouts'] ?? {})) builder.report('not-an-item', [...path, 'layouts'])
    // Its root is the first that says so.
    const { root = false } = state
    if (root !== false && (root !== true || parent !== null))
      builder.report('left-out', [...path, 'root'])
  }
  for (const [name, layout] of Object.entries(layouts)) {
    if (!isObject(layout)) builder.report('not-an-item', at(name))
    else if (!isObject(layout['gridSettings'] ?? {})) {
      builder.report('bad-setting', [...at(name), 'gridSettings'])
    }
  }
  const main = widgets.readLayout(objectAt(layouts, 'main'), at('main'))
  const grid = readGrid(objectAt(layouts, 'main'), main, at('main'), builder)
  const top = bottomOf(main)
  const others = Object.keys(layouts).filter((name) => name !== 'main')
  const containers = others.map((name, index): ForeignItem => {
    const place = { x: 0, y: top + index * 4, w: grid.width, h: 4 }
    return { ...layoutComponent(name, objectAt(layouts, name), at(name)), place }
  })
  const ids = builder.addGrid([...main, ...containers], parent, 'main', grid.width)
  others.forEach((name, index) => {
    const layout = objectAt(layouts, name)
    const items = widgets.readLayout(layout, at(name))
    const { width } = readGrid(layout, items, at(name), builder)
    builder.addGrid(items, ids[main.length + index] ?? null, 'main', width)
  })
  return grid
}

function dialogOf(
  name: string,
  state: Json,
  path: readonly PathStep[],
  builder: PageBuilder,
): ForeignItem {
  if (!isObject(state)) builder.report('not-an-item', path)
  const main = layoutAt(state, 'main')
  const title = isObject(state) && typeof state['name'] === 'string' ? state['name'] : name
  const gridSettings = objectAt(main, 'gridSettings')
  const props = { name, title, gridSettings, ...restOf(state, main) }
  return { id: `state-${name}`, type: stateType, props, place: unplaced, path }
}

function layoutComponent(name: string, layout: JsonObject, path: readonly PathStep[]): ForeignItem {
  const gridSettings = objectAt(layout, 'gridSettings')
  const title = typeof layout['name'] === 'string' ? layout['name'] : name
  const props = { name, title, gridSettings, ...restOf(undefined, layout) }
  return { id: `layout-${name}`, type: layoutType, props, place: unplaced, path }
}

const unplaced = { x: 0, y: 0, w: 1, h: 1 }

/** What a state and its layout say beside their widgets and their grid. */
function restOf(state: Json | undefined, layout: JsonObject): JsonObject {
  return {
    ...(isObject(state) && { state: without(state, 'root', 'layouts') }),
    layout: without(layout, 'widgets', 'gridSettings'),
  }
}

/** The grid of the page as a layout says it: with its own count as long as that makes the same columns. */
function gridOf(document: PageDocument, { columns }: JsonObject): JsonObject {
  const { gridColNum, pageMargin } = document.config
  const own = childrenOf(document, null, 'main').filter(({ type }) => type !== layoutType)
  const ends = own.map(({ x, w }) => x + w)
  const isSame = typeof columns === 'number' && widthOf(columns, ends) === gridColNum
  return { columns: isSame ? columns : gridColNum, margin: pageMargin[0] }
}

function layoutAt(state: Json | undefined, name: string): JsonObject {
  return isObject(state) ? objectAt(objectAt(state, 'layouts'), name) : {}
}

export type { Imported, ImportOptions, ImportProblem } from './types.js'
