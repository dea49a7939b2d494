import type { Json, JsonObject, PageDocument, PageNode, SchemaVersions } from '../document/types.js'
import { gridLimits } from '../layout/types.js'
import { isVersion, migrate, type NewerPart } from '../migrations/migrate.js'
import type { ComponentRegistry } from '../registry/ComponentRegistry.js'
import {
  checkParsed,
  inputLimits,
  isForbiddenKey,
  isJsonObject,
  toPlain,
  type Plain,
} from '../schema/plain.js'
import { layGrids } from './layGrids.js'
import { listNodes, type ListedNodes } from './listNodes.js'
import { readNode, type Known } from './readNode.js'
import { asObject, readSettings } from './readSettings.js'
import { repairTree } from './repairTree.js'
import { Report } from './Report.js'
import type { OpenedPage, PageLimits } from './types.js'

/** What a page is opened with. */
export interface OpenOptions {
  readonly registry: ComponentRegistry
  /** Default: `pageLimits`. */
  readonly limits?: Partial<PageLimits>
  /**
   * The input is what `JSON.parse` made of a text, as an answer of a server is: it has no getters, and what is plain already is
   * not copied. Its size was the caller's to limit. Default: false.
   */
  readonly isParsed?: boolean
}

/** More than this is refused unless the caller says otherwise. */
export const pageLimits: PageLimits = { ...inputLimits, nodes: gridLimits.items }

/**
 * Makes a page of anything: a text of JSON, or a value. What is damaged is repaired and reported, what
 * cannot be read is refused with a code; no input throws and none is run. A page that was opened once
 * comes back as it is, without a report. What was repaired or migrated is for the user to save.
 */
export function openPage(input: unknown, options: OpenOptions): OpenedPage {
  const { registry, limits = {}, isParsed = false } = options
  const most = { ...pageLimits, ...limits }
  const plain = readInput(input, most, isParsed)
  if (!plain.ok) return plain
  const { value } = plain
  if (!isJsonObject(value)) return { ok: false, code: 'not-a-page', path: [] }

  const report = new Report()
  for (const { kind, path } of plain.problems) report.add(kind, path)
  const listed = listNodes(value['nodes'], report)
  if (listed.nodes.size > most.nodes) return { ok: false, code: 'too-many-nodes', path: ['nodes'] }
  const schema = readVersions(value['schema'], report)
  const stored = {
    ...value,
    schema,
    nodes: listed.record ?? Object.fromEntries(listed.nodes),
  } as unknown as JsonObject
  const migrated = migrate(stored, registry)
  if (!migrated.ok) {
    const { step, node, reason } = migrated
    const path = node === undefined ? [] : ['nodes', node]
    return { ok: false, code: 'migration-failed', path, reason: `${step}: ${reason}` }
  }
  const { document, ran, newer } = migrated
  return {
    ok: true,
    // A migration of the page may have made nodes, so they are read as if they were stored.
    document: readDocument(
      document,
      ran.length > 0 ? listNodes(document['nodes'], report) : listed,
      newer,
      registry,
      report,
    ),
    problems: report.problems,
    migrated: ran,
    isReadOnly: newer.length > 0,
    newer,
  }
}

function readDocument(
  document: JsonObject,
  { nodes: listed, record }: ListedNodes,
  newer: readonly NewerPart[],
  registry: ComponentRegistry,
  report: Report,
): PageDocument {
  const unknown = new Set(newer.map(({ sequence }) => sequence))
  const known: Known = (type) => (unknown.has(type) ? undefined : registry.get(type))
  const settings = readSettings(document, report)
  const given = [...listed.values()]
  const nodes = listed as Map<string, unknown> as Map<string, PageNode>
  for (const [id, stored] of listed) {
    const node = readNode(id, stored, known, report)
    if (node !== (stored as unknown)) nodes.set(id, node)
  }
  repairTree(nodes, known, report)
  layGrids(nodes, known, settings.config.gridColNum, report)
  const schema = document['schema'] as unknown as SchemaVersions
  return {
    ...document,
    ...settings,
    schema: registry.versionsFor(nodes.values(), schema),
    nodes:
      record && isSameList(nodes, given)
        ? (record as unknown as PageDocument['nodes'])
        : Object.fromEntries(nodes),
  }
}

/** Whether a map holds what a list has, in its order. */
function isSameList(nodes: ReadonlyMap<string, unknown>, before: readonly unknown[]): boolean {
  let at = 0
  for (const node of nodes.values()) {
    if (before[at] !== node) return false
    at += 1
  }
  return at === before.length
}

type Input = Plain | { readonly ok: false; readonly code: 'not-json'; readonly path: readonly [] }

function readInput(input: unknown, limits: PageLimits, isParsed: boolean): Input {
  if (typeof input !== 'string')
    return isParsed ? checkParsed(input, limits) : toPlain(input, limits)
  if (input.length > limits.size) return { ok: false, code: 'too-large', path: [] }
  let parsed: unknown
  try {
    parsed = JSON.parse(input)
  } catch {
    return { ok: false, code: 'not-json', path: [] }
  }
  return checkParsed(parsed, limits)
}

function readVersions(given: Json | undefined, report: Report): SchemaVersions {
  const { page, components } = asObject(given)
  if (!isVersion(page)) report.add('bad-version', ['schema', 'page'])
  if (!isJsonObject(components)) report.add('bad-version', ['schema', 'components'])
  const entries = Object.entries(asObject(components)).flatMap(([type, version]) => {
    if (isVersion(version) && !isForbiddenKey(type) && type !== 'page')
      return [[type, version] as const]
    report.add('bad-version', ['schema', 'components', type])
    return []
  })
  return { page: isVersion(page) ? page : 1, components: Object.fromEntries(entries) }
}
