import { s, type Schema } from '@spruce/designer-engine/registry'

/** Why a JSON Schema cannot be the property panel of a component. */
export type SchemaFault =
  | 'notAnObject'
  | 'notAnObjectRoot'
  | 'unknownType'
  | 'badBounds'
  | 'badEnum'
  | 'badDefault'
  | 'badName'
  | 'badRequired'
  | 'tooDeep'

/** A mistake and where it stands: `properties.title`. */
export interface SchemaProblem {
  path: string
  fault: SchemaFault
}

/** The properties that a JSON Schema describes, by name. */
export type ComponentFields = Readonly<Record<string, Schema<unknown>>>

/** What the designer makes of a JSON Schema. */
export type ReadSchema =
  | { schema: Schema<unknown>; fields: ComponentFields; problem?: undefined }
  | { schema?: undefined; fields?: undefined; problem: SchemaProblem }

/** Deeper than any panel shows. */
const deepest = 20

class SchemaStop extends Error {
  constructor(readonly problem: SchemaProblem) {
    super(problem.fault)
  }
}

/**
 * The schema of the designer for a JSON Schema of properties: the first mistake in what the designer
 * goes by. Keywords it does not know are nobody's business here; a property without a type is any JSON.
 */
export function readComponentSchema(json: unknown): ReadSchema {
  try {
    const fields = readRoot(json)
    return { schema: objectOf(fields, []), fields }
  } catch (error) {
    if (error instanceof SchemaStop) return { problem: error.problem }
    throw error
  }
}

function readRoot(json: unknown): ComponentFields {
  if (!isRecord(json)) throw stop([], 'notAnObjectRoot')
  const { type, properties } = json
  if (type === undefined ? Object.keys(json).length > 0 && !properties : type !== 'object') {
    throw stop([], 'notAnObjectRoot')
  }
  return readFields(json, [])
}

function readSchema(json: unknown, path: readonly string[]): Schema<unknown> {
  if (path.length > deepest * 2) throw stop(path, 'tooDeep')
  if (!isRecord(json)) throw stop(path, 'notAnObject')
  const plain = make(path, json['enum'] === undefined ? 'badBounds' : 'badEnum', () =>
    readKind(json, path),
  )
  const { title } = json
  const named = typeof title === 'string' ? plain.label({ 'zh-CN': title, 'en-US': title }) : plain
  if (json['default'] === undefined) return named
  return make(path, 'badDefault', () => named.default(json['default'] as never))
}

function readKind(json: Fields, path: readonly string[]): Schema<unknown> {
  const { type } = json
  if (json['enum'] !== undefined) return readEnum(json['enum'], path)
  switch (type) {
    case undefined:
      return json['properties'] === undefined ? s.json() : readObject(json, path)
    case 'string':
      return readText(json, path)
    case 'number':
    case 'integer':
      return s.number({
        ...bound(json, 'minimum', 'min', path),
        ...bound(json, 'maximum', 'max', path),
        int: type === 'integer',
      })
    case 'boolean':
      return s.boolean()
    case 'array':
      return s.array(readSchema(json['items'] ?? {}, [...path, 'items']), {
        ...bound(json, 'minItems', 'min', path),
        ...bound(json, 'maxItems', 'max', path),
      })
    case 'object':
      return readObject(json, path)
    default:
      throw stop(path, 'unknownType')
  }
}

/** A colour or an icon is a text with the pattern that the designer itself writes for one. */
function readText(json: Fields, path: readonly string[]): Schema<unknown> {
  const known = [s.color(), s.icon()].find(
    (schema) => schema.toJsonSchema()['pattern'] === json['pattern'],
  )
  if (known) return known
  return s.text({
    ...bound(json, 'minLength', 'min', path),
    ...bound(json, 'maxLength', 'max', path),
  })
}

function readEnum(options: unknown, path: readonly string[]): Schema<unknown> {
  const isTexts = Array.isArray(options) && options.every((option) => typeof option === 'string')
  if (!isTexts) throw stop(path, 'badEnum')
  return s.enum(options)
}

function readObject(json: Fields, path: readonly string[]): Schema<unknown> {
  return objectOf(readFields(json, path), path)
}

function objectOf(fields: ComponentFields, path: readonly string[]): Schema<unknown> {
  return make([...path, 'properties'], 'badName', () => s.object(fields))
}

function readFields(json: Fields, path: readonly string[]): ComponentFields {
  const { properties = {}, required = [] } = json
  if (!isRecord(properties)) throw stop([...path, 'properties'], 'notAnObject')
  const isNamed =
    Array.isArray(required) &&
    required.every((name) => typeof name === 'string' && Object.hasOwn(properties, name))
  if (!isNamed) throw stop([...path, 'required'], 'badRequired')
  const fields = Object.entries(properties).map(([name, of]) => {
    const at = [...path, 'properties', name]
    if (name === '' || name.length > 100) throw stop(at, 'badName')
    const field = readSchema(of, at)
    const isFree = !required.includes(name) && field.settings.default === undefined
    return [name, isFree ? field.optional() : field] as const
  })
  return Object.fromEntries(fields)
}

/** A bound that is there must be a number. */
function bound(
  json: Fields,
  keyword: string,
  option: 'min' | 'max',
  path: readonly string[],
): { min?: number; max?: number } {
  const value = json[keyword]
  if (value === undefined) return {}
  if (typeof value !== 'number') throw stop(path, 'badBounds')
  return { [option]: value }
}

/** What the engine refuses to make is a mistake at this place. */
function make<Made>(path: readonly string[], fault: SchemaFault, maker: () => Made): Made {
  try {
    return maker()
  } catch (error) {
    if (error instanceof RangeError) throw stop(path, fault)
    throw error
  }
}

function stop(path: readonly string[], fault: SchemaFault): SchemaStop {
  return new SchemaStop({ path: path.join('.'), fault })
}

type Fields = Readonly<Record<string, unknown>>

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
