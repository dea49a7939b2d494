import type { Json, JsonObject } from '@spruce/designer-engine'
import { isJsonObject } from '../studio/storedJson.js'
import { stepsOfRanges } from './importThresholds.js'
import type { PanelContext } from './PanelContext.js'
import { numberOf, objectIn, objectsIn, textIn } from './Settings.js'
import type { MadePanel } from './types.js'

type MakePanel = (panel: PanelContext) => MadePanel

const own = 'config.settings'

const chart =
  (kind: 'line' | 'bar', isApproximate = false): MakePanel =>
  (panel) => {
    const { settings } = panel
    const isStacked = settings.is(`${own}.stack`) || settings.is(`${own}.stacking`)
    const props = { kind, isStacked, ...linesIn(panel) }
    return { type: 'spruce.chart', props, isApproximate }
  }

const statistic =
  (hasSparkline: boolean): MakePanel =>
  (panel) => ({ type: 'spruce.statistic', props: { hasSparkline, ...rangesIn(panel) } })

const gauge =
  (isApproximate = false): MakePanel =>
  (panel) => ({
    type: 'spruce.gauge',
    props: { ...scaleOf(panel), ...rangesIn(panel) },
    isApproximate,
  })

const progress: MakePanel = (panel) => ({
  type: 'spruce.progress',
  props: { most: Math.max(0, scaleOf(panel).most), ...rangesIn(panel) },
})

const as =
  (type: string, isApproximate = false): MakePanel =>
  () => ({ type, props: {}, isApproximate })

const pie =
  (isRing: boolean, isApproximate = false): MakePanel =>
  () => ({ type: 'spruce.pie', props: { isRing }, isApproximate })

const text: MakePanel = (panel) => {
  const { settings } = panel
  const names = ['cardHtml', 'markdownTextPattern', 'labelPattern', 'label', 'text']
  const said = names.map((name) => settings.text(`${own}.${name}`)).find((one) => one !== '') ?? ''
  return { type: 'spruce.text', props: { html: panel.plain(said, true) } }
}

/** What widgets of ThingsBoard become, by the last part of their names; the first that matches. */
const widgets: readonly (readonly [RegExp, MakePanel])[] = [
  [/alarms?_table/, as('spruce.alarm-list')],
  [/(?:device|asset)_admin_table|hierarchy/, as('spruce.table', true)],
  [/_table$|^table/, as('spruce.table')],
  [/^(?:alarm|entity)_count/, statistic(false)],
  [/html_card|html_value_card|markdown|^label_card|^label_widget|^html_widget/, text],
  [/attributes_card/, as('spruce.latest-values', true)],
  [/polar_area/, pie(false, true)],
  [/doughnut|donut/, pie(true)],
  [/^pie/, pie(false)],
  [/progress_bar|(?:horizontal|vertical)_bar$|linear_gauge/, progress],
  [/battery_level|signal_strength|liquid_level|_tank|compass/, gauge(true)],
  [/gauge|speedometer|thermometer|^radial|^digital_radial|^mini/, gauge()],
  [/chart_card/, statistic(true)],
  [/image_map/, as('spruce.picture-map', true)],
  [/scatter/, as('spruce.scatter')],
  [/^bars|bar_chart|timeseries_bars|stacked_bars/, chart('bar')],
  [/state_chart|point_chart|range_chart/, chart('line', true)],
  [/time_?series|line_chart|^chart/, chart('line')],
  [/^simple_card|_card(?:_with_background)?$|^value_card|^count/, statistic(false)],
]

/** Cards that show no value: no number stands for them. */
const otherCards = /navigation|qr_code|notification|mobile_app|quick|documentation|windrose/

/** Makes a component of a widget. @param kind the whole name: `system.cards.simple_card` */
export function makeThingsboardPanel(panel: PanelContext, kind: string): MadePanel {
  const { settings } = panel
  const name = kind.split('.').at(-1)?.toLowerCase() ?? ''
  // What acts on a device or changes data is no view of data.
  const isView = !/control|input|gpio|button|switch|scada|gateway/.test(kind.toLowerCase())
  const found =
    isView && !otherCards.test(name) && settings.text('type') !== 'rpc'
      ? widgets.find(([pattern]) => pattern.test(name))
      : undefined
  const made = found?.[1](panel) ?? panel.placeholder()
  settings.skip(...unmissed)
  const heading = panel.heading(settings.text('description'))
  const units = [settings.text('config.units'), settings.text('config.decimals')]
  const ofKeys = keysOf(settings.get('config.datasources')).map((key) => textIn(key, 'units'))
  const said = [...new Set([...units, ...ofKeys])].filter((one) => one !== '')
  if (said.length > 0) panel.note('unit', ...said)
  return { ...made, props: { ...heading, ...made.props } }
}

/** What a widget shows, as the labels of its keys say it. */
export function thingsboardKeys(widget: JsonObject): readonly string[] {
  const config = objectIn(widget, 'config')
  const alarms = config['alarmSource']
  const keys = [...keysOf(config['datasources']), ...(isJsonObject(alarms) ? keysOf([alarms]) : [])]
  const names = keys.map((key) => textIn(key, 'label') || textIn(key, 'name'))
  return [...new Set(names.filter((name) => name !== ''))].map((name) => name.slice(0, 300))
}

/** What is technical, stands elsewhere on the page, or is said by a note of its own. */
const unmissed = [
  ...['id', 'type', 'typeFullFqn', 'bundleAlias', 'typeAlias', 'isSystemType', 'typeFqn'],
  ...['row', 'col', 'sizeX', 'sizeY', 'title', 'image', 'config.title', 'config.showTitle'],
  ...['config.alarmSource', 'config.datasources', 'config.targetDevice', 'config.configMode'],
]

function keysOf(datasources: Json | undefined): readonly JsonObject[] {
  return objectsIn(datasources).flatMap((one) => objectsIn(one['dataKeys']))
}

function scaleOf({ settings }: PanelContext) {
  const read = (...names: readonly string[]) =>
    names.map((name) => settings.number(`${own}.${name}`)).find((one) => one !== undefined)
  const least = read('minValue', 'tickMin', 'min') ?? 0
  const most = read('maxValue', 'tickMax', 'max') ?? 100
  return least < most ? { least, most } : { least: 0, most: 100 }
}

/** Thresholds of the ranges of colours that gauges and cards have. */
function rangesIn(panel: PanelContext): JsonObject {
  const { settings } = panel
  const highlights = settings.get(`${own}.highlights`)
  const colours = [`${own}.valueColor`, `${own}.barColor`, `${own}.color`]
  const ranges = colours
    .filter((name) => settings.text(`${name}.type`) === 'range')
    .map((name) => settings.get(`${name}.rangeList.range`) ?? settings.get(`${name}.rangeList`))
  const steps = [highlights, ...ranges].map(stepsOfRanges).find((one) => one.length > 0) ?? []
  return panel.thresholds(steps)
}

/** The lines of a chart at a value of their own; what takes its value from a key is said by name. */
function linesIn(panel: PanelContext): JsonObject {
  const lines = panel.settings.objects(`${own}.thresholds`)
  const steps = lines.flatMap(({ value, lineColor }) => {
    const from = numberOf(value)
    return from === undefined ? [] : { from, colour: lineColor }
  })
  if (steps.length < lines.length) panel.note('settings', `${own}.thresholds`)
  return panel.thresholds(steps)
}
