import type { Json } from '../document/types.js'
import type { Checked, SchemaProblem, SchemaProblemKey } from './messages.js'
import { isJsonObject, type PathStep } from './plain.js'
import {
  colorPattern,
  iconPattern,
  type ArrayShape,
  type NumberShape,
  type ObjectShape,
  type SchemaNode,
  type Shape,
  type TextShape,
} from './shapes.js'

const color = new RegExp(colorPattern)
const icon = new RegExp(iconPattern)

/** Names for what only the caller of `readSchema` decides. */
interface Reading {
  /** Absent values get their defaults; else they stay absent, as a document stores them. */
  readonly isFilling: boolean
}

/** Reads plain JSON (`toPlain`) by a schema. What is valid comes back as the same object. */
export function readSchema(
  schema: SchemaNode,
  input: Json | undefined,
  reading: Reading,
): Checked<Json | undefined> {
  // Nearly all values are in order; where one is not, a second reader keeps the path and tells.
  const quick = new SchemaReader(reading)
  const value = quick.read(schema, input)
  if (quick.problems.length === 0) return { value, problems: quick.problems }
  const reader = new SchemaReader(reading, [])
  return { value: reader.read(schema, input), problems: reader.problems }
}

/** What stands for an absent or unreadable value. */
export function fallbackOf({ shape, settings }: SchemaNode): Json | undefined {
  if (settings.default !== undefined) return settings.default
  return settings.isOptional ? undefined : emptyOf(shape)
}

function emptyOf(shape: Shape): Json {
  switch (shape.kind) {
    case 'text':
      return ''.padEnd(shape.min)
    case 'number':
      return clamp(0, shape)
    case 'boolean':
      return false
    case 'color':
      return '#000000'
    case 'icon':
      return ''
    case 'json':
      return null
    case 'enum':
      return shape.options[0]?.value ?? ''
    case 'array':
      return Array.from({ length: shape.min }, () => fallbackOf(shape.item) ?? null)
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.fields).flatMap(([name, field]) => {
          const value = fallbackOf(field)
          return value === undefined ? [] : [[name, value]]
        }),
      )
  }
}

function clamp(value: number, { min, max, isInteger }: NumberShape): number {
  const least = isInteger ? Math.ceil(min) : min
  const most = isInteger ? Math.floor(max) : max
  return Math.max(least, Math.min(most, isInteger ? Math.round(value) : value)) + 0
}

class SchemaReader {
  readonly problems: SchemaProblem[] = []

  /** @param path where the value stands that is read; absent: nobody asks */
  constructor(
    private readonly reading: Reading,
    private readonly path?: PathStep[],
  ) {}

  read(schema: SchemaNode, input: Json | undefined): Json | undefined {
    if (input !== undefined) return this.readShape(schema, input)
    const { settings } = schema
    if (settings.default !== undefined) return this.reading.isFilling ? settings.default : undefined
    if (settings.isOptional) return undefined
    this.report('required')
    return fallbackOf(schema)
  }

  private readShape(schema: SchemaNode, input: Json): Json | undefined {
    const { shape } = schema
    switch (shape.kind) {
      case 'json':
        return input
      case 'boolean':
        return typeof input === 'boolean' ? input : this.fall(schema, 'wrong-type')
      case 'text':
        return typeof input === 'string'
          ? this.readText(schema, shape, input)
          : this.fall(schema, 'wrong-type')
      case 'number':
        return typeof input === 'number'
          ? this.readNumber(shape, input)
          : this.fall(schema, 'wrong-type')
      case 'color':
      case 'icon': {
        if (typeof input !== 'string') return this.fall(schema, 'wrong-type')
        const pattern = shape.kind === 'color' ? color : icon
        return pattern.test(input) ? input : this.fall(schema, 'bad-format')
      }
      case 'enum':
        if (typeof input !== 'string') return this.fall(schema, 'wrong-type')
        return shape.options.some(({ value }) => value === input)
          ? input
          : this.fall(schema, 'not-an-option')
      case 'array':
        return Array.isArray(input)
          ? this.readArray(schema, shape, input as readonly Json[])
          : this.fall(schema, 'wrong-type')
      case 'object':
        return isJsonObject(input) ? this.readObject(shape, input) : this.fall(schema, 'wrong-type')
    }
  }

  private readText(schema: SchemaNode, { min, max }: TextShape, input: string) {
    // There are no more code points than units, and no fewer than half of them.
    if (input.length <= max && input.length >= 2 * min) return input
    const length = lengthOf(input)
    if (length > max) {
      this.report('too-long', max)
      return Array.from(input).slice(0, max).join('')
    }
    return length < min ? this.fall(schema, 'too-short', min) : input
  }

  private readNumber(shape: NumberShape, input: number): number {
    if (input < shape.min) this.report('too-small', shape.min)
    else if (input > shape.max) this.report('too-big', shape.max)
    else if (!shape.isInteger || Number.isInteger(input)) return input
    else this.report('not-integer')
    return clamp(input, shape)
  }

  private readArray(schema: SchemaNode, shape: ArrayShape, input: readonly Json[]) {
    if (input.length < shape.min) return this.fall(schema, 'too-short', shape.min)
    if (input.length > shape.max) this.report('too-long', shape.max)
    const length = Math.min(input.length, shape.max)
    let copy = length < input.length ? input.slice(0, length) : undefined
    for (let index = 0; index < length; index += 1) {
      const given = input[index]
      this.path?.push(index)
      const item = this.read(shape.item, given) ?? null
      this.path?.pop()
      if (item === given) continue
      copy ??= input.slice()
      copy[index] = item
    }
    return copy ?? input
  }

  private readObject({ fields }: ObjectShape, input: Readonly<Record<string, Json>>): Json {
    let copy: Record<string, Json> | undefined
    for (const { name, field, isInherited } of fieldsOf(fields)) {
      const given = isInherited && !Object.hasOwn(input, name) ? undefined : input[name]
      this.path?.push(name)
      const made = this.read(field, given)
      this.path?.pop()
      if (made === given) continue
      copy ??= { ...input }
      if (made === undefined) Reflect.deleteProperty(copy, name)
      else copy[name] = made
    }
    return copy ?? input
  }

  private fall(schema: SchemaNode, key: SchemaProblemKey, expected?: number) {
    this.report(key, key === 'wrong-type' ? schema.shape.kind : expected)
    return fallbackOf(schema)
  }

  private report(key: SchemaProblemKey, expected?: string | number) {
    const path = [...(this.path ?? [])]
    this.problems.push(expected === undefined ? { key, path } : { key, path, expected })
  }
}

interface Field {
  readonly name: string
  readonly field: SchemaNode
  /** Every object answers to this name, own or not. */
  readonly isInherited: boolean
}

const known = new WeakMap<ObjectShape['fields'], readonly Field[]>()

/** Made once for a schema, which thousands of components have in common. */
function fieldsOf(fields: ObjectShape['fields']): readonly Field[] {
  let made = known.get(fields)
  if (!made) {
    made = Object.entries(fields).map(([name, field]) => ({
      ...{ name, field },
      isInherited: name in Object.prototype,
    }))
    known.set(fields, made)
  }
  return made
}

/** In code points, as JSON Schema counts. */
function lengthOf(text: string): number {
  let length = text.length
  for (let index = 1; index < text.length; index += 1) {
    const isPair = isHalf(text, index - 1, 0xd800) && isHalf(text, index, 0xdc00)
    if (isPair) length -= 1
  }
  return length
}

function isHalf(text: string, index: number, from: number): boolean {
  return (text.charCodeAt(index) & 0xfc00) === from
}
