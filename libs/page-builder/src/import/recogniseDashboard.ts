import type { JsonObject } from '@spruce/designer-engine'
import { isRecord } from '../data/Frame.js'
import { mostImportSize, type DashboardFormat, type ImportRefusal } from './types.js'

/** A dashboard as parsed JSON, and whose. */
export type Recognised =
  | { readonly ok: true; readonly format: DashboardFormat; readonly json: JsonObject }
  | { readonly ok: false; readonly reason: ImportRefusal }

/**
 * Tells of a text whose dashboard it is: of Grafana alone, as the resource `{ apiVersion, spec }` or as the
 * answer `{ dashboard, meta }`, or an export of ThingsBoard.
 */
export function recogniseDashboard(text: string): Recognised {
  if (text.length > mostImportSize) return refuse('too-large')
  // A file may begin with a byte order mark.
  const trimmed = text.replace(/^\uFEFF/, '').trim()
  if (trimmed === '') return refuse('empty')
  let parsed: unknown
  try {
    parsed = JSON.parse(trimmed)
  } catch {
    return refuse('not-json')
  }
  if (Array.isArray(parsed)) return refuse('several')
  if (!isRecord(parsed)) return refuse('not-a-dashboard')
  const json = parsed as JsonObject
  if (isRecord(parsed['configuration'])) {
    const { states, widgets } = parsed['configuration']
    if (isRecord(states)) return { ok: true, format: 'thingsboard', json }
    return refuse(widgets === undefined ? 'not-a-dashboard' : 'no-states')
  }
  return recogniseGrafana(json)
}

function recogniseGrafana(json: JsonObject): Recognised {
  const { dashboard, spec, kind, apiVersion } = json
  const isResource = isRecord(spec) && (typeof apiVersion === 'string' || kind === 'Dashboard')
  if (isResource && kind !== undefined && kind !== 'Dashboard') return refuse('other-resource')
  const inner = isRecord(dashboard) ? dashboard : isResource ? spec : json
  // The answer of the HTTP API may hold a resource.
  const own = isRecord(inner['spec']) && inner !== json ? inner['spec'] : inner
  const isDashboard =
    Array.isArray(own['panels']) || Array.isArray(own['rows']) || isRecord(own['elements'])
  return isDashboard ? { ok: true, format: 'grafana', json } : refuse('not-a-dashboard')
}

function refuse(reason: ImportRefusal) {
  return { ok: false, reason } as const
}
