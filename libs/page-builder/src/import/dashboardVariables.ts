import type { Json, JsonObject, PageDocument } from '@spruce/designer-engine'
import { readVariables } from '../data/variables.js'
import { isJsonObject } from '../studio/storedJson.js'
import { objectIn, objectsIn, textIn } from './Settings.js'
import type { DashboardFormat } from './types.js'

/** What a time window of an imported page is called in the address. */
const windowName = 'window'

/** The variables of a dashboard: those that a page can have, as its document stores them, and the others. */
export interface DashboardVariables {
  /** With the time window; one of a row or a tab names it as its place. */
  readonly taken: readonly JsonObject[]
  /** As Grafana says them, without what stands around them. */
  readonly left: readonly JsonObject[]
}

/** Reads the variables and the time window of a dashboard. Of two variables of one name the first is taken. */
export function dashboardVariables(
  document: PageDocument,
  format: DashboardFormat,
): DashboardVariables {
  const source = objectIn(document.config as unknown as JsonObject, 'source')
  const said = objectIn(source, 'settings')
  const window =
    format === 'grafana'
      ? grafanaWindow(said)
      : thingsboardWindow(objectIn(source, 'configuration'))
  const taken: JsonObject[] = []
  const left: JsonObject[] = []
  const take = (made: JsonObject | undefined): boolean => {
    if (!made || taken.some(({ name }) => name === made['name'])) return false
    const [read] = readVariables([made])
    // Whatever a page would not take over whole is said instead.
    const isWhole = read !== undefined && (made['default'] === undefined || 'default' in read)
    if (isWhole) taken.push(made)
    return isWhole
  }
  for (const { one, placeId } of format === 'grafana' ? grafanaVariables(document, said) : []) {
    const made = variableOf(one)
    if (!take(made && placeId !== undefined ? { ...made, placeId } : made)) left.push(one)
  }
  take(window)
  return { taken, left }
}

/** The variables of any version, without what stands around them; of version 2 also those of rows and tabs. */
function grafanaVariables({ nodes }: PageDocument, said: JsonObject) {
  const inside = Object.values(nodes)
    .filter(({ type }) => type === 'grafana.row' || type === 'grafana.tab')
    .flatMap(({ id, props }) => version2(props).map((one) => ({ one, placeId: id })))
  return [
    ...objectsIn(objectIn(said, 'templating')['list']).map((one) => ({ one, placeId: undefined })),
    ...version2(said).map((one) => ({ one, placeId: undefined })),
    ...inside,
  ]
}

function version2(said: JsonObject): readonly JsonObject[] {
  return objectsIn(said['variables']).map((one) => ({
    type: kinds[textIn(one, 'kind')] ?? textIn(one, 'kind'),
    ...objectIn(one, 'spec'),
  }))
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
