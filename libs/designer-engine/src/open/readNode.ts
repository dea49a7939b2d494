import type { Json, JsonObject, PageNode } from '../document/types.js'
import { gridLimits } from '../layout/types.js'
import type { AnyComponentDefinition } from '../registry/ComponentDefinition.js'
import { isJsonObject } from '../schema/plain.js'
import { readSchema } from '../schema/read.js'
import { isName } from './listNodes.js'
import { asObject } from './readSettings.js'
import type { Report } from './Report.js'

/** Tells of a type that is registered and not newer than known; of others nothing is judged. */
export type Known = (type: string) => AnyComponentDefinition | undefined

/** Stands where a node names no type. */
const noType = 'unknown'

/**
 * A node of which every field has its type. Where nothing was wrong it is the very object that was given;
 * fields that nobody knows stay. Places in the tree are not judged here.
 */
export function readNode(id: string, given: JsonObject, known: Known, report: Report): PageNode {
  const fixes: Fix[] = []
  const fix = (name: string, value: Json | undefined) => {
    fixes.push([name, value])
  }
  const at = (name: string) => ['nodes', id, name]
  const { type, parent, slot, order, props } = given

  const isType = isName(type)
  if (!isType) {
    report.add('bad-type', at('type'))
    fix('type', noType)
  }
  if (parent !== null && !isName(parent)) {
    report.add('bad-parent', at('parent'))
    fix('parent', null)
  }
  if (!isName(slot)) {
    report.add('bad-slot', at('slot'))
    fix('slot', 'main')
  }
  if (typeof order !== 'string') fix('order', '')
  readPlace(given, (name, value) => {
    report.add('bad-place', at(name))
    fix(name, value)
  })
  if (given['static'] !== undefined && typeof given['static'] !== 'boolean') {
    report.add('bad-field', at('static'))
    fix('static', undefined)
  }
  if (given['group'] !== undefined && !isName(given['group'])) {
    report.add('bad-field', at('group'))
    fix('group', undefined)
  }
  readRecord(given, 'bind', isBinding, report, id, fix)
  readRecord(given, 'layouts', isPlace, report, id, fix)

  if (!isJsonObject(props)) report.add('bad-props', at('props'), 'wrong-type')
  const readable = asObject(props)
  const schema = isType ? known(type)?.props : undefined
  const { value, problems } = schema
    ? readSchema(schema, readable, { isFilling: false })
    : { value: readable, problems: [] }
  for (const { key, path } of problems) report.add('bad-props', [...at('props'), ...path], key)
  if (value !== props) fix('props', value)
  return withFixes(given, fixes)
}

/** What a field is to be; undefined takes it away. */
type Fix = readonly [name: string, value: Json | undefined]

function withFixes(given: JsonObject, fixes: readonly Fix[]): PageNode {
  if (fixes.length === 0) return given as unknown as PageNode
  const fields = new Map(fixes)
  const left = Object.entries(given).filter(([name]) => !fields.has(name))
  const fixed = [...fields].filter(([, value]) => value !== undefined)
  return Object.fromEntries([...left, ...fixed]) as unknown as PageNode
}

const places = [
  { name: 'x', least: 0, most: gridLimits.columns - 1 },
  { name: 'y', least: 0, most: gridLimits.row },
  { name: 'w', least: 1, most: gridLimits.columns },
  { name: 'h', least: 1, most: gridLimits.height },
]

function readPlace(given: JsonObject, fix: (name: string, value: number) => void) {
  if (isPlace(given)) return // as in nearly all nodes
  for (const { name, least, most } of places) {
    const value = given[name]
    const number = typeof value === 'number' ? value : least
    const fitted = Math.max(least, Math.min(most, Math.round(number))) + 0
    if (fitted !== value) fix(name, fitted)
  }
}

function isPlace(value: Json): boolean {
  if (!isJsonObject(value)) return false
  const { x, y, w, h } = value
  return (
    isWhole(x, 0, gridLimits.columns - 1) &&
    isWhole(y, 0, gridLimits.row) &&
    isWhole(w, 1, gridLimits.columns) &&
    isWhole(h, 1, gridLimits.height)
  )
}

function isWhole(value: Json | undefined, least: number, most: number): boolean {
  return typeof value === 'number' && value >= least && value <= most && Number.isInteger(value)
}

function isBinding(value: Json): boolean {
  if (!isJsonObject(value)) return false
  const { source, path, transform } = value
  return (
    typeof source === 'string' &&
    typeof path === 'string' &&
    (transform === undefined || typeof transform === 'string')
  )
}

/** Leaves out what is not of the right form, and the whole when it is no record. */
function readRecord(
  given: JsonObject,
  name: 'bind' | 'layouts',
  isRight: (value: Json) => boolean,
  report: Report,
  id: string,
  fix: (name: string, value: Json | undefined) => void,
) {
  const record = given[name]
  if (record === undefined) return
  if (!isJsonObject(record)) {
    report.add('bad-field', ['nodes', id, name])
    fix(name, undefined)
    return
  }
  const entries = Object.entries(record)
  const kept = entries.filter(([key, value]) => {
    if (isRight(value)) return true
    report.add('bad-field', ['nodes', id, name, key])
    return false
  })
  if (kept.length < entries.length) fix(name, Object.fromEntries(kept))
}
