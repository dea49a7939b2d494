import type { Json, JsonObject, PageDocument } from '@spruce/designer-engine'
import { readVariables } from '../data/variables.js'
import { isJsonObject } from '../studio/storedJson.js'
import { objectIn, objectsIn, textIn } from './Settings.js'
import type { DashboardFormat } from './types.js'

/** What a time window of an imported page is called in the address. */
const windowName = 'window'

/** The variables and the time window of a dashboard that a page can have, as its document stores them. */
export function dashboardVariables(
  document: PageDocument,
  format: DashboardFormat,
): readonly JsonObject[] {
  const source = objectIn(document.config as unknown as JsonObject, 'source')
  const said = objectIn(source, 'settings')
  const given =
    format === 'grafana'
      ? [...grafanaVariables(said).map(variableOf), grafanaWindow(said)]
      : [thingsboardWindow(objectIn(source, 'configuration'))]
  const made = given.filter((one) => one !== undefined)
  // Whatever a page would not take over whole is said instead.
  return made.filter((one, at) => {
    const [read] = readVariables([one])
    const isFirst = made.findIndex(({ name }) => name === one['name']) === at
    return isFirst && read !== undefined && (one['default'] === undefined || 'default' in read)
  })
}

/** The variables of any version, without what stands around them. */
export function grafanaVariables(said: JsonObject): readonly JsonObject[] {
  const ofVersion2 = objectsIn(said['variables']).map((one) => ({
    type: kinds[textIn(one, 'kind')] ?? textIn(one, 'kind'),
    ...objectIn(one, 'spec'),
  }))
  return [...objectsIn(objectIn(said, 'templating')['list']), ...ofVersion2]
}

const kinds: Readonly<Record<string, string>> = {
  ...{ CustomVariable: 'custom', IntervalVariable: 'interval' },
  ...{ TextVariable: 'textbox', ConstantVariable: 'constant' },
}

function variableOf(one: JsonObject): JsonObject | undefined {
  const name = textIn(one, 'name')
  const label = textIn(one, 'label').slice(0, 200)
  const current = firstOf(objectIn(one, 'current')['value'])
  const query = textIn(one, 'query')
  const common = { name, ...(label !== '' && { label }) }
  switch (one['type']) {
    case 'custom':
    case 'interval': {
      const options = optionsOf(one, query)
      const isOption = options.some(({ value }) => value === current)
      return { ...common, kind: 'choice', options, ...(isOption && { default: current }) }
    }
    case 'textbox':
    case 'constant': {
      const value = current === '' ? query : current
      const isHidden = one['type'] === 'constant'
      return {
        ...{ ...common, kind: 'text' },
        ...(value !== '' && { default: value }),
        ...(isHidden && { isHidden }),
      }
    }
    default:
      return undefined
  }
}

function optionsOf(one: JsonObject, query: string): readonly JsonObject[] {
  const listed = objectsIn(one['options'])
    .map((option) => ({ value: firstOf(option['value']), label: firstOf(option['text']) }))
    .filter(({ value }) => value !== '' && value !== '$__all' && !value.startsWith('$__auto'))
  if (listed.length > 0) return listed
  return query
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      // `label : value` where they differ.
      const [label = '', value = label] = part.split(' : ')
      return { value: value.trim(), label: label.trim() }
    })
}

function grafanaWindow(said: JsonObject): JsonObject | undefined {
  const ofVersion2 = objectIn(said, 'timeSettings')
  const time = isJsonObject(said['time']) ? said['time'] : ofVersion2
  const { from, to } = time
  if (typeof from !== 'string' || typeof to !== 'string') return undefined
  const every = textIn(said, 'refresh') || textIn(ofVersion2, 'autoRefresh')
  const refresh = secondsOf(every)
  return {
    ...{ name: windowName, kind: 'time' },
    default: { from, to, ...(refresh !== undefined && { refresh }) },
  }
}

function secondsOf(text: string): number | undefined {
  const [, count, unit] = /^(\d{1,4})([smh])$/.exec(text) ?? []
  if (count === undefined) return undefined
  return Number(count) * (unit === 'h' ? 3600 : unit === 'm' ? 60 : 1)
}

function thingsboardWindow(configuration: JsonObject): JsonObject | undefined {
  const length = objectIn(objectIn(configuration, 'timewindow'), 'realtime')['timewindowMs']
  if (typeof length !== 'number' || !(length >= 60_000)) return undefined
  const minutes = Math.round(length / 60_000)
  const from = minutes < 100_000 ? `now-${minutes}m` : `now-${Math.round(minutes / 1440)}d`
  return { name: windowName, kind: 'time', default: { from, to: 'now' } }
}

function firstOf(value: Json | undefined): string {
  const [first] = Array.isArray(value) ? (value as readonly Json[]) : [value]
  return typeof first === 'string' || typeof first === 'number' ? String(first) : ''
}
