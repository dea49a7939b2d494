import { defaultPageConfig, type PageDocument, type PageNode } from '@spruce/designer-engine'
import { importGrafana, type Imported } from '@spruce/designer-engine/import/grafana'
import { importThingsboard } from '@spruce/designer-engine/import/thingsboard'
import { openPage } from '@spruce/designer-engine/open'
import type { ComponentRegistry } from '@spruce/designer-engine/registry'
import type { Language } from '@spruce/validators/i18n'
import type { AnyWidgetDefinition } from '../runtime/WidgetDefinition.js'
import { dashboardNotes, problemNotes } from './dashboardNotes.js'
import { dashboardVariables } from './dashboardVariables.js'
import { PageMaker, type MadeKind } from './PageMaker.js'
import { placeVariables } from './placeVariables.js'
import { recogniseDashboard } from './recogniseDashboard.js'
import { scaleGrids } from './scaleGrids.js'
import { objectIn, textIn } from './Settings.js'
import { mostImportNodes, type ImportedKind, type ImportNote, type ReadDashboard } from './types.js'

/** What a dashboard is read with. */
export interface ReadDashboardOptions {
  /** What the page may hold. */
  readonly registry: ComponentRegistry
  /** Of the grid of the page. */
  readonly columns: number
  /** Of the words that the components keep. */
  readonly language: Language
}

/**
 * Makes components of a dashboard of Grafana or ThingsBoard, and says by name what came otherwise or not at all.
 * Any text: what is no dashboard is refused, and nothing in one is run or is markup.
 */
export function readDashboard(text: string, options: ReadDashboardOptions): ReadDashboard {
  const recognised = recogniseDashboard(text)
  if (!recognised.ok) return recognised
  const { format, json } = recognised
  const imported: Imported = format === 'grafana' ? importGrafana(json) : importThingsboard(json)
  const { document, problems } = imported
  if (problems.some(({ kind }) => kind === 'unreadable')) return { ok: false, reason: 'too-deep' }
  const count = Object.keys(document.nodes).length
  if (count === 0) {
    const isNone = problems.some(({ kind }) => kind === 'not-a-dashboard')
    return { ok: false, reason: isNone ? 'not-a-dashboard' : 'no-panels' }
  }
  if (count > mostImportNodes) return { ok: false, reason: 'too-many' }
  const { registry, columns, language } = options
  const scaled = scaleGrids(document, columns)
  const settings = objectIn(sourceIn(document), 'settings')
  const variables = dashboardVariables(document, format)
  const maker = new PageMaker(scaled.document, {
    ...{ format, language },
    hasQuery: (type) =>
      (registry.get(type) as AnyWidgetDefinition | undefined)?.lacks !== undefined,
    library: objectIn(settings, '__elements'),
    variables: new Set(variables.taken.map((one) => textIn(one, 'name'))),
  })
  maker.make()
  const laid = layOut(maker, options)
  const placed = placeVariables(variables.taken, maker.nodes)
  return {
    ok: true,
    format,
    title: (typeof settings['title'] === 'string' ? settings['title'] : '').slice(0, 200),
    nodes: laid.nodes,
    variables: placed.variables,
    kinds: kindsOf(maker.kinds),
    notes: [
      ...problemNotes(problems, json),
      ...scaled.from.map((width): ImportNote => {
        return { kind: 'scaled', name: '', of: '', details: [String(width), String(columns)] }
      }),
      ...laid.notes,
      ...maker.notes,
      ...placed.notes,
      ...dashboardNotes(document, format, variables),
    ],
  }
}

function sourceIn({ config }: PageDocument) {
  return objectIn(config as unknown as Record<string, never>, 'source')
}

/** Brings the components in order: within the limits of their types, nothing on another. */
function layOut({ nodes, names }: PageMaker, { registry, columns }: ReadDashboardOptions) {
  const page = {
    schema: { page: 1, components: {} },
    id: 'import',
    config: { ...defaultPageConfig, gridColNum: columns },
    style: { main: {}, panel: {} },
    nodes: Object.fromEntries(nodes.map((node) => [node.id, node])),
  }
  const opened = openPage(page, { registry })
  if (!opened.ok) throw new Error(`A made page cannot be opened: ${opened.code}`)
  const laid = nodes.flatMap(({ id }) => opened.document.nodes[id] ?? [])
  const notes = nodes.flatMap((node): readonly ImportNote[] => {
    const now = opened.document.nodes[node.id]
    if (!now || isSameSize(node, now)) return []
    return [{ kind: 'resized', name: names.get(node.id) ?? '', of: '', details: [] }]
  })
  return { nodes: laid, notes }
}

function isSameSize(one: PageNode, other: PageNode): boolean {
  return one.w === other.w && one.h === other.h
}

/** The kinds of panels with their numbers, the most frequent first. */
function kindsOf(made: readonly MadeKind[]): readonly ImportedKind[] {
  const kinds = new Map<string, ImportedKind>()
  for (const { of, type, isPlaceholder = false } of made) {
    const key = JSON.stringify([of, type])
    const count = (kinds.get(key)?.count ?? 0) + 1
    kinds.set(key, { of, type, count, isPlaceholder })
  }
  return [...kinds.values()].sort((a, b) => b.count - a.count)
}
