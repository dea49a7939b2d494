import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectPage } from '../../testing/importedPage.js'
import { numRuns } from '../../testing/random.js'
import type { Json, JsonObject } from '../document/types.js'
import { exportGrafana, importGrafana } from './grafana.js'
import { isObject, objectAt, without } from './PageBuilder.js'
import { exportThingsboard, importThingsboard } from './thingsboard.js'

// Nothing is lost without a problem named: an import without problems comes back as it was, less what
// `grafanaForm` and `thingsboardForm` say another way.

const read = (name: string) => {
  const path = `${import.meta.dirname}/../../testing/dashboards/${name}.json`
  return Object.values(JSON.parse(readFileSync(path, 'utf8')) as Record<string, JsonObject>)
}
const list = (value: Json | undefined) => (Array.isArray(value) ? (value as readonly Json[]) : [])
const mapped = (object: JsonObject, change: (value: Json) => Json): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]))

/** Grafana: a name that is missing, panels of a row counted from anywhere, defaults that are said, and rows of no panels. */
function grafanaForm(given: JsonObject): JsonObject {
  if (isObject(given['dashboard'])) return grafanaForm(given['dashboard'])
  const { spec, apiVersion, kind, metadata = {} } = given
  const isResource = isObject(spec) && (typeof apiVersion === 'string' || kind === 'Dashboard')
  const own = isResource ? spec : given
  const isOfElements = isObject(own['elements']) && !Array.isArray(own['panels'])
  const name = (isObject(metadata) ? metadata['name'] : undefined) ?? own['uid'] ?? 'imported'
  const isNamed = isResource && isObject(metadata) && typeof metadata['name'] === 'string'
  const body = isOfElements ? elementsForm(own) : panelsForm(own)
  if (!isResource && !isOfElements) return { ...body, uid: name }
  return {
    apiVersion: 'dashboard.grafana.app/v2',
    kind: 'Dashboard',
    ...(isResource && given),
    metadata: { ...(isObject(metadata) && metadata), name },
    spec: isNamed ? body : without(body, 'uid'),
  }
}

function panelsForm(given: JsonObject): JsonObject {
  const { rows } = given
  const panels = list(given['panels']).map(panelForm)
  return { ...(Array.isArray(rows) ? without(given, 'rows') : given), panels }
}

function panelForm(panel: Json): Json {
  if (!isObject(panel)) return panel
  const typed = { ...panel, type: panel['type'] === '' ? 'unknown' : (panel['type'] ?? 'unknown') }
  if (typed.type !== 'row') return typed
  const inner = list(panel['panels']).map(panelForm)
  const yOf = (one: Json) => Number(objectAt(one as JsonObject, 'gridPos')['y'])
  const top = Math.min(...inner.map(yOf))
  const panels = inner.map((one): Json => {
    const gridPos = { ...objectAt(one as JsonObject, 'gridPos'), y: yOf(one) - top }
    return { ...(one as JsonObject), gridPos }
  })
  return { ...typed, panels }
}

function elementsForm(given: JsonObject): JsonObject {
  const placed = new Set<string>()
  const layout = layoutForm(given['layout'], placed)
  const elements = Object.entries(objectAt(given, 'elements')).map(
    ([name, element]): [string, Json] => [
      name,
      isObject(element) && placed.has(name) ? { kind: 'Panel', spec: {}, ...element } : element,
    ],
  )
  return { ...given, elements: Object.fromEntries(elements), layout }
}

function layoutForm(layout: Json | undefined, placed: Set<string>): Json {
  if (!isObject(layout)) return layout ?? null
  const spec = objectAt(layout, 'spec')
  const entries = (name: string, kind: string, change: (spec: JsonObject) => JsonObject) =>
    list(spec[name]).map((entry): Json => {
      if (!isObject(entry)) return entry
      return { ...entry, kind, spec: change(objectAt(entry, 'spec')) }
    })
  const within = (said: JsonObject): JsonObject => ({
    ...said,
    layout: layoutForm(said['layout'], placed),
  })
  switch (layout['kind']) {
    case 'GridLayout': {
      const items = entries('items', 'GridLayoutItem', (item) => {
        const element = objectAt(item, 'element')
        if (typeof element['name'] === 'string') placed.add(element['name'])
        return { ...item, element: { ...element, kind: 'ElementReference' } }
      })
      return { ...layout, spec: { ...spec, items } }
    }
    case 'RowsLayout': {
      const rows = entries('rows', 'RowsLayoutRow', (row) => {
        const collapse = row['collapse'] ?? row['collapsed'] ?? false
        return within({ ...without(row, 'collapsed'), collapse })
      })
      if (rows.length === 0)
        return { ...layout, kind: 'GridLayout', spec: { ...without(spec, 'rows'), items: [] } }
      return { ...layout, spec: { ...spec, rows } }
    }
    case 'TabsLayout':
      return { ...layout, spec: { ...spec, tabs: entries('tabs', 'TabsLayoutTab', within) } }
    default:
      return layout
  }
}

/** ThingsBoard: widgets as a list, defaults that are said, and one root. */
function thingsboardForm(given: JsonObject): JsonObject {
  const configuration = objectAt(given, 'configuration')
  const states = Object.entries(objectAt(configuration, 'states'))
  const isRoot = (state: Json) => isObject(state) && state['root'] === true
  const root = (states.find(([, state]) => isRoot(state)) ?? states[0])?.[0]
  const { widgets = {} } = configuration
  const byId = Array.isArray(widgets)
    ? list(widgets).map((widget): [string, Json] => [
        (widget as JsonObject)['id'] as string,
        widget,
      ])
    : Object.entries(widgets as JsonObject)
  const layoutForms = (layouts: JsonObject, usual: JsonObject): JsonObject =>
    mapped({ main: {}, ...layouts }, (layout) => {
      const isMain = layout === (layouts['main'] ?? layout)
      const { gridSettings } = layout as JsonObject
      return {
        ...(layout as JsonObject),
        widgets: (layout as JsonObject)['widgets'] ?? {},
        gridSettings: { ...(isMain && usual), ...((gridSettings ?? {}) as JsonObject) },
      }
    })
  const stateForms = states.map(([name, state]): [string, Json] => [
    name,
    {
      ...(state as JsonObject),
      root: name === root,
      layouts: layoutForms(
        ((state as JsonObject)['layouts'] ?? {}) as JsonObject,
        name === root ? { columns: 24, margin: 10 } : {},
      ),
    },
  ])
  return {
    ...given,
    configuration: {
      ...configuration,
      widgets: Object.fromEntries(byId),
      states: Object.fromEntries(stateForms),
    },
  }
}

/** Every object of a dashboard, by the path to it. */
function pathsOf(value: Json, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, [...path, name]))
  return Array.isArray(value) ? below : [path, ...below]
}

function withKey(value: Json, path: readonly string[], name: string, given: Json): Json {
  const [step, ...rest] = path
  if (step === undefined) return { ...(value as JsonObject), [name]: given }
  const change = (inner: Json, key: string) =>
    key === step ? withKey(inner, rest, name, given) : inner
  if (Array.isArray(value)) {
    return list(value).map((inner, index) => change(inner, String(index)))
  }
  return Object.fromEntries(
    Object.entries(value as JsonObject).map(([key, inner]) => [key, change(inner, key)]),
  )
}

/** A dashboard with a key of any name anywhere. */
const changed = (dashboards: fc.Arbitrary<JsonObject>, names: readonly string[]) =>
  fc
    .record({
      dashboard: dashboards,
      at: fc.nat(),
      name: fc.constantFrom('acme', ...names),
      // A setting that is null is none.
      value: fc
        .json({ maxDepth: 1 })
        .map((text) => JSON.parse(text) as Json)
        .filter((value) => value !== null),
      isChanged: fc.boolean(),
    })
    .map(({ dashboard, at, name, value, isChanged }): JsonObject => {
      const paths = pathsOf(dashboard)
      const path = paths[at % paths.length] ?? []
      return isChanged ? (withKey(dashboard, path, name, value) as JsonObject) : dashboard
    })

const ref = (name: string) => ({ kind: 'ElementReference', name })
const names = ['a', 'b', 'c', 'd', 'e', 'f']

/** Panels one below the other. */
const grid = fc.subarray(names).map((chosen): Json => ({
  kind: 'GridLayout',
  spec: {
    items: chosen.map((name, index) => ({
      kind: 'GridLayoutItem',
      spec: { x: 0, y: index * 4, width: 12, height: 4, element: ref(name) },
    })),
  },
}))
const { layout } = fc.letrec<{ layout: Json; rows: Json; tabs: Json }>((tie) => ({
  layout: fc.oneof({ maxDepth: 3 }, grid, tie('rows'), tie('tabs')),
  rows: fc
    .array(fc.record({ title: fc.string(), collapse: fc.boolean(), layout: tie('layout') }), {
      maxLength: 3,
    })
    .map((rows) => ({
      kind: 'RowsLayout',
      spec: { rows: rows.map((spec) => ({ kind: 'RowsLayoutRow', spec })) },
    })),
  tabs: fc
    .array(fc.record({ title: fc.string(), layout: tie('layout') }), { maxLength: 3 })
    .map((tabs) => ({
      kind: 'TabsLayout',
      spec: { tabs: tabs.map((spec) => ({ kind: 'TabsLayoutTab', spec })) },
    })),
}))
const group = fc.constantFrom('stat', 'row', 'tabs', 'tab', 'acme-map')
const element = fc.oneof(
  group.map((type): Json => ({ kind: 'Panel', spec: { vizConfig: { group: type } } })),
  fc.constant<Json>({ kind: 'LibraryPanel', spec: { libraryPanel: { uid: 'l', name: 'Lib' } } }),
)
const ofElements = fc
  .record({ elements: fc.dictionary(fc.constantFrom(...names), element), layout })
  .map(({ elements, layout: said }): JsonObject => {
    const all = Object.fromEntries(
      names.map((name) => [name, elements[name] ?? { kind: 'Panel', spec: {} }]),
    )
    return {
      apiVersion: 'dashboard.grafana.app/v2',
      metadata: { name: 'x' },
      spec: { elements: all, layout: said },
    }
  })

const panel = (id: number, y: number, rest: JsonObject = {}): JsonObject => ({
  id,
  type: 'stat',
  gridPos: { x: 0, y, w: 12, h: 4 },
  ...rest,
})
const ofPanels = fc
  .record({
    count: fc.nat(3),
    isIn: fc.boolean(),
    from: fc.nat(30),
    uid: fc.constantFrom('u', null),
  })
  .map(({ count, isIn, from, uid }): JsonObject => {
    const inner = Array.from({ length: count }, (_, index) => panel(10 + index, from + index * 4))
    const row = {
      type: 'row',
      collapsed: true,
      gridPos: { x: 0, y: 4, w: 24, h: 1 },
      panels: inner,
    }
    return {
      uid,
      title: 't',
      panels: isIn
        ? [panel(1, 0), panel(2, 4, row)]
        : inner.map((one, index) => panel(index, index * 4, without(one, 'gridPos', 'id'))),
    }
  })

const keys = [
  'kind',
  'spec',
  'id',
  'uid',
  'type',
  'name',
  'title',
  'panels',
  'collapsed',
  'placement',
  'element',
  'elements',
  'metadata',
  'static',
]

describe('I-8: nothing is lost without a problem named', () => {
  it.each([
    [
      'public dashboards of Grafana',
      fc.constantFrom(...read('grafana')),
      importGrafana,
      exportGrafana,
      grafanaForm,
    ],
    ['panels and rows of Grafana', ofPanels, importGrafana, exportGrafana, grafanaForm],
    ['layouts of version 2', ofElements, importGrafana, exportGrafana, grafanaForm],
    [
      'public dashboards of ThingsBoard',
      fc.constantFrom(...read('thingsboard')),
      importThingsboard,
      exportThingsboard,
      thingsboardForm,
    ],
  ] as const)('%s', (_, dashboards, importer, exporter, formOf) => {
    const thingsboard = ['root', 'layouts', 'widgets', 'gridSettings', 'columns', 'states', 'row']
    let whole = 0
    fc.assert(
      fc.property(changed(dashboards, [...keys, ...thingsboard]), (given) => {
        const { document, problems } = importer(given)
        const exported = exporter(expectPage(document))
        if (problems.length > 0) return
        whole += 1
        expect(formOf(exported)).toEqual(formOf(given))
      }),
      { numRuns: numRuns * 2 },
    )
    expect(whole).toBeGreaterThan(numRuns / 10)
  })

  it.each([...read('grafana').map((given) => [given['title'] ?? given['uid'], given] as const)])(
    'Grafana as it is: %s',
    (_, given) => {
      const { document, problems } = importGrafana(given)
      if (problems.every(({ kind }) => kind !== 'moved')) {
        expect(problems).toEqual([])
        expect(grafanaForm(exportGrafana(document))).toEqual(grafanaForm(given))
      }
    },
  )
})
