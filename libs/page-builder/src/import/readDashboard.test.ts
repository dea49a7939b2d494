import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openPage } from '@spruce/designer-engine/open'
import { createPageRegistry } from '../runtime/createPageRegistry.js'
import { pageOf } from '../testing/pages.js'
import { allWidgets } from '../widgets/allWidgets.js'
import { readDashboard } from './readDashboard.js'
import { mostImportSize, type DashboardImport, type ImportNote } from './types.js'

const registry = createPageRegistry(allWidgets)
const dashboards = `${import.meta.dirname}/../../../designer-engine/testing/dashboards`
const textOf = (name: string) => readFileSync(`${dashboards}/${name}`, 'utf8')

const read = (text: string) => readDashboard(text, { registry, columns: 24, language: 'zh-CN' })

/** Imports what has to be a dashboard; the page that holds it opens without a repair. */
function importOf(dashboard: unknown): DashboardImport {
  const made = read(typeof dashboard === 'string' ? dashboard : JSON.stringify(dashboard))
  if (!made.ok) throw new Error(`Refused: ${made.reason}`)
  const opened = openPage(pageOf({ nodes: made.nodes }), { registry })
  expect(opened).toMatchObject({ ok: true, problems: [] })
  const known = new Set(made.nodes.map(({ type }) => registry.has(type)))
  expect([...known]).toEqual([true])
  return made
}

const at = (x: number, y: number, w = 12, h = 8) => ({ x, y, w, h })
const panelOf = (panel: object) => importOf({ panels: [{ id: 1, gridPos: at(0, 0), ...panel }] })
const propsOf = (panel: object) => panelOf(panel).nodes[0]?.props
/** A series that an override puts on the right. */
const placed = (options: string, id = 'byName') => ({
  matcher: { id, options },
  properties: [{ id: 'custom.axisPlacement', value: 'right' }],
})
const widgetOf = (widget: object) => ({
  title: '泵房',
  configuration: {
    widgets: { a: widget },
    states: {
      default: {
        root: true,
        layouts: { main: { widgets: { a: { row: 0, col: 0, sizeX: 8, sizeY: 6 } } } },
      },
    },
  },
})
const shapeOf = ({ nodes }: DashboardImport) =>
  nodes.map(({ id, type, parent, x, y, w, h }) => [id, type, parent, x, y, w, h])
const saidOf = ({ notes }: DashboardImport, kind: ImportNote['kind']) =>
  notes.filter((note) => note.kind === kind)

describe('the shared cases', () => {
  const cases = readdirSync(`${dashboards}/cases`)

  it.each(cases)('imports %s: every panel is a component or is said by name', (name) => {
    const made = importOf(textOf(`cases/${name}`))
    expect(made.format).toBe(name.startsWith('grafana') ? 'grafana' : 'thingsboard')
    const text = JSON.stringify([made.nodes.map(({ props }) => props), made.notes])
    for (const [, title = ''] of textOf(`cases/${name}`).matchAll(/"title": "([^"]{2,})"/g)) {
      expect(text).toContain(title)
    }
  })

  it.each(['grafana.json', 'thingsboard.json'])('imports every public dashboard of %s', (name) => {
    const all = JSON.parse(textOf(name)) as Record<string, object>
    for (const dashboard of Object.values(all)) {
      const made = importOf(dashboard)
      const counted = made.kinds.reduce((sum, { count }) => sum + count, 0)
      expect(counted).toBeGreaterThan(0)
      const placeholders = made.kinds.filter(({ isPlaceholder }) => isPlaceholder)
      const missing = placeholders.reduce((sum, { count }) => sum + count, 0)
      expect(saidOf(made, 'unknown-kind')).toHaveLength(missing)
    }
  })
})

describe('rows and tabs', () => {
  it('puts the panels of an open row into a section, as far as the next row', () => {
    const made = importOf({
      panels: [
        { id: 1, type: 'stat', gridPos: at(0, 0, 6, 4) },
        { id: 2, type: 'row', title: '网络', collapsed: false, gridPos: at(0, 4, 24, 1) },
        { id: 3, type: 'timeseries', gridPos: at(0, 5) },
        { id: 4, type: 'timeseries', gridPos: at(12, 5) },
        {
          id: 5,
          type: 'row',
          title: '明细',
          collapsed: true,
          gridPos: at(0, 13, 24, 1),
          panels: [{ id: 6, type: 'table', gridPos: at(0, 14, 24, 6) }],
        },
      ],
    })
    expect(shapeOf(made)).toEqual([
      ['panel-1', 'spruce.statistic', null, 0, 0, 6, 4],
      ['panel-2', 'spruce.section', null, 0, 4, 24, 9],
      ['panel-3', 'spruce.chart', 'panel-2', 0, 0, 12, 8],
      ['panel-4', 'spruce.chart', 'panel-2', 12, 0, 12, 8],
      ['panel-5', 'spruce.section', null, 0, 13, 24, 7],
      ['panel-6', 'spruce.table', 'panel-5', 0, 0, 24, 6],
    ])
    expect(made.nodes.map(({ props }) => props['isCollapsed'])).toEqual([
      ...[undefined, false, undefined, undefined, true, undefined],
    ])
  })

  it('makes tabs, rows in them and an auto grid of version 2', () => {
    const element = (id: number, title: string, group: string) => ({
      kind: 'Panel',
      spec: { id, title, vizConfig: { kind: 'VizConfig', group, version: '', spec: {} } },
    })
    const place = (name: string) => ({
      kind: 'AutoGridLayoutItem',
      spec: { element: { kind: 'ElementReference', name } },
    })
    const auto = (...names: readonly string[]) => ({
      kind: 'AutoGridLayout',
      spec: { maxColumnCount: 2, rowHeightMode: 'short', items: names.map(place) },
    })
    const rows = {
      kind: 'RowsLayout',
      spec: {
        rows: [
          { kind: 'RowsLayoutRow', spec: { title: '磁盘', collapse: false, layout: auto('c') } },
        ],
      },
    }
    const made = importOf({
      apiVersion: 'dashboard.grafana.app/v2',
      kind: 'Dashboard',
      metadata: { name: 'x' },
      spec: {
        title: '主机',
        elements: {
          a: element(1, 'CPU', 'timeseries'),
          b: element(2, '内存', 'gauge'),
          c: element(3, '占用', 'bargauge'),
          d: element(4, '未放置', 'stat'),
        },
        layout: {
          kind: 'TabsLayout',
          spec: {
            tabs: [
              { kind: 'TabsLayoutTab', spec: { title: '概况', layout: auto('a', 'b') } },
              { kind: 'TabsLayoutTab', spec: { title: '磁盘', layout: rows } },
            ],
          },
        },
      },
    })
    expect(made.title).toBe('主机')
    expect(shapeOf(made).map(([, type, parent]) => [type, parent])).toEqual([
      ['spruce.tabs', null],
      ['spruce.group', 'tabs-1'],
      ['spruce.chart', 'tab-2'],
      ['spruce.gauge', 'tab-2'],
      ['spruce.group', 'tabs-1'],
      ['spruce.section', 'tab-3'],
      ['spruce.progress', 'row-4'],
    ])
    expect(saidOf(made, 'unplaced')).toMatchObject([{ name: '未放置' }])
    expect(saidOf(made, 'auto-grid')).not.toEqual([])
  })
})

describe('panels of Grafana', () => {
  it('keep titles, descriptions, scales and thresholds', () => {
    expect(
      propsOf({
        ...{ type: 'gauge', title: '负荷', description: '每分钟' },
        fieldConfig: {
          defaults: {
            ...{ min: 0, max: 200, unit: 'kW', decimals: 1 },
            thresholds: {
              mode: 'percentage',
              steps: [
                { color: 'green', value: null },
                { color: '#EAB839', value: 50 },
                { color: 'dark-red', value: 90 },
              ],
            },
          },
        },
      }),
    ).toEqual({
      ...{ title: '负荷', description: '每分钟', least: 0, most: 200 },
      thresholds: [
        { from: 0, tone: 'success', label: '正常' },
        { from: 100, tone: 'warning', label: '警告' },
        { from: 180, tone: 'danger', label: '危险' },
      ],
    })
  })

  it.each([
    [{ type: 'timeseries' }, 'spruce.chart', { kind: 'line' }],
    [
      {
        type: 'timeseries',
        fieldConfig: { defaults: { custom: { drawStyle: 'bars', stacking: { mode: 'normal' } } } },
      },
      'spruce.chart',
      { kind: 'bar', isStacked: true },
    ],
    [
      { type: 'timeseries', fieldConfig: { defaults: { custom: { fillOpacity: 20 } } } },
      'spruce.chart',
      { kind: 'area' },
    ],
    [
      { type: 'graph', lines: false, bars: true, stack: true },
      'spruce.chart',
      { kind: 'bar', isStacked: true },
    ],
    [{ type: 'graph', fill: 0 }, 'spruce.chart', { kind: 'line' }],
    [
      { type: 'barchart', options: { orientation: 'horizontal', xField: 'host' } },
      'spruce.chart',
      { kind: 'row', category: 'host' },
    ],
    [
      { type: 'stat', options: { graphMode: 'none', reduceOptions: { calcs: ['mean'] } } },
      'spruce.statistic',
      { make: 'avg', hasSparkline: false },
    ],
    [
      { type: 'singlestat', valueName: 'current', sparkline: { show: true } },
      'spruce.statistic',
      { make: 'last', hasSparkline: true },
    ],
    [
      { type: 'singlestat', gauge: { show: true, minValue: 10, maxValue: 60 } },
      'spruce.gauge',
      { least: 10, most: 60 },
    ],
    [{ type: 'piechart', options: { pieType: 'donut' } }, 'spruce.pie', { isRing: true }],
    [{ type: 'heatmap' }, 'spruce.heat-map', {}],
    [{ type: 'alertlist' }, 'spruce.alarm-list', {}],
    [
      { type: 'grafana-clock-panel', timezone: 'Asia/Shanghai' },
      'spruce.clock',
      { zone: 'Asia/Shanghai' },
    ],
  ])('%o becomes %s', (panel, type, props) => {
    const [node] = panelOf(panel).nodes
    expect(node).toMatchObject({ type, props })
  })

  it.each([
    ['dashed', 'absolute', [{ from: 80, tone: 'danger', label: '危险' }]],
    ['off', 'absolute', undefined],
    ['line+area', 'percentage', undefined],
  ])('draw thresholds %s of %s values as lines', (style, mode, thresholds) => {
    const steps = [
      { color: 'green', value: null },
      { color: 'red', value: 80 },
    ]
    const defaults = { custom: { thresholdsStyle: { mode: style } }, thresholds: { mode, steps } }
    const props = propsOf({ type: 'timeseries', fieldConfig: { defaults } })
    expect(props?.['thresholds']).toEqual(thresholds)
  })

  it('draw the thresholds of the first graph as lines, each on its axis', () => {
    const thresholds = [
      { value: 80, op: 'gt', colorMode: 'critical', line: true, fill: true, yaxis: 'left' },
      { value: '20', op: 'lt', colorMode: 'custom', lineColor: '#f2b705', yaxis: 'right' },
      { value: 50, op: 'gt', colorMode: 'ok', line: false, fill: true },
      { value: null, op: 'gt', colorMode: 'ok' },
    ]
    const made = panelOf({ type: 'graph', title: '负载', thresholds })
    expect(made.nodes[0]?.props['thresholds']).toEqual([
      { from: 80, tone: 'danger', label: '危险' },
      { from: 20, tone: 'warning', label: '警告', axis: 'right' },
    ])
    expect(saidOf(made, 'settings')).toEqual([])
  })

  it.each([
    ['graph', { seriesOverrides: [{ alias: '温度', yaxis: 2 }] }, ['温度'], []],
    [
      'graph',
      { seriesOverrides: [{ alias: '温度', yaxis: 2, dashes: true }] },
      ['温度'],
      ['seriesOverrides'],
    ],
    ['graph', { seriesOverrides: [{ alias: '/温.*/', yaxis: 2 }] }, undefined, ['seriesOverrides']],
    ['timeseries', { fieldConfig: { overrides: [placed('温度')] } }, ['温度'], []],
    [
      'timeseries',
      { fieldConfig: { overrides: [placed('温度'), placed('/温.*/', 'byRegexp')] } },
      ['温度'],
      ['fieldConfig.overrides'],
    ],
  ])('%s with %o has series on the right: %o', (type, settings, names, missed) => {
    const made = panelOf({ type, title: '温度', ...settings })
    expect(made.nodes[0]?.props['rightSeries']).toEqual(names)
    const said = saidOf(made, 'settings').flatMap(({ details }) => details)
    expect(said).toEqual(missed)
  })

  it('say which data is to be chosen, with what was asked for', () => {
    const made = panelOf({
      type: 'stat',
      title: '在线',
      targets: [{ refId: 'A', expr: 'up{job="x"}' }],
    })
    expect(saidOf(made, 'data')).toEqual([
      { kind: 'data', name: '在线', of: 'stat', details: ['up{job="x"}'] },
    ])
    expect(made.nodes[0]?.props['query']).toBeUndefined()
  })

  it('names the calculation, the fields and the direction of a scale, unless they are the usual ones', () => {
    const reduceOptions = { calcs: ['lastNotNull'], fields: '', values: false }
    const usual = panelOf({ type: 'gauge', options: { orientation: 'auto', reduceOptions } })
    expect(saidOf(usual, 'settings')).toEqual([])
    const other = { calcs: ['mean'], fields: '/^up$/', values: true }
    for (const type of ['gauge', 'bargauge']) {
      const options = { orientation: 'vertical', reduceOptions: other }
      const [note] = saidOf(panelOf({ type, options }), 'settings')
      const named = [
        'orientation',
        ...['calcs', 'fields', 'values'].map((one) => `reduceOptions.${one}`),
      ]
      expect(note?.details.toSorted()).toEqual(named.map((one) => `options.${one}`).toSorted())
    }
    const [said] = saidOf(panelOf({ type: 'stat', options: { reduceOptions: other } }), 'settings')
    expect(said?.details).toEqual(['options.reduceOptions.fields', 'options.reduceOptions.values'])
  })

  it('name every setting that did not come', () => {
    const made = panelOf({
      ...{ type: 'stat', title: '在线', repeat: 'host', transparent: true },
      options: { colorMode: 'value', graphMode: 'area' },
      transformations: [{ id: 'merge' }],
    })
    expect(saidOf(made, 'settings')).toEqual([
      {
        kind: 'settings',
        name: '在线',
        of: 'stat',
        details: ['repeat', 'transparent', 'options.colorMode', 'transformations'],
      },
    ])
  })

  it('of kinds that nobody knows become a text under their title, and are said by name', () => {
    const made = panelOf({ type: 'geomap', title: '站点地图' })
    expect(made.nodes[0]).toMatchObject({ type: 'spruce.text', props: { title: '站点地图' } })
    expect(made.nodes[0]?.props['html']).toContain('geomap')
    expect(saidOf(made, 'unknown-kind')).toMatchObject([{ name: '站点地图', of: 'geomap' }])
  })

  it('of a library are what their library says, where it came along', () => {
    const made = importOf({
      panels: [{ id: 1, gridPos: at(0, 0), title: '甲', libraryPanel: { uid: 'u', name: '库' } }],
      __elements: { u: { name: '库', model: { type: 'gauge', title: '乙' } } },
    })
    expect(made.nodes[0]).toMatchObject({ type: 'spruce.gauge', props: { title: '甲' } })
  })
})

describe('what stands beside panels', () => {
  it('is said by name: variables, annotations, links, settings', () => {
    const made = importOf({
      title: '主机',
      ...{ panels: [{ id: 1, type: 'stat', gridPos: at(0, 0) }], refresh: '5s' },
      templating: { list: [{ name: 'host', label: '主机', type: 'query' }] },
      annotations: { list: [{ builtIn: 1, name: 'Annotations & Alerts' }, { name: '发布' }] },
      links: [{ title: '手册', url: 'https://example.com/m' }],
    })
    expect(made.notes.filter(({ of }) => of !== 'stat')).toEqual([
      { kind: 'variable', name: '主机', of: 'query', details: [] },
      { kind: 'annotation', name: '发布', of: '', details: [] },
      { kind: 'dashboard-link', name: '手册', of: '', details: ['https://example.com/m'] },
      { kind: 'dashboard-settings', name: '', of: '', details: ['refresh'] },
    ])
  })

  it('comes along where a page has the same: variables of fixed values and the time window', () => {
    const made = importOf({
      panels: [{ id: 1, type: 'stat', title: '$line ${shift:text} [[other]]', gridPos: at(0, 0) }],
      ...{ time: { from: 'now-6h', to: 'now' }, refresh: '30s' },
      templating: {
        list: [
          {
            name: 'line',
            label: '产线',
            type: 'custom',
            query: '一号线 : 1, 2',
            current: { value: '2' },
          },
          { name: 'shift', type: 'textbox', query: '早班' },
          { name: 'secret', type: 'constant', query: 'x' },
          { name: '1st', type: 'textbox', query: 'x' },
        ],
      },
    })
    expect(made.variables).toEqual([
      {
        ...{ name: 'line', label: '产线', kind: 'choice', default: '2' },
        options: [
          { value: '1', label: '一号线' },
          { value: '2', label: '2' },
        ],
      },
      { name: 'shift', kind: 'text', default: '早班' },
      { name: 'secret', kind: 'text', default: 'x', isHidden: true },
      { name: 'window', kind: 'time', default: { from: 'now-6h', to: 'now', refresh: 30 } },
    ])
    expect(made.nodes[0]?.props['title']).toBe('{{line}} {{shift}} [[other]]')
    expect(saidOf(made, 'variable')).toMatchObject([{ name: '1st' }])
    expect(saidOf(made, 'dashboard-settings')).toEqual([])
  })

  it('comes along into the sections of rows, or around tabs and rows without a head', () => {
    const variable = (name: string, kind = 'TextVariable') => ({
      kind,
      spec: { name, label: `名称 ${name}`, query: name },
    })
    const panel = {
      kind: 'Panel',
      spec: { title: '$inRow', vizConfig: { kind: 'VizConfig', group: 'stat', spec: {} } },
    }
    const place = {
      kind: 'AutoGridLayoutItem',
      spec: { element: { kind: 'ElementReference', name: 'a' } },
    }
    const layout = { kind: 'AutoGridLayout', spec: { items: [place] } }
    const tabs = {
      kind: 'TabsLayout',
      spec: {
        tabs: [
          { kind: 'TabsLayoutTab', spec: { title: '甲', variables: [variable('inTab')], layout } },
        ],
      },
    }
    const row = (title: string, names: readonly string[], inner: object, kind?: string) => ({
      kind: 'RowsLayoutRow',
      spec: { title, variables: names.map((name) => variable(name, kind)), layout: inner },
    })
    const made = importOf({
      elements: { a: panel },
      variables: [variable('top')],
      layout: {
        kind: 'RowsLayout',
        spec: {
          rows: [
            row('一号线', ['inRow', 'top'], layout),
            row('', ['bare'], layout),
            row('二号线', [], tabs),
            row('三号线', ['asked'], layout, 'QueryVariable'),
          ],
        },
      },
    })
    const idOf = (title: string) => made.nodes.find(({ props }) => props['title'] === title)?.id
    const own = (name: string) => ({ name, label: `名称 ${name}`, kind: 'text', default: name })
    expect(idOf('二号线')).toBeDefined()
    expect(made.variables).toEqual([
      own('top'),
      { ...own('inRow'), placeId: idOf('一号线') },
      own('bare'),
      { ...own('inTab'), placeId: idOf('二号线') },
    ])
    expect(saidOf(made, 'variable').map(({ name }) => name)).toEqual(['名称 top', '名称 asked'])
    expect(saidOf(made, 'variable-place').map(({ name }) => name)).toEqual([
      '名称 bare',
      '名称 inTab',
    ])
    expect(saidOf(made, 'settings').flatMap(({ details }) => details)).not.toContain('variables')
    expect(made.nodes.some(({ props }) => props['title'] === '{{inRow}}')).toBe(true)
  })

  it('is said where a page has no such time window', () => {
    const panels = [{ id: 1, type: 'stat', gridPos: at(0, 0) }]
    const made = importOf({ panels, time: { from: 'now/d', to: 'now' } })
    expect(made.variables).toEqual([])
    expect(saidOf(made, 'dashboard-settings')).toMatchObject([{ details: ['time'] }])
  })

  it('is the time window of ThingsBoard', () => {
    const dashboard = widgetOf({ typeFullFqn: 'system.time_series_chart' })
    const timewindow = { realtime: { timewindowMs: 3_600_000 } }
    const made = importOf({ configuration: { ...dashboard.configuration, timewindow } })
    expect(made.variables).toEqual([
      { name: 'window', kind: 'time', default: { from: 'now-60m', to: 'now' } },
    ])
  })

  it('is named where the engine left something out', () => {
    const made = importOf({ panels: [{ id: 1, type: 'stat', title: '在线' }, 'nothing'] })
    expect(saidOf(made, 'no-place')).toMatchObject([{ name: '在线', details: ['panels.0'] }])
    expect(saidOf(made, 'not-an-item')).toMatchObject([{ name: '', details: ['panels.1'] }])
  })
})

describe('widgets of ThingsBoard', () => {
  it('keep titles, scales and ranges, and say units and keys', () => {
    const made = importOf(
      widgetOf({
        ...{ typeFullFqn: 'system.analogue_gauges.radial_gauge_canvas_gauges', type: 'latest' },
        config: {
          ...{ title: '压力', units: 'MPa', decimals: 2 },
          datasources: [{ type: 'entity', dataKeys: [{ name: 'p', label: '压力', units: 'MPa' }] }],
          settings: {
            minValue: 0,
            maxValue: 4,
            highlights: [{ from: 3, to: 4, color: '#ff0000' }],
          },
        },
      }),
    )
    expect(made.nodes[0]).toMatchObject({
      type: 'spruce.gauge',
      props: { title: '压力', least: 0, most: 4, thresholds: [{ from: 3, tone: 'danger' }] },
    })
    expect(saidOf(made, 'unit')).toMatchObject([{ details: ['MPa', '2'] }])
    expect(saidOf(made, 'data')).toMatchObject([{ name: '压力', details: ['压力'] }])
  })

  it.each([
    ['system.time_series_chart', 'spruce.chart'],
    ['system.charts.basic_timeseries', 'spruce.chart'],
    ['system.bar_chart', 'spruce.chart'],
    ['system.doughnut', 'spruce.pie'],
    ['system.cards.entities_table', 'spruce.table'],
    ['system.alarm_widgets.alarms_table', 'spruce.alarm-list'],
    ['system.temperature_card_with_background', 'spruce.statistic'],
    ['system.co2_chart_card', 'spruce.statistic'],
    ['system.efficiency_progress_bar', 'spruce.progress'],
    ['system.cards.attributes_card', 'spruce.latest-values'],
    ['system.cards.markdown_card', 'spruce.text'],
  ])('%s becomes %s', (typeFullFqn, type) => {
    expect(importOf(widgetOf({ typeFullFqn })).nodes[0]?.type).toBe(type)
  })

  it.each([
    'system.control_widgets.switch_control',
    'system.maps_v2.openstreetmap',
    'system.gateway_widgets.gateway_connectors',
    'x',
  ])('%s becomes a placeholder', (typeFullFqn) => {
    const made = importOf(widgetOf({ typeFullFqn, config: { title: '开关' } }))
    expect(made.kinds).toEqual([
      { of: typeFullFqn, type: 'spruce.text', count: 1, isPlaceholder: true },
    ])
    expect(saidOf(made, 'unknown-kind')).toMatchObject([{ name: '开关', of: typeFullFqn }])
  })

  it('draw thresholds of their own values as lines, and name others', () => {
    const thresholds = [
      { type: 'constant', value: 24, lineColor: '#f44336' },
      { type: 'latestKey', latestKey: 'limit' },
    ]
    const made = importOf(
      widgetOf({ typeFullFqn: 'system.time_series_chart', config: { settings: { thresholds } } }),
    )
    expect(made.nodes[0]?.props['thresholds']).toEqual([
      { from: 24, tone: 'danger', label: '危险' },
    ])
    expect(saidOf(made, 'settings')).toMatchObject([{ details: ['config.settings.thresholds'] }])
  })

  it('lie in as many columns as the page has', () => {
    const made = importOf(textOf('cases/thingsboard_wider_than_columns.json'))
    expect(shapeOf(made).map(([, , , ...rect]) => rect)).toEqual([
      [0, 0, 12, 5],
      [12, 0, 12, 5],
    ])
    expect(saidOf(made, 'scaled')).toMatchObject([{ details: ['14', '24'] }])
  })

  it('of further states lie in closed sections', () => {
    const layouts = { main: { widgets: { b: { row: 0, col: 0, sizeX: 24, sizeY: 4 } } } }
    const { configuration } = widgetOf({ typeFullFqn: 'system.cards.simple_card' })
    const made = importOf({
      configuration: {
        widgets: { ...configuration.widgets, b: { typeFullFqn: 'system.cards.entities_table' } },
        states: { ...configuration.states, detail: { name: '明细', layouts } },
      },
    })
    expect(shapeOf(made)).toEqual([
      ['a', 'spruce.statistic', null, 0, 0, 8, 6],
      ['state-detail', 'spruce.section', null, 0, 6, 24, 5],
      ['b', 'spruce.table', 'state-detail', 0, 0, 24, 4],
    ])
    expect(saidOf(made, 'state')).toMatchObject([{ name: '明细' }])
  })
})

describe('what is hostile', () => {
  it('is text: no tag, no handler and no variable of it is left', () => {
    const content =
      '<h1>标题</h1><script>alert(1)</script><img src=x onerror=alert(2)><a href="javascript:alert(3)">链接</a> {{secret}} 1 < 2'
    const made = panelOf({
      type: 'text',
      title: '<b>{{secret}}</b>',
      options: { mode: 'html', content },
    })
    const { html, title } = made.nodes[0]?.props ?? {}
    expect(html).toBe('<p>标题<br>链接 &#123;&#123;secret}} 1 &lt; 2</p>')
    expect(title).toBe('<b>{ {secret}}</b>')
    expect(saidOf(made, 'as-text')).toHaveLength(1)
  })

  it('is text in Markdown as well', () => {
    const content = '# 说明\n<script>alert(1)</script>'
    const html = propsOf({ type: 'text', options: { mode: 'markdown', content } })?.['html']
    expect(html).toBe('<p># 说明<br>&lt;script&gt;alert(1)&lt;/script&gt;</p>')
  })

  it('leads nowhere: only addresses of the web are followed', () => {
    const links = [
      'javascript:alert(1)',
      '/d/other',
      'https://u:p@example.com',
      'https://example.com/a?x=$host',
    ].map((url) => ({ url }))
    const made = panelOf({ type: 'stat', links: [...links, { url: 'https://example.com/ok' }] })
    expect(made.nodes[0]?.props['link']).toEqual({
      kind: 'open-url',
      url: 'https://example.com/ok',
    })
    expect(saidOf(made, 'link')).toMatchObject([{ details: links.map(({ url }) => url) }])
  })

  it('does not reach prototypes', () => {
    const text =
      '{"panels":[{"id":1,"type":"constructor","title":"a","gridPos":{"x":0,"y":0,"w":4,"h":4},"__proto__":{"polluted":1}}]}'
    const made = importOf(text)
    expect(saidOf(made, 'forbidden-key')).toHaveLength(1)
    expect(made.kinds).toMatchObject([{ of: 'constructor', isPlaceholder: true }])
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  it('is cut to what a text holds', () => {
    const content = '&'.repeat(30_000)
    const made = panelOf({ type: 'text', title: 'a'.repeat(500), options: { content } })
    const { html, title } = made.nodes[0]?.props ?? {}
    expect(title).toHaveLength(200)
    expect(html).toSatisfy((text: string) => text.length > 7000 && text.length <= 10_000)
    expect(saidOf(made, 'cut')).toHaveLength(2)
  })
})

it.each([
  ['empty', '  '],
  ['not-json', '{'],
  ['several', '[]'],
  ['not-a-dashboard', '1'],
  ['not-a-dashboard', '{"a":1}'],
  ['no-panels', '{"panels":[]}'],
  ['other-resource', '{"apiVersion":"folder.grafana.app/v1","kind":"Folder","spec":{"title":"x"}}'],
  ['no-states', '{"configuration":{"widgets":[]}}'],
  ['not-a-dashboard', '{"configuration":{"states":{}}}'],
  ['too-large', JSON.stringify('x'.repeat(mostImportSize))],
  ['too-deep', `{"panels":[${'['.repeat(200)}${']'.repeat(200)}]}`],
  [
    'too-many',
    JSON.stringify({ panels: Array.from({ length: 1001 }, (_, id) => ({ id, type: 'stat' })) }),
  ],
] as const)('refuses what is %s', (reason, text) => {
  expect(read(text)).toEqual({ ok: false, reason })
})

it('answers whatever stands in a file, and makes pages that open as they are', () => {
  const value = fc.jsonValue({ maxDepth: 4 })
  const panel = fc.dictionary(
    fc.constantFrom('id', 'type', 'title', 'gridPos', 'options', 'fieldConfig', 'targets', 'links'),
    fc.oneof(value, fc.constantFrom('stat', 'gauge', 'text', 'row', 'graph', 'singlestat')),
  )
  const dashboard = fc.record({
    ...{ panels: fc.array(panel, { maxLength: 5 }), templating: value, time: value },
    ...{ rows: value, annotations: value, links: value },
  })
  const thing = fc.record({ widget: value, place: value }).map(({ widget, place }) => ({
    configuration: {
      widgets: { a: { typeFullFqn: 'system.gauge', config: widget } },
      states: { default: { layouts: { main: { widgets: { a: place } } } } },
    },
  }))
  fc.assert(
    fc.property(fc.oneof(dashboard, thing, value), (given) => {
      const made = read(JSON.stringify(given))
      if (!made.ok) return
      const opened = openPage(pageOf({ nodes: made.nodes }), { registry })
      expect(opened).toMatchObject({ ok: true, problems: [] })
    }),
    { numRuns: 300 },
  )
})

it('takes a file with a byte order mark', () => {
  expect(read(`\uFEFF${textOf('cases/grafana_v2.json')}`)).toMatchObject({ ok: true })
})
