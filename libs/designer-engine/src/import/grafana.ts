import type { Json, JsonObject, PageDocument } from '../document/types.js'
import { panelsOf, readClassic } from './grafana/classic.js'
import { ElementLayout } from './grafana/ElementLayout.js'
import { ElementWriter } from './grafana/elements.js'
import { columns, margin } from './grafana/names.js'
import { nameOf, unwrap } from './grafana/unwrap.js'
import type { PathStep } from '../schema/plain.js'
import { isId, isObject, objectAt, PageBuilder, sourceOf, without } from './PageBuilder.js'
import type { Imported, ImportOptions } from './types.js'

/** Says of a page that its dashboard was one of version 2. */
const elementsFormat = 'grafana-2'
/** The resource that a dashboard of version 2 stands in when it came without one. */
const resource = { apiVersion: 'dashboard.grafana.app/v2', kind: 'Dashboard' }

/**
 * Makes a page of a dashboard of Grafana, alone or as a resource `{ apiVersion, spec }`: every panel a
 * component `grafana.<its type>` whose properties are the panel. A collapsed row holds its panels in its slot
 * `panels`; dashboards with `rows` of the first versions are laid out by their spans, and those of version 2
 * by their `layout`, of which tabs are components of their own. What else the dashboard says is kept in the
 * config of the page, for `exportGrafana`. Any input: what is no panel is left out and reported.
 */
export function importGrafana(input: unknown, options: ImportOptions = {}): Imported {
  const builder = new PageBuilder()
  const { dashboard, path, envelope } = unwrap(builder.read(input), builder)
  const { elements, uid } = dashboard
  const isOfElements = isObject(elements) && !Array.isArray(dashboard['panels'])
  const elementsPath = [...path, 'elements']
  const layout = new ElementLayout(isObject(elements) ? elements : {}, elementsPath, builder)
  const items = isOfElements
    ? layout.read(dashboard['layout'], [...path, 'layout'], 0)
    : readClassic(dashboard, path, builder)
  builder.addGrid(items, null, 'main', columns)
  const name = nameOf(envelope)
  const given = name ?? (typeof uid === 'string' ? uid : undefined)
  const id = options.id ?? given ?? 'imported'
  reportIdentity(envelope, dashboard, path, builder)
  const said = name === undefined ? without(dashboard, 'uid') : dashboard
  const settings = isOfElements
    ? { ...without(said, 'layout'), elements: layout.unplaced }
    : withoutLists(said)
  const own = isOfElements ? { ...resource, ...envelope } : envelope
  return {
    document: builder.build(id, columns, margin, {
      format: isOfElements ? elementsFormat : 'grafana',
      settings,
      ...(own && { resource: { ...own, metadata: without(objectAt(own, 'metadata'), 'name') } }),
    }),
    problems: builder.problems,
  }
}

/**
 * The dashboard of a page that was imported, with its panels where they lie now, as Grafana reads them: one
 * that came as a resource comes back as one, and one of version 2 in its version.
 */
export function exportGrafana(document: PageDocument): JsonObject {
  const source = sourceOf(document)
  const settings = objectAt(source, 'settings')
  const { resource: given } = source
  if (source['format'] === elementsFormat) {
    const writer = new ElementWriter(document, objectAt(settings, 'elements'))
    const layout = writer.layoutOf(null, 'main')
    const { elements } = writer
    return wrap(document.id, objectAt(source, 'resource'), { ...settings, elements, layout })
  }
  const panels = panelsOf(document, null, 'main', 0)
  if (isObject(given)) return wrap(document.id, given, { ...settings, panels })
  return { ...settings, uid: document.id, panels }
}

function wrap(name: string, given: JsonObject, spec: JsonObject): JsonObject {
  return { ...resource, ...given, metadata: { ...objectAt(given, 'metadata'), name }, spec }
}

/** What a dashboard of panels or rows says beside them. */
function withoutLists(dashboard: JsonObject): JsonObject {
  const lists = ['panels', 'rows'].filter((name) => Array.isArray(dashboard[name]))
  return without(dashboard, ...lists)
}

/** Reports names of a dashboard that no page can have. A `uid` of null is none. */
function reportIdentity(
  envelope: JsonObject | undefined,
  { uid }: JsonObject,
  path: readonly PathStep[],
  builder: PageBuilder,
) {
  const { metadata = {} } = envelope ?? {}
  const above = path.slice(0, -1)
  if (!isObject(metadata)) builder.report('left-out', [...above, 'metadata'])
  const named = isObject(metadata) ? metadata['name'] : undefined
  const isNamed = typeof named === 'string'
  const reportName = (value: Json | undefined, at: readonly PathStep[]) => {
    if (value !== undefined && value !== null && !isId(value)) builder.report('bad-setting', at)
  }
  reportName(named, [...above, 'metadata', 'name'])
  if (!isNamed) reportName(uid, [...path, 'uid'])
}

export type { Imported, ImportOptions, ImportProblem } from './types.js'
