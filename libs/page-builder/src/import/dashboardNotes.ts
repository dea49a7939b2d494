import type { JsonObject, PageDocument } from '@spruce/designer-engine'
import type { ImportProblem } from '@spruce/designer-engine/import/grafana'
import { isRecord } from '../data/Frame.js'
import { isJsonObject } from '../studio/storedJson.js'
import type { DashboardVariables } from './dashboardVariables.js'
import { objectIn, objectsIn, Settings, textIn } from './Settings.js'
import type { DashboardFormat, ImportNote, ImportNoteKind } from './types.js'

/**
 * What a dashboard says beside its panels that a page does not take over.
 * @param variables those that it does, and the others
 */
export function dashboardNotes(
  document: PageDocument,
  format: DashboardFormat,
  variables: DashboardVariables,
): readonly ImportNote[] {
  const source = objectIn(document.config as unknown as JsonObject, 'source')
  const said = objectIn(source, 'settings')
  return format === 'grafana'
    ? grafanaNotes(said, variables)
    : thingsboardNotes(said, objectIn(source, 'configuration'), variables)
}

function grafanaNotes(
  said: JsonObject,
  { taken, left }: DashboardVariables,
): readonly ImportNote[] {
  const settings = new Settings(said)
  // Of version 2 a list holds `{ kind, spec }`, and names without a list above.
  const listOf = (name: string, inner: string): readonly JsonObject[] => [
    ...settings.objects(`${name}.${inner}`),
    ...settings.objects(name).map((one) => ({ type: one['kind'] ?? '', ...objectIn(one, 'spec') })),
  ]
  settings.skip('templating.list', 'variables')
  if (hasWindow(taken)) {
    settings.skip(
      'time',
      'refresh',
      'timeSettings.from',
      'timeSettings.to',
      'timeSettings.autoRefresh',
    )
  }
  const annotations = listOf('annotations', 'list').filter(
    (one) => one['builtIn'] !== 1 && one['builtIn'] !== true,
  )
  const elements = Object.values(objectIn(said, 'elements')).filter(isJsonObject)
  settings.skip(...unmissed, 'elements')
  const { unread } = settings
  return [
    ...left.map((one) => noteOf('variable', one)),
    ...annotations.map((one) => noteOf('annotation', one)),
    ...settings.objects('links').map((link) => ({
      ...noteOf('dashboard-link', link),
      details: [textIn(link, 'url').slice(0, 300)].filter((url) => url !== ''),
    })),
    ...elements.map((one) => noteOf('unplaced', objectIn(one, 'spec'))),
    ...restOf(unread.filter((name) => name !== 'links')),
  ]
}

function thingsboardNotes(
  said: JsonObject,
  configuration: JsonObject,
  { taken }: DashboardVariables,
): readonly ImportNote[] {
  const widgets = Object.values(objectIn(configuration, 'widgets')).filter(isJsonObject)
  const settings = new Settings({ ...said, configuration })
  settings.skip(...unmissed, 'configuration.widgets')
  if (hasWindow(taken)) settings.skip('configuration.timewindow.realtime.timewindowMs')
  return [
    ...widgets.map((one) => ({
      ...noteOf('unplaced', objectIn(one, 'config')),
      of: textIn(one, 'typeFullFqn') || textIn(one, 'typeAlias'),
    })),
    ...restOf(settings.unread),
  ]
}

/** What is technical, or is said by a note of its own. */
const unmissed = [
  ...['title', 'name', 'uid', 'id', 'version', 'schemaVersion', 'revision', 'gnetId', 'iteration'],
  ...['__inputs', '__requires', '__elements', 'editable', 'style', 'tenantId', 'createdTime'],
  ...['image', 'externalId', 'assignedCustomers', 'fiscalYearStartMonth', 'originalTitle'],
]

function hasWindow(taken: readonly JsonObject[]): boolean {
  return taken.some(({ kind }) => kind === 'time')
}

function restOf(names: readonly string[]): readonly ImportNote[] {
  if (names.length === 0) return []
  return [{ kind: 'dashboard-settings', name: '', of: '', details: names }]
}

function noteOf(kind: ImportNoteKind, said: JsonObject): ImportNote {
  const name = textIn(said, 'label') || textIn(said, 'title') || textIn(said, 'name')
  return { kind, name: name.slice(0, 200), of: textIn(said, 'type').slice(0, 200), details: [] }
}

/** What the engine says of a dashboard, by the names of the parts that it is about. */
export function problemNotes(
  problems: readonly ImportProblem[],
  json: JsonObject,
): readonly ImportNote[] {
  return problems.map(({ kind, path }) => ({
    ...{ kind, ...partAt(json, path) },
    details: path.length === 0 ? [] : [path.join('.').slice(0, 300)],
  }))
}

type Path = ImportProblem['path']

/** The innermost part on a path that has a name. */
function partAt(json: JsonObject, path: Path): Pick<ImportNote, 'name' | 'of'> {
  let value: unknown = json
  let found = { name: '', of: '' }
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) break
    value = (value as Record<string | number, unknown>)[step]
    const part = partOf(json, value, step)
    if (part.name !== '') found = part
  }
  return found
}

function partOf(json: JsonObject, value: unknown, step: string | number) {
  if (!isRecord(value)) return { name: '', of: '' }
  const one = value as JsonObject
  // A place names its element or its widget elsewhere.
  const dashboard = objectIn(json, 'dashboard')
  const top = isJsonObject(json['spec']) ? objectIn(json, 'spec') : json
  const owner = isJsonObject(json['dashboard']) ? objectIn(dashboard, 'spec') : top
  const element = textIn(objectIn(one, 'element'), 'name')
  const ofElement = objectIn(objectIn(objectIn(owner, 'elements'), element), 'spec')
  const widgets = objectIn(objectIn(json, 'configuration'), 'widgets')
  const ofWidget = objectIn(objectIn(widgets, String(step)), 'config')
  const nameIn = (each: JsonObject) => textIn(each, 'title') || textIn(each, 'name')
  // A row of the first versions often has no title: it is known by its panels.
  const inner = objectsIn(one['panels'])
    .map(nameIn)
    .filter((each) => each !== '')
  const named = [one, ofElement, ofWidget, objectIn(one, 'config')].map(nameIn)
  const name = [...named, inner.slice(0, 5).join(', ')].find((each) => each !== '')
  return { name: (name ?? '').slice(0, 200), of: textIn(one, 'type').slice(0, 200) }
}
