import type { Json, JsonObject } from '@spruce/designer-engine'
import { isJsonObject } from '../studio/storedJson.js'
import { mostThresholds, stepsOf, stepsOfList, type ColourStep } from './importThresholds.js'
import type { PanelContext } from './PanelContext.js'
import { numberOf, objectIn, objectsIn, textIn } from './Settings.js'
import type { MadePanel } from './types.js'

type MakePanel = (panel: PanelContext) => MadePanel

/** What Grafana calls the calculations of a statistic, of its first versions too. */
const calculations: Readonly<Record<string, string>> = {
  ...{ last: 'last', lastNotNull: 'last', current: 'last' },
  ...{ first: 'first', firstNotNull: 'first' },
  ...{ mean: 'avg', avg: 'avg', min: 'min', max: 'max' },
  ...{ sum: 'sum', total: 'sum', count: 'count' },
}

const custom = 'fieldConfig.defaults.custom'

const timeseries: MakePanel = (panel) => {
  const { settings } = panel
  const style = settings.text(`${custom}.drawStyle`)
  const filled = (settings.number(`${custom}.fillOpacity`) ?? 0) > 0
  const stacking = settings.text(`${custom}.stacking.mode`)
  return {
    type: 'spruce.chart',
    props: {
      kind: style === 'bars' ? 'bar' : filled ? 'area' : 'line',
      isStacked: stacking !== '' && stacking !== 'none',
      ...linesIn(panel),
      ...rightSeriesOf(namesByPlacement(panel)),
    },
    isApproximate: style === 'points',
  }
}

const graph: MakePanel = (panel) => {
  const { settings } = panel
  const hasBars = settings.is('bars')
  const hasLines = settings.get('lines') !== false
  const isFilled = (settings.number('fill') ?? 1) > 0
  return {
    type: 'spruce.chart',
    props: {
      kind: hasBars && !hasLines ? 'bar' : isFilled ? 'area' : 'line',
      isStacked: settings.is('stack'),
      ...graphLinesIn(panel),
      ...rightSeriesOf(namesByAxis(panel)),
    },
  }
}

const barchart: MakePanel = ({ settings }) => {
  const stacking = settings.text('options.stacking')
  return {
    type: 'spruce.chart',
    props: {
      kind: settings.text('options.orientation') === 'horizontal' ? 'row' : 'bar',
      isStacked: stacking !== '' && stacking !== 'none',
      ...nameColumnOf(settings.text('options.xField'), 'category'),
    },
  }
}

const stat: MakePanel = (panel) => {
  const { settings } = panel
  const mode = settings.get('options.graphMode') ?? 'area'
  return {
    type: 'spruce.statistic',
    props: { ...reduced(panel), hasSparkline: mode !== 'none', ...stepsIn(panel, undefined) },
  }
}

const singlestat: MakePanel = (panel) => {
  const { settings } = panel
  const steps = stepsOfList(settings.text('thresholds'), settings.get('colors'))
  if (settings.is('gauge.show')) {
    const least = settings.number('gauge.minValue') ?? 0
    const scale = { least, most: settings.number('gauge.maxValue') ?? 100 }
    return { type: 'spruce.gauge', props: { ...scale, ...panel.thresholds(steps, least) } }
  }
  const make = calculations[settings.text('valueName')] ?? 'avg'
  const hasSparkline = settings.is('sparkline.show')
  return {
    type: 'spruce.statistic',
    props: { make, hasSparkline, ...panel.thresholds(steps) },
  }
}

const gauge: MakePanel = (panel) => {
  const { least, most } = scaleOf(panel)
  return {
    type: 'spruce.gauge',
    props: { least, most, ...stepsIn(panel, { least, most }) },
  }
}

const bargauge: MakePanel = (panel) => {
  const { least, most } = scaleOf(panel)
  return {
    type: 'spruce.progress',
    props: { most: Math.max(0, most), ...stepsIn(panel, { least, most }) },
  }
}

const table: MakePanel = () => ({ type: 'spruce.table', props: {} })

const text: MakePanel = (panel) => {
  const { settings } = panel
  const mode = settings.text('options.mode') || settings.text('mode') || 'markdown'
  const content = settings.text('options.content') || settings.text('content')
  return { type: 'spruce.text', props: { html: panel.plain(content, mode === 'html') } }
}

const piechart: MakePanel = ({ settings }) => {
  const kind = settings.text('options.pieType') || settings.text('pieType')
  return { type: 'spruce.pie', props: { isRing: kind === 'donut' } }
}

const clock: MakePanel = ({ settings }) => {
  const zone = settings.text('options.timezone') || settings.text('timezone')
  return { type: 'spruce.clock', props: { zone: zone === 'browser' ? '' : zone } }
}

const as =
  (type: string, isApproximate = false): MakePanel =>
  () => ({ type, props: {}, isApproximate })

const chartAs =
  (kind: 'line' | 'bar'): MakePanel =>
  () => ({ type: 'spruce.chart', props: { kind }, isApproximate: true })

/** What panels of Grafana become; of others a placeholder is made. */
const panels: Readonly<Record<string, MakePanel>> = {
  ...{ timeseries, graph, 'graph-old': graph, barchart },
  ...{ histogram: chartAs('bar'), trend: chartAs('line'), candlestick: chartAs('line') },
  ...{ stat, singlestat, 'grafana-singlestat-panel': singlestat, gauge, bargauge },
  ...{
    table,
    'table-old': table,
    logs: as('spruce.table', true),
    traces: as('spruce.table', true),
  },
  ...{ text, piechart, 'grafana-piechart-panel': piechart, 'grafana-clock-panel': clock },
  ...{ heatmap: as('spruce.heat-map'), 'heatmap-new': as('spruce.heat-map') },
  ...{ xychart: as('spruce.scatter'), alertlist: as('spruce.alarm-list') },
  'state-timeline': as('spruce.status-board', true),
  'status-history': as('spruce.status-board', true),
}

/** What is technical, stands elsewhere on the page, or is said by a note of its own. */
const unmissed = [
  ...['id', 'type', 'title', 'pluginVersion', 'datasource', 'targets', 'collapsed', 'libraryPanel'],
  ...['placement.element', 'placement.kind', 'editable', 'error', 'isNew', 'span', 'height'],
]

/** Makes a component of a panel of any version. */
export function makeGrafanaPanel(panel: PanelContext, kind: string): MadePanel {
  const { settings } = panel
  const make = Object.hasOwn(panels, kind) ? panels[kind] : undefined
  const made = make?.(panel) ?? panel.placeholder()
  const links = settings.objects('links').map((link) => textIn(link, 'url'))
  settings.skip(...unmissed)
  const given = panel.link(links.filter((url) => url !== ''))
  const heading = panel.heading(settings.text('description'))
  sayUnit(panel)
  return { ...made, props: { ...heading, ...given, ...made.props } }
}

/** What the queries of a panel ask for, as they stand there. */
export function grafanaExpressions(targets: Json | undefined): readonly string[] {
  return objectsIn(targets).flatMap((target) => {
    const spec = objectIn(objectIn(target, 'spec'), 'query')
    const query = { ...target, ...objectIn(spec, 'spec') }
    const said = expressionNames.map((name) => textIn(query, name)).find((one) => one !== '')
    return said === undefined ? [] : [said.slice(0, 300)]
  })
}

const expressionNames = [
  ...['expr', 'rawSql', 'rawQuery', 'query', 'queryText', 'target', 'expression', 'metric'],
]

/**
 * The settings of a panel of version 2 under the names of the versions before it, so that both are read the same.
 */
export function classicPanel(props: JsonObject): JsonObject {
  const vizConfig = objectIn(props, 'vizConfig')
  const { kind } = vizConfig
  if (kind === undefined) return props
  const rest = Object.entries(props).filter(([name]) => name !== 'vizConfig' && name !== 'data')
  const data = objectIn(objectIn(props, 'data'), 'spec')
  return {
    ...Object.fromEntries(rest),
    ...objectIn(vizConfig, 'spec'),
    targets: data['queries'] ?? [],
    transformations: data['transformations'] ?? [],
    ...(isJsonObject(data['queryOptions']) && { queryOptions: data['queryOptions'] }),
  }
}

function reduced({ settings }: PanelContext): JsonObject {
  const calcs = settings.get('options.reduceOptions.calcs')
  const [first] = Array.isArray(calcs) ? (calcs as readonly Json[]) : []
  return { make: calculations[typeof first === 'string' ? first : 'lastNotNull'] ?? 'last' }
}

interface Scale {
  readonly least: number
  readonly most: number
}

function scaleOf({ settings }: PanelContext): Scale {
  settings.skipDefault('options.orientation', 'auto')
  settings.skipDefault('options.reduceOptions.calcs', ['lastNotNull'])
  const least = settings.number('fieldConfig.defaults.min') ?? 0
  const most = settings.number('fieldConfig.defaults.max') ?? 100
  return least < most ? { least, most } : { least: 0, most: 100 }
}

function stepsIn(panel: PanelContext, scale: Scale | undefined): JsonObject {
  const { settings } = panel
  const isShare = settings.text('fieldConfig.defaults.thresholds.mode') === 'percentage'
  const { least, most } = scale ?? { least: 0, most: 100 }
  const toValue = (value: number) => (isShare ? least + ((most - least) * value) / 100 : value)
  const given = settings.get('fieldConfig.defaults.thresholds.steps')
  const steps: readonly ColourStep[] = stepsOf(given, toValue)
  // Every panel has a green one that means nothing.
  if (steps.length < 2) return {}
  return panel.thresholds(steps, scale?.least)
}

/** The thresholds that a panel draws as lines; those that are shares of its data have no value of their own. */
function linesIn(panel: PanelContext): JsonObject {
  const { settings } = panel
  const isDrawn = /line|dashed/.test(settings.text(`${custom}.thresholdsStyle.mode`))
  if (!isDrawn || settings.text('fieldConfig.defaults.thresholds.mode') === 'percentage') return {}
  const steps = stepsOf(settings.get('fieldConfig.defaults.thresholds.steps'), (value) => value)
  return panel.thresholds(steps.filter(({ from }) => from !== undefined))
}

/** What a threshold of the first graph is called, as the colour that it has there. */
const graphColours: Readonly<Record<string, string>> = {
  ...{ critical: 'red', warning: 'orange', ok: 'green' },
}

/** The thresholds of the first graph, each on its axis; one that only fills the area beyond it is none. */
function graphLinesIn(panel: PanelContext): JsonObject {
  const drawn = panel.settings.objects('thresholds').filter(({ line }) => line !== false)
  const on = (axis: 'left' | 'right') => {
    const ones = drawn.filter(({ yaxis }) => (yaxis === 'right') === (axis === 'right'))
    const steps = ones.flatMap(({ value, colorMode, lineColor }) => {
      const from = numberOf(value)
      const colour = typeof colorMode === 'string' ? graphColours[colorMode] : undefined
      return from === undefined ? [] : [{ from, colour: colour ?? lineColor }]
    })
    const { thresholds = [] } = panel.thresholds(steps)
    const made = objectsIn(thresholds)
    return axis === 'left' ? made : made.map((threshold) => ({ ...threshold, axis }))
  }
  const all = [...on('left'), ...on('right')]
  return all.length === 0 ? {} : { thresholds: all.slice(0, mostThresholds) }
}

/** The series of the first graph that stand on its second axis, where nothing else is said of any. */
function namesByAxis({ settings }: PanelContext): readonly string[] {
  const path = 'seriesOverrides'
  const all = settings.objects(path)
  const isPlain = all.every((one) =>
    Object.keys(one).every((name) => ['alias', 'yaxis', '$$hashKey'].includes(name)),
  )
  const names = all.filter(({ yaxis }) => yaxis === 2).map((one) => textIn(one, 'alias'))
  const isNamed = names.every((name) => name !== '' && !name.startsWith('/'))
  if (isPlain && isNamed) return names
  settings.miss(path)
  return isNamed ? names : []
}

/** The series of a chart that overrides put on the right, where nothing else is said of any. */
function namesByPlacement({ settings }: PanelContext): readonly string[] {
  const path = 'fieldConfig.overrides'
  const read = settings.objects(path).map((one) => {
    const { id, options } = objectIn(one, 'matcher')
    const properties = objectsIn(one['properties'])
    const isPlaced = properties.some(
      (property) => property['id'] === 'custom.axisPlacement' && property['value'] === 'right',
    )
    const isRead = id === 'byName' && typeof options === 'string' && isPlaced
    return { name: isRead ? options : undefined, isWhole: isRead && properties.length === 1 }
  })
  if (!read.every(({ isWhole }) => isWhole)) settings.miss(path)
  return read.flatMap(({ name }) => name ?? [])
}

function rightSeriesOf(names: readonly string[]): JsonObject {
  const fitting = names.filter((name) => name.length <= 200).slice(0, 10)
  return fitting.length === 0 ? {} : { rightSeries: fitting }
}

function sayUnit(panel: PanelContext): void {
  const { settings } = panel
  const unit = settings.text('fieldConfig.defaults.unit') || settings.text('format')
  const decimals = settings.text('fieldConfig.defaults.decimals') || settings.text('decimals')
  const said = [unit, decimals].filter((one) => one !== '' && one !== 'none' && one !== 'short')
  if (said.length > 0) panel.note('unit', ...said)
}

function nameColumnOf(name: string, property: string): JsonObject {
  return name === '' || name.length > 200 ? {} : { [property]: name }
}
