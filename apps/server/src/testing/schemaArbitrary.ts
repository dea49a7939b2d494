import { openApiDocument } from '@spruce/api-client/contract'
import fc from 'fast-check'
import { canonicalBlock, canonicalLine } from '../text/canonicalText.js'

/** The part of JSON Schema that the contract uses. */
export interface JsonSchema {
  $ref?: string
  type?: string | readonly string[]
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly JsonSchema[]
  /** One, with words of its own beside it. */
  allOf?: readonly [JsonSchema]
  properties?: Readonly<Record<string, JsonSchema>>
  required?: readonly string[]
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  default?: unknown
  /** How the server makes a text canonical before it checks length and pattern. */
  'x-text'?: string
}

/** Longer lists and texts than these find nothing more. */
const longestList = 3
const longestText = 40

/** Values at places such as `items[].menuId`, in place of what the schema alone would give. */
export type Overrides = Readonly<Record<string, fc.Arbitrary<unknown>>>

/** Follows a `$ref` into the contract's document. */
export function resolved(schema: JsonSchema): JsonSchema {
  if (schema.$ref === undefined) return schema
  let found: unknown = openApiDocument
  for (const part of schema.$ref.replace('#/', '').split('/')) {
    found = (found as Record<string, unknown>)[part]
  }
  return found as JsonSchema
}

/** Values that the schema accepts. @throws for a part of JSON Schema that it does not know */
export function valuesOf(
  given: JsonSchema,
  overrides: Overrides = {},
  place = '',
): fc.Arbitrary<unknown> {
  const override = overrides[place]
  if (override) return override
  const schema = resolved(given)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.allOf) return valuesOf(schema.allOf[0], overrides, place)
  if (schema.anyOf) {
    return fc.oneof(...schema.anyOf.map((one) => valuesOf(one, overrides, place)))
  }
  const types = [schema.type ?? []].flat()
  return fc.oneof(...types.map((type) => valuesOfType(type, schema, overrides, place)))
}

function valuesOfType(
  type: string,
  schema: JsonSchema,
  overrides: Overrides,
  place: string,
): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'number':
      return fc.double({
        min: schema.minimum ?? -1000,
        max: schema.maximum ?? 1000,
        noNaN: true,
      })
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 })
    case 'string':
      return texts(schema)
    case 'array':
      return lists(schema, overrides, place)
    case 'object':
      return objects(schema, overrides, place)
    default:
      throw new Error(`The schema at ${place} has the unknown type ${type}`)
  }
}

function objects({ properties = {}, required = [] }: JsonSchema, overrides: Overrides, at: string) {
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      valuesOf(schema, overrides, at === '' ? name : `${at}.${name}`),
    ]),
  )
  return fc.record(model, { requiredKeys: [...required], noNullPrototype: true })
}

function lists(schema: JsonSchema, overrides: Overrides, place: string) {
  const items = valuesOf(schema.items ?? {}, overrides, `${place}[]`)
  const bounds = {
    minLength: schema.minItems ?? 0,
    maxLength: Math.max(schema.minItems ?? 0, Math.min(longestList, schema.maxItems ?? 9)),
  }
  return schema.uniqueItems
    ? fc.uniqueArray(items, { ...bounds, selector: (item) => JSON.stringify(item) })
    : fc.array(items, bounds)
}

/** Characters that have hurt somebody somewhere: quotes, wildcards, marks, right-to-left, planes. */
const characters = fc.oneof(
  fc.constantFrom(...Array.from('abcXYZ059 -_.:/@+')),
  fc.constantFrom(...Array.from('\'"\\%_;<>&{}[]()$`^|*?=,!#~')),
  fc.constantFrom(...Array.from('部门测试龘ß\u0130ı\u0301\u200b\u202e\ufeff\u00a0\uffff')),
  fc.constantFrom('😀', '𠮷', '\u{10ffff}'),
)

/** Some that differ in what they do with clocks. */
const zones = ['Asia/Shanghai', 'America/New_York', 'Australia/Lord_Howe', 'UTC']

/** Whether a text that looks like a moment names a day that the calendar has. */
function isOnCalendar(text: string): boolean {
  const moment = new Date(text)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text.slice(0, 10))
}

/** Texts that the schema accepts as they come and as the server keeps them. */
function texts(schema: JsonSchema): fc.Arbitrary<string> {
  const kind = schema['x-text']
  const canonical = kind === 'line' ? canonicalLine : kind === 'block' ? canonicalBlock : undefined
  const made = textsAsTheyCome(schema)
  if (!canonical) return made
  const { minLength = 0, maxLength = Infinity, pattern } = schema
  const regex = new RegExp(pattern ?? '', 'u')
  return made.filter((text) => {
    const kept = canonical(text)
    return length(kept) >= minLength && length(kept) <= maxLength && regex.test(kept)
  })
}

function textsAsTheyCome({
  minLength = 0,
  maxLength = longestText,
  pattern,
  format,
}: JsonSchema): fc.Arbitrary<string> {
  if (format === 'time-zone') return fc.constantFrom(...zones)
  const bounds = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, longestText)) }
  if (pattern === undefined) return fc.string({ ...bounds, unit: characters })
  const regex = new RegExp(pattern, 'u')
  const isOpen = pattern.includes('[^')
  const start = pattern.startsWith('^/') ? '/' : ''
  const source = isOpen
    ? fc.string({ ...bounds, unit: characters }).map((text) =>
        Array.from(start + text)
          .slice(0, maxLength)
          .join(''),
      )
    : fc.stringMatching(regex, { maxLength })
  return source.filter(
    (text) =>
      regex.test(text) &&
      length(text) >= minLength &&
      length(text) <= maxLength &&
      (format !== 'date-time' || isOnCalendar(text)),
  )
}

function length(text: string): number {
  return Array.from(text).length
}
