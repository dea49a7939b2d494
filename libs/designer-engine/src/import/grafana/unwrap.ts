import type { JsonObject } from '../../document/types.js'
import type { PathStep } from '../../schema/plain.js'
import { isObject, objectAt, without, type PageBuilder } from '../PageBuilder.js'

/** A dashboard out of its envelope. */
export interface Unwrapped {
  readonly dashboard: JsonObject
  /** From what was given to the dashboard. */
  readonly path: readonly PathStep[]
  /** `{ apiVersion, kind, metadata }` of a resource; absent for a dashboard that stands alone. */
  readonly envelope?: JsonObject
}

/**
 * Takes a dashboard out of the resource `{ apiVersion, kind, metadata, spec }` that newer servers keep, or out
 * of the answer `{ dashboard, meta }` of their HTTP API, of which the rest is reported.
 */
export function unwrap(given: JsonObject, builder: PageBuilder): Unwrapped {
  const { dashboard, spec } = given
  if (isObject(dashboard)) {
    for (const name of Object.keys(without(given, 'dashboard'))) builder.report('left-out', [name])
    const inner = unwrapResource(dashboard)
    return { ...inner, path: ['dashboard', ...inner.path] }
  }
  return isObject(spec) ? unwrapResource(given) : { dashboard: given, path: [] }
}

function unwrapResource(given: JsonObject): Unwrapped {
  const { apiVersion, kind, spec } = given
  const isResource = typeof apiVersion === 'string' || kind === 'Dashboard'
  if (!isResource || !isObject(spec)) return { dashboard: given, path: [] }
  return { dashboard: spec, path: ['spec'], envelope: without(given, 'spec') }
}

/** The name of a resource, which identifies it as the `uid` does a dashboard that stands alone. */
export function nameOf(envelope: JsonObject | undefined): string | undefined {
  const { name } = objectAt(envelope ?? {}, 'metadata')
  return typeof name === 'string' ? name : undefined
}
