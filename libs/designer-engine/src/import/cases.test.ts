import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { expectPage } from '../../testing/importedPage.js'
import type { JsonObject, PageDocument } from '../document/types.js'
import { exportGrafana, importGrafana } from './grafana.js'
import { exportThingsboard, importThingsboard } from './thingsboard.js'
import type { ImportProblem } from './types.js'

const folder = `${import.meta.dirname}/../../testing/dashboards/cases`
const read = (name: string) =>
  JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')) as JsonObject

const at = (x: number, y: number, w: number, h: number) => ({ x, y, w, h })

function importCase(given: unknown) {
  const { document, problems } = importGrafana(given)
  const exported = exportGrafana(expectPage(document))
  expect(importGrafana(exported).document).toEqual(document)
  return { document, problems, exported }
}

/** Where every component lies, by its id. */
function placesOf({ nodes }: PageDocument) {
  return Object.fromEntries(
    Object.values(nodes).map(({ id, parent, x, y, w, h }) => [
      id,
      [...(parent === null ? [] : [parent]), x, y, w, h],
    ]),
  )
}

const kindsOf = (problems: readonly ImportProblem[]) =>
  problems.map(({ kind, path }) => `${kind} ${path.join('/')}`)

describe('I-2: collapsed rows', () => {
  it('hold their panels, also those that count from the row', () => {
    const { document, problems } = importCase(read('grafana_collapsed_row_relative_places'))
    // The only row of the page moves to its top.
    expect(kindsOf(problems)).toEqual(['moved panels/0'])
    expect(placesOf(document)).toEqual({
      'panel-1': [0, 0, 24, 1],
      'panel-9': ['panel-1', 0, 0, 12, 10],
      'panel-8': ['panel-1', 0, 10, 12, 10],
      'panel-10': ['panel-1', 0, 20, 12, 10],
    })
  })

  it('hold rows that hold panels', () => {
    const inner = {
      id: 3,
      type: 'row',
      gridPos: at(0, 1, 24, 1),
      panels: [{ id: 4, gridPos: at(0, 2, 6, 3) }],
    }
    const given = { panels: [{ id: 2, type: 'row', gridPos: at(0, 0, 24, 1), panels: [inner] }] }
    expect(importCase(given).document.nodes['panel-4']).toMatchObject({ parent: 'panel-3', y: 0 })
  })
})

describe('I-3: rows of the first versions', () => {
  it('are read where panels are empty', () => {
    const { document, problems } = importCase(read('grafana_empty_panels_and_rows'))
    expect(problems).toEqual([])
    expect(placesOf(document)).toEqual({ 'panel-1': [0, 0, 12, 7] })
  })

  it('lie below the panels beside them', () => {
    const { document, problems } = importCase(read('grafana_rows_and_panels'))
    expect(problems).toEqual([])
    expect(placesOf(document)).toEqual({ 'panel-1': [0, 0, 24, 3], 'panel-6': [0, 3, 12, 7] })
  })

  it('keep titles, and what is collapsed', () => {
    const { document, problems, exported } = importCase(read('grafana_old_row_titles'))
    expect(problems).toEqual([])
    expect(placesOf(document)).toEqual({
      'panel-3': [0, 0, 24, 1],
      'panel-1': [0, 1, 12, 7],
      'panel-4': [0, 8, 24, 1],
      'panel-2': ['panel-4', 0, 0, 24, 7],
    })
    expect(exported['panels']).toMatchObject([
      { type: 'row', title: 'Network', collapsed: false },
      { id: 1, title: 'A' },
      { type: 'row', title: 'Hidden', collapsed: true, panels: [{ id: 2, title: 'B' }] },
    ])
  })

  it('name a title that no row shows', () => {
    const { document, problems } = importCase({ rows: [{ title: 'Dark', panels: [{ id: 1 }] }] })
    expect(kindsOf(problems)).toEqual(['left-out rows/0/title'])
    expect(Object.keys(document.nodes)).toEqual(['panel-1'])
  })

  it('take 4 of 12 without a span, and heights of single panels', () => {
    const rows = [
      {
        height: '380px',
        panels: [{ id: 1 }, { id: 2, height: 190 }, { id: 3, span: 2.4 }, { id: 4, span: 4 }],
      },
    ]
    expect(placesOf(importCase({ rows }).document)).toEqual({
      'panel-1': [0, 0, 8, 10],
      'panel-2': [8, 0, 8, 5],
      'panel-3': [16, 0, 4, 10],
      'panel-4': [8, 5, 8, 10],
    })
  })

  it('leave out copies of what repeats, and say so', () => {
    const { document, problems } = importCase(read('grafana_repeat_iteration'))
    expect(kindsOf(problems)).toEqual(['repeated-copy rows/1'])
    expect(placesOf(document)).toEqual({ 'panel-13': [0, 0, 24, 1], 'panel-1': [0, 1, 24, 7] })
    expect(document.nodes['panel-13']?.props).toMatchObject({ repeat: 'server' })
  })
})

it('I-4: copies of panels that repeat are left out, as long as there is what they repeat', () => {
  const panels = [
    { id: 1, type: 'stat', repeat: 'host', gridPos: at(0, 0, 6, 4) },
    { id: 2, type: 'stat', repeatPanelId: 1, gridPos: at(6, 0, 6, 4) },
    { id: 3, type: 'stat', repeatPanelId: 99, gridPos: at(12, 0, 6, 4) },
  ]
  const { document, problems } = importCase({ uid: 'r', panels })
  expect(kindsOf(problems)).toEqual(['repeated-copy panels/1'])
  expect(Object.keys(document.nodes)).toEqual(['panel-1', 'panel-3'])
})

describe('I-5: a resource', () => {
  it('is taken out of its envelope, and put into it again', () => {
    const given = read('grafana_wrapped_v1')
    const { document, problems, exported } = importCase(given)
    expect(problems).toEqual([])
    expect(document.id).toBe('x')
    expect(placesOf(document)).toEqual({ 'panel-1': [0, 0, 6, 4] })
    expect(exported).toEqual(given)
  })

  it('names what the answer of an API said beside its dashboard', () => {
    const { problems } = importCase({ meta: { slug: 'a' }, dashboard: { uid: 'u', panels: [7] } })
    expect(kindsOf(problems)).toEqual(['left-out meta', 'not-an-item dashboard/panels/0'])
  })
})

it('I-6: what a dashboard says beside its panels comes back', () => {
  const given = {
    uid: 'u',
    title: 'Servers',
    templating: { list: [{ name: 'host' }] },
    panels: [{ id: 1, type: 'stat', panels: 3, gridPos: at(0, 0, 6, 4) }],
  }
  const { problems, exported } = importCase(given)
  expect(problems).toEqual([])
  expect(exported).toEqual(given)
})

describe('I-7: dashboards of version 2', () => {
  const panel = (id: number) => ({
    kind: 'Panel',
    spec: {
      id,
      title: `P${id}`,
      vizConfig: { kind: 'VizConfig', group: 'stat', version: '', spec: {} },
    },
  })
  const elements = { a: panel(1), b: panel(2), c: panel(3), d: panel(4) }
  const ref = (name: string) => ({ kind: 'ElementReference', name })
  const item = (name: string, x: number, y: number, width: number, height: number) => ({
    kind: 'GridLayoutItem',
    spec: { x, y, width, height, element: ref(name) },
  })
  const grid = (...items: object[]) => ({ kind: 'GridLayout', spec: { items } })
  const wrap = (layout: object, given: object = elements) => ({
    apiVersion: 'dashboard.grafana.app/v2',
    kind: 'Dashboard',
    metadata: { name: 'x' },
    spec: { title: 't', elements: given, layout },
  })

  it('lay a grid, and come back as they were', () => {
    const given = read('grafana_v2')
    const { document, problems, exported } = importCase(given)
    expect(problems).toEqual([])
    expect(document.nodes['panel-1']).toMatchObject({
      type: 'grafana.timeseries',
      ...at(0, 0, 12, 8),
      props: { id: 1, title: 'CPU' },
    })
    expect(exported).toEqual(given)
  })

  it('lay rows: what is open below its row, what is collapsed in it', () => {
    const row = (title: string, collapse: boolean, layout: object) => ({
      kind: 'RowsLayoutRow',
      spec: { title, collapse, layout },
    })
    const layout = {
      kind: 'RowsLayout',
      spec: {
        rows: [
          row('Open', false, grid(item('a', 0, 0, 12, 4), item('b', 12, 0, 12, 4))),
          row('Shut', true, grid(item('c', 0, 0, 24, 6))),
          row('Last', false, grid(item('d', 0, 0, 8, 2))),
        ],
      },
    }
    const { document, problems, exported } = importCase(wrap(layout))
    expect(problems).toEqual([])
    expect(placesOf(document)).toEqual({
      'row-1': [0, 0, 24, 1],
      a: [0, 1, 12, 4],
      b: [12, 1, 12, 4],
      'row-2': [0, 5, 24, 1],
      c: ['row-2', 0, 0, 24, 6],
      'row-3': [0, 6, 24, 1],
      d: [0, 7, 8, 2],
    })
    expect(exported).toEqual(wrap(layout))
  })

  it('lay tabs, each with a layout of its own', () => {
    const tab = (title: string, layout: object) => ({
      kind: 'TabsLayoutTab',
      spec: { title, layout },
    })
    const rows = {
      kind: 'RowsLayout',
      spec: {
        rows: [
          {
            kind: 'RowsLayoutRow',
            spec: { title: 'R', collapse: false, layout: grid(item('b', 0, 0, 6, 6)) },
          },
        ],
      },
    }
    const layout = {
      kind: 'TabsLayout',
      spec: { tabs: [tab('One', grid(item('a', 0, 0, 12, 4))), tab('Two', rows)] },
    }
    const { document, problems, exported } = importCase(wrap(layout))
    expect(problems).toEqual([])
    expect(document.nodes['tabs-1']).toMatchObject({ type: 'grafana.tabs', ...at(0, 0, 24, 8) })
    expect(document.nodes['a']).toMatchObject({ parent: 'tab-2', slot: 'panels' })
    expect(document.nodes['tab-2']).toMatchObject({ parent: 'tabs-1', props: { title: 'One' } })
    // What no layout places comes back, too.
    expect(exported).toEqual(wrap(layout))
  })

  it('lay an auto grid by its columns and heights, and say that its places are fixed now', () => {
    const auto = (name: string) => ({ kind: 'AutoGridLayoutItem', spec: { element: ref(name) } })
    const layout = {
      kind: 'AutoGridLayout',
      spec: { maxColumnCount: 2, rowHeightMode: 'short', items: [auto('a'), auto('b'), auto('c')] },
    }
    const { document, problems } = importCase(wrap(layout))
    expect(kindsOf(problems)).toEqual(['auto-grid spec/layout/spec'])
    expect(placesOf(document)).toEqual({ a: [0, 0, 12, 5], b: [12, 0, 12, 5], c: [0, 5, 12, 5] })
  })

  it('read rows among the panels, which count from themselves, and rows in rows', () => {
    const row = {
      kind: 'GridLayoutRow',
      spec: { y: 4, title: 'R', collapsed: false, elements: [item('b', 0, 0, 6, 3)] },
    }
    const { document } = importGrafana(wrap(grid(item('a', 0, 0, 24, 4), row)))
    expect(placesOf(expectPage(document))).toEqual({
      a: [0, 0, 24, 4],
      'row-1': [0, 4, 24, 1],
      b: [0, 5, 6, 3],
    })
    const inRow = (title: string, layout: object) => ({
      kind: 'RowsLayout',
      spec: { rows: [{ kind: 'RowsLayoutRow', spec: { title, collapse: false, layout } }] },
    })
    const nested = wrap(inRow('Outer', inRow('Inner', grid(item('a', 0, 0, 6, 4)))))
    const again = importCase(nested)
    expect(again.exported).toEqual(nested)
    expect(again.document.nodes['row-1']?.parent ?? null).toBeNull()
  })

  it('name what is wrong', () => {
    const layout = grid(item('gone', 0, 0, 6, 4), { kind: 'GridLayoutItem' })
    expect(kindsOf(importCase(wrap(layout)).problems)).toEqual([
      'not-an-item spec/layout/spec/items/1',
      'missing spec/layout/spec/items/0/spec',
    ])
    const unknown = importCase({ elements, layout: { kind: 'Spiral' } })
    expect(kindsOf(unknown.problems)).toEqual(['not-a-dashboard layout'])
  })

  it('name what has no place on a page', () => {
    const withKeys = (given: object) => ({ ...given, acme: 1 })
    const spec = {
      acme: 1,
      items: [
        {
          ...withKeys(item('a', 0, 0, 6, 4)),
          spec: {
            ...{ x: 0, y: 0, width: 6, height: 4, kind: 'own' },
            element: withKeys(ref('a')),
          },
        },
      ],
    }
    const given = wrap({ kind: 'GridLayout', acme: 1, spec }, { a: withKeys(panel(1)) })
    expect(kindsOf(importCase(given).problems).toSorted()).toEqual([
      'left-out spec/elements/a/acme',
      'left-out spec/layout/acme',
      'left-out spec/layout/spec/acme',
      'left-out spec/layout/spec/items/0/acme',
      'left-out spec/layout/spec/items/0/spec/element/acme',
      'left-out spec/layout/spec/items/0/spec/kind',
    ])
  })

  it('take panels of the library, and panels with names of rows', () => {
    const library = { kind: 'LibraryPanel', spec: { libraryPanel: { uid: 'l', name: 'CPU' } } }
    const row = { kind: 'Panel', spec: { vizConfig: { kind: 'VizConfig', group: 'row' } } }
    const given = wrap(grid(item('a', 0, 0, 6, 4), item('b', 6, 0, 6, 4)), { a: library, b: row })
    const { document, problems, exported } = importCase(given)
    expect(problems).toEqual([])
    expect(document.nodes['a']).toMatchObject({ type: 'grafana.library-panel' })
    expect(document.nodes['b']).toMatchObject({ type: 'grafana.row-panel' })
    expect(exported).toEqual(given)
  })

  it('write components of the page down as panels', () => {
    const { document } = importGrafana(wrap(grid(item('a', 0, 0, 6, 4))))
    const own = {
      ...document.nodes['a'],
      id: 'z',
      type: 'acme.trend',
      y: 4,
      order: 'zz',
      props: {},
    }
    const nodes = { ...document.nodes, z: own } as PageDocument['nodes']
    expect(exportGrafana({ ...document, nodes })['spec']).toMatchObject({
      elements: { z: { kind: 'Panel', spec: { vizConfig: { group: 'acme.trend' } } } },
    })
  })
})

describe('I-12: grids of ThingsBoard', () => {
  it('are as wide as their widgets need, and keep their own count of columns', () => {
    const given = read('thingsboard_wider_than_columns')
    const { document, problems } = importThingsboard(given)
    expect(problems).toEqual([])
    expect(document.config.gridColNum).toBe(14)
    expect(placesOf(expectPage(document))).toEqual({ a: [0, 0, 7, 5], b: [7, 0, 7, 5] })
    const exported = exportThingsboard(document)
    expect(exported).toMatchObject(given)
    expect(importThingsboard(exported).document).toEqual(document)
    const wider = { ...document, config: { ...document.config, gridColNum: 20 } }
    expect(exportThingsboard(wider)).toMatchObject({
      configuration: {
        states: { default: { layouts: { main: { gridSettings: { columns: 20 } } } } },
      },
    })
  })

  const layout = (columns: unknown, widgets: object, rest: object = {}) => ({
    widgets,
    gridSettings: { columns, margin: 5, backgroundColor: '#eee' },
    ...rest,
  })
  const dashboard = (root: object, other: object) => ({
    title: 't',
    image: 'a.png',
    configuration: {
      entityAliases: { e: { alias: 'all' } },
      widgets: { a: { type: 'latest' }, b: { type: 'latest' }, idle: { type: 'static' } },
      states: {
        home: { name: 'Home', root: true, layouts: { main: root } },
        detail: { name: 'Detail', root: false, layouts: other },
      },
    },
  })

  it('come back with everything that the dashboard says', () => {
    const place = { sizeX: 4, sizeY: 2, row: 0, col: 0, mobileHeight: 3 }
    const given = dashboard(layout(12, { a: place }, { breakpoints: { sm: {} } }), {
      main: layout(48, { b: { ...place, sizeX: 50 } }),
      right: layout(8, { a: place }),
    })
    const { document, problems } = importThingsboard(given)
    expect(problems).toEqual([])
    expect(document.nodes['state-detail']?.props).toMatchObject({ gridSettings: { columns: 48 } })
    expect(exportThingsboard(expectPage(document))).toEqual(given)
  })

  it('name a count that no grid can have', () => {
    const { problems, document } = importThingsboard(dashboard(layout('12', {}), { main: {} }))
    expect(kindsOf(problems)).toEqual([
      'bad-setting configuration/states/home/layouts/main/gridSettings/columns',
    ])
    expect(document.config.gridColNum).toBe(24)
  })
})
