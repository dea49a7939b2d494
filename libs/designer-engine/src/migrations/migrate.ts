import type { Json, JsonObject } from '../document/types.js'
import type { ComponentRegistry } from '../registry/ComponentRegistry.js'
import { isForbiddenKey, isPlainObject } from '../schema/plain.js'
import { pageSequence, type MigrationStep } from './steps.js'
import { reasonOf } from '../reasonOf.js'

/** A part of a page that was written with a version nobody here knows. */
export interface NewerPart {
  /** `page`, or the type of a component. */
  readonly sequence: string
  readonly version: number
  readonly known: number
}

/** What became of a document. */
export type MigrationResult =
  | {
      readonly ok: true
      readonly document: JsonObject
      /** The steps that ran, in their order; empty for a document that is new enough. */
      readonly ran: readonly string[]
      /** Not empty: only to be looked at, since writing it would lose what is new. */
      readonly newer: readonly NewerPart[]
    }
  | { readonly ok: false; readonly step: string; readonly node?: string; readonly reason: string }

/**
 * Brings a stored document to the versions of a registry. Pure; parts that are newer stay as they are, and
 * nothing is ever turned back. Types that nobody registered keep their version and properties.
 */
export function migrate(document: JsonObject, registry: ComponentRegistry): MigrationResult {
  const versions = readVersions(document)
  const newer = findNewer(versions, registry)
  const isNewer = new Set(newer.map(({ sequence }) => sequence))
  const ran: string[] = []
  let current = document
  for (const step of registry.migrations) {
    const from = versions.get(step.sequence) ?? firstVersion(step.sequence, current)
    // A page of a newer shape is not to be understood by steps for an older one.
    if (from === undefined || from >= step.version || isNewer.has(pageSequence)) continue
    const result = runStep(current, step)
    if (!result.ok) return result
    current = result.document
    versions.set(step.sequence, step.version)
    ran.push(step.id)
  }
  return {
    ok: true,
    document: ran.length === 0 ? document : withVersions(current, versions),
    ran,
    newer,
  }
}

/** Which versions a document should go back to; sequences that are not named stay. */
export interface MigrationTargets {
  readonly page?: number
  readonly components?: Readonly<Record<string, number>>
}

/** Takes a document back to older versions, where every step on the way has its `down`. */
export function migrateDown(
  document: JsonObject,
  registry: ComponentRegistry,
  targets: MigrationTargets,
): MigrationResult {
  const versions = readVersions(document)
  const ran: string[] = []
  let current = document
  for (const step of [...registry.migrations].reverse()) {
    const { sequence, version } = step
    const target = sequence === pageSequence ? targets.page : targets.components?.[sequence]
    if (target === undefined || version <= target || versions.get(sequence) !== version) continue
    if (!step.down) return { ok: false, step: step.id, reason: 'has no way back' }
    const result = runStep(current, { ...step, up: (value) => step.down?.(value) ?? {} })
    if (!result.ok) return result
    current = result.document
    versions.set(sequence, version - 1)
    ran.push(step.id)
  }
  const back = ran.length === 0 ? document : withVersions(current, versions)
  return { ok: true, document: back, ran, newer: [] }
}

type StepResult =
  | { readonly ok: true; readonly document: JsonObject }
  | { readonly ok: false; readonly step: string; readonly node?: string; readonly reason: string }

function runStep(document: JsonObject, step: MigrationStep): StepResult {
  let node: string | undefined
  try {
    if (step.sequence === pageSequence) {
      return { ok: true, document: asObject(step.up(document)) }
    }
    const made: Record<string, Json> = {}
    for (const [id, value] of nodesOf(document)) {
      node = id
      made[id] =
        value['type'] === step.sequence
          ? {
              ...value,
              props: asObject(step.up(isJsonObject(value['props']) ? value['props'] : {})),
            }
          : value
    }
    return { ok: true, document: { ...document, nodes: made } }
  } catch (error) {
    return {
      ok: false,
      step: step.id,
      reason: reasonOf(error),
      ...(node === undefined ? {} : { node }),
    }
  }
}

function asObject(value: unknown): JsonObject {
  if (!isJsonObject(value)) throw new TypeError('made no object')
  return value
}

function isJsonObject(value: unknown): value is JsonObject {
  return isPlainObject(value)
}

function nodesOf(document: JsonObject): readonly (readonly [string, JsonObject])[] {
  const { nodes } = document
  if (!isJsonObject(nodes)) return []
  return Object.entries(nodes).flatMap(([id, node]) => (isJsonObject(node) ? [[id, node]] : []))
}

/** A type that is on the page without a version is of the first one; one that is not there needs no step. */
function firstVersion(sequence: string, document: JsonObject): number | undefined {
  if (sequence === pageSequence) return 1
  return nodesOf(document).some(([, { type }]) => type === sequence) ? 1 : undefined
}

function readVersions(document: JsonObject): Map<string, number> {
  const { schema } = document
  const given = isJsonObject(schema) ? schema : {}
  const components = isJsonObject(given['components']) ? given['components'] : {}
  return new Map(
    [...Object.entries(components), [pageSequence, given['page'] ?? 1] as const].flatMap(
      ([sequence, version]) => (isVersion(version) ? [[sequence, version] as const] : []),
    ),
  )
}

/** Whether something is the number of a version. */
export function isVersion(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1
}

function withVersions(document: JsonObject, versions: ReadonlyMap<string, number>): JsonObject {
  const components = [...versions].filter(
    ([sequence]) => sequence !== pageSequence && !isForbiddenKey(sequence),
  )
  return {
    ...document,
    schema: { page: versions.get(pageSequence) ?? 1, components: Object.fromEntries(components) },
  }
}

function findNewer(
  versions: ReadonlyMap<string, number>,
  registry: ComponentRegistry,
): readonly NewerPart[] {
  return [...versions].flatMap(([sequence, version]) => {
    const known = sequence === pageSequence ? registry.pageVersion : registry.get(sequence)?.version
    return known !== undefined && version > known ? [{ sequence, version, known }] : []
  })
}
