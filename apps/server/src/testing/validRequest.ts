import { openApiDocument, type OperationEntry } from '@spruce/api-client/contract'
import type { OperationId } from '../http/contractTypes.js'
import { entryOf } from './entryOf.js'
import type { FormFile } from './forms.js'
import { resolved, type JsonSchema } from './schemaArbitrary.js'

/** What a recipe fills into its request. */
export interface Filling {
  /** The id for a place such as `body.parentId`; undefined where the case leaves it out. */
  id(at: string): string | undefined
  /** A text that occurs once. */
  unique(prefix?: string): string
  /** The body, where it holds what only the caller can know: `proofs.ts`. */
  proof?: Record<string, unknown> | undefined
}

/** A request that the contract accepts, before its headers. */
export interface Parts {
  path?: Record<string, string | undefined>
  query?: Record<string, string | readonly string[] | undefined>
  body?: unknown
  /** Of an operation that takes a form: its file. Default: what it takes, or a small picture. */
  file?: FormFile
}

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: JsonSchema
  example?: unknown
}

interface Operation {
  parameters: readonly { $ref?: string }[]
  requestBody?: { content: Record<string, { schema: JsonSchema; example?: unknown }> }
}

type Values = Record<string, unknown>

/** A free text, which occurs once; others are one of a few or of a form that only the example knows. */
const named = new Set(['name', 'nickName', 'code', 'loginName', 'title'])

/**
 * A request that the contract accepts and that says no more than it must: what is required, from the
 * examples of the contract, and the objects that the filling has ids for.
 */
export function validRequest(operation: OperationId, filling: Filling): Parts {
  const { authz, ...entry } = entryOf(operation)
  const { parameters, body } = partsOfContract(entry)
  const required = parameters.filter((one) => one.required)
  const parts = {
    path: valuesOf(required, 'path'),
    query: valuesOf(required, 'query'),
    ...(body && { body: requiredOf(body.schema, body.example, filling) }),
  }
  for (const { in: place, name } of authz.objects) {
    const id = filling.id(`${place}.${name}`)
    const target: Values | undefined = place === 'body' ? parts.body : parts[place]
    if (!target || /\[\]\./.test(name)) continue
    const isList = name.endsWith('[]')
    const keys = (isList ? name.slice(0, -2) : name).split('.')
    const key = keys.pop() ?? ''
    const holder = holderOf(target, keys)
    if (!holder) continue
    if (id !== undefined) holder[key] = isList ? [id] : id
    else if (key in holder) holder[key] = isList ? [] : null
  }
  return parts
}

/** The object within a request that holds a property, as `filter` that of `filter.deptId`. */
function holderOf(request: Values, keys: readonly string[]): Values | undefined {
  let holder: Values = request
  for (const key of keys) {
    const inner = holder[key]
    if (typeof inner !== 'object' || inner === null) return undefined
    const own = { ...inner } as Values // the contract's example stays as it is
    holder[key] = own
    holder = own
  }
  return holder
}

/** The places of objects that a request must name, by the contract. */
export function neededPlaces(operation: OperationId): string[] {
  const { authz, ...entry } = entryOf(operation)
  const { parameters, body } = partsOfContract(entry)
  const isNeeded = (place: string, name: string) => {
    if (place !== 'body') return parameters.some((one) => one.name === name && one.required)
    const schema = body && merged(body.schema)
    const property = resolved(schema?.properties?.[name] ?? {})
    const mayBeEmpty = property.type === 'array' && (property.minItems ?? 0) === 0
    const mayBeNull = [property.anyOf ?? []].flat().some(({ type }) => type === 'null')
    return (schema?.required?.includes(name) ?? false) && !mayBeEmpty && !mayBeNull
  }
  return authz.objects
    .filter(({ in: place, name }) => isNeeded(place, name.replace('[]', '')))
    .map(({ in: place, name }) => `${place}.${name}`)
}

function partsOfContract({ path, method }: Pick<OperationEntry, 'path' | 'method'>) {
  const operation = openApiDocument.paths[path]?.[method.toLowerCase()] as Operation
  return {
    parameters: operation.parameters.map(
      (one) => resolved(one as JsonSchema) as unknown as Parameter,
    ),
    body: operation.requestBody?.content['application/json'],
  }
}

function valuesOf(parameters: readonly Parameter[], place: string): Record<string, string> {
  const own = parameters.filter((one) => one.in === place)
  return Object.fromEntries(
    own.map(({ name, example, schema }) => [name, String(example ?? valueOf(schema))]),
  )
}

/** What the body must have: the properties that are required, `version` as that of something new. */
function requiredOf(schema: JsonSchema, example: unknown, { unique }: Filling): Values {
  const { properties = {}, required = [] } = merged(schema)
  const given = (example ?? {}) as Values
  return Object.fromEntries(
    required.map((name) => {
      const property = resolved(properties[name] ?? {})
      if (name === 'version') return [name, 1]
      if (named.has(name) && property.type === 'string') {
        const text = unique()
        const { minLength = 0, pattern = '' } = property
        if (text.length >= minLength && new RegExp(pattern, 'u').test(text)) return [name, text]
      }
      return [name, name in given ? given[name] : valueOf(property)]
    }),
  )
}

/** One value that the schema accepts. @throws where only an example could say one */
function valueOf(given: JsonSchema): unknown {
  const schema = resolved(given)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf?.[0]) return valueOf(schema.anyOf[0])
  const type = [schema.type ?? []].flat()[0]
  if (type === 'array' && (schema.minItems ?? 0) === 0) return []
  if (type === 'boolean') return false
  if (type === 'integer' || type === 'number') return schema.minimum ?? 0
  throw new Error('The contract has no example: give it one, or write the request')
}

/** A schema with the parts of its `allOf` in one. */
function merged(given: JsonSchema & { allOf?: readonly JsonSchema[] }): JsonSchema {
  const schema = resolved(given) as typeof given
  const parts = [...(schema.allOf ?? []).map(merged), schema]
  return {
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as Values as never,
    required: [...new Set(parts.flatMap(({ required = [] }) => required))],
  }
}
