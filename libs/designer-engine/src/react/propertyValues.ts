import type { Json, JsonObject } from '../document/types.js'
import type { SchemaProblem } from '../schema/messages.js'
import type { PanelField } from '../schema/panel.js'
import type { PathStep } from '../schema/plain.js'
import type { SchemaNode } from '../schema/shapes.js'

/** From the properties of a component to one value in them. */
export type PropertyPath = readonly [name: string, ...steps: PathStep[]]

/** The schema of what lies at a path; undefined where it says nothing. */
export function schemaAt(
  schema: SchemaNode | undefined,
  path: readonly PathStep[],
): SchemaNode | undefined {
  return path.reduce(childOf, schema)
}

function childOf(schema: SchemaNode | undefined, step: PathStep) {
  const shape = schema?.shape
  if (shape?.kind === 'array') return shape.item
  const isKnown = shape?.kind === 'object' && Object.hasOwn(shape.fields, step)
  return isKnown ? shape.fields[step] : undefined
}

/** What is written down at a path. */
export function valueAt(props: JsonObject, path: readonly PathStep[]): Json | undefined {
  return path.reduce<Json | undefined>(ownOf, props)
}

function ownOf(value: Json | undefined, step: PathStep): Json | undefined {
  const isHolder = typeof value === 'object' && value !== null && Object.hasOwn(value, step)
  return isHolder ? (value as Record<PathStep, Json>)[step] : undefined
}

/** What counts at a path: what is written down, else the default of the schema. */
export function shownAt(
  schema: SchemaNode | undefined,
  props: JsonObject,
  path: readonly PathStep[],
): Json | undefined {
  let value: Json | undefined = props
  let at = schema
  for (const step of path) {
    value = ownOf(value, step)
    at = childOf(at, step)
    if (value === undefined) value = at?.settings.default
  }
  return value
}

/** The patch of properties that puts a value at a path; undefined takes it away. */
export function patchOf(
  schema: SchemaNode | undefined,
  props: JsonObject,
  [name, ...steps]: PropertyPath,
  value: Json | undefined,
): Readonly<Record<string, Json | undefined>> {
  return { [name]: put(childOf(schema, name), ownOf(props, name), steps, value) }
}

function put(
  schema: SchemaNode | undefined,
  whole: Json | undefined,
  [step, ...rest]: readonly PathStep[],
  value: Json | undefined,
): Json | undefined {
  if (step === undefined) return value
  const isHolder = typeof whole === 'object' && whole !== null
  const empty = typeof step === 'number' ? [] : {}
  const holder = isHolder ? whole : ((schema?.check(empty).value ?? empty) as Json)
  const child = put(childOf(schema, step), ownOf(holder, step), rest, value)
  if (typeof step === 'number') {
    const items = Array.isArray(holder) ? [...(holder as readonly Json[])] : []
    items[step] = child ?? null
    return items
  }
  const entries = { ...(holder as JsonObject), [step]: child }
  return Object.fromEntries(Object.entries(entries).filter(isThere))
}

function isThere(entry: readonly [string, Json | undefined]): entry is [string, Json] {
  return entry[1] !== undefined
}

/** A value as its control shows it. */
export function textOf({ kind }: PanelField, value: Json | undefined): string {
  if (value === undefined) return ''
  if (kind === 'json') return JSON.stringify(value, null, 2)
  return typeof value === 'object' ? '' : String(value)
}

/** What was given for a field, or what is wrong with it. */
export type Given =
  | { readonly value: Json | undefined; readonly problem?: undefined }
  | { readonly problem: SchemaProblem }

/** What a typed text means for a field; an empty one means nothing, where nothing is allowed. */
export function readText(field: PanelField, schema: SchemaNode | undefined, text: string): Given {
  const isEmpty = text.trim() === ''
  switch (field.kind) {
    case 'number': {
      if (isEmpty) return judge(field, schema, undefined)
      const value = Number(text)
      if (Number.isFinite(value)) return judge(field, schema, value)
      return { problem: { key: 'wrong-type', path: [], expected: 'number' } }
    }
    case 'json':
      if (isEmpty) return judge(field, schema, undefined)
      try {
        return judge(field, schema, JSON.parse(text) as Json)
      } catch {
        return { problem: { key: 'not-json', path: [] } }
      }
    default: {
      const given = judge(field, schema, text)
      return text === '' && given.problem ? judge(field, schema, undefined) : given
    }
  }
}

/** Whether a field may have a value. What lies within it is judged by its own fields. */
export function judge(
  field: PanelField,
  schema: SchemaNode | undefined,
  value: Json | undefined,
): Given {
  if (value === undefined) {
    return field.isRequired ? { problem: { key: 'required', path: [] } } : { value }
  }
  const problem = schema?.check(value).problems.find(({ path }) => path.length === 0)
  return problem ? { problem } : { value }
}
