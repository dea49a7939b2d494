import type { Json } from '../document/types.js'
import { isForbiddenKey } from './plain.js'
import { Schema, type Infer } from './Schema.js'
import type { EnumOption } from './shapes.js'

/** The bounds of a text, in characters. */
export interface TextOptions {
  readonly min?: number
  readonly max?: number
  /** The panel offers several lines. */
  readonly isLong?: boolean
  /** What it holds, for a control of its own: the address of a picture, say. Any text is taken whatever it is. */
  readonly format?: string
}

/** The bounds of a number, both included. */
export interface NumberOptions {
  readonly min?: number
  readonly max?: number
  /** Only whole numbers. */
  readonly int?: boolean
}

/** How many items a list has. */
export interface ArrayOptions {
  readonly min?: number
  readonly max?: number
}

/** The schemas of an object's properties. */
export type Fields = Readonly<Record<string, Schema<unknown>>>

/** The type of an object with these properties. */
export type ObjectOf<Of extends Fields> = {
  readonly [Name in keyof Of as undefined extends Infer<Of[Name]> ? never : Name]: Infer<Of[Name]>
} & {
  readonly [Name in keyof Of as undefined extends Infer<Of[Name]> ? Name : never]?: Infer<Of[Name]>
}

/** Makes schemas. Each throws a `RangeError` for bounds that no value meets. */
export interface SchemaMaker {
  text(options?: TextOptions): Schema<string>
  number(options?: NumberOptions): Schema<number>
  boolean(): Schema<boolean>
  /** One of these texts; the first stands for one that is not among them. */
  enum<const Value extends string>(
    options: readonly (Value | (EnumOption & { readonly value: Value }))[],
  ): Schema<Value>
  /** `#rgb` to `#rrggbbaa` or the name of a token; never a function of CSS. */
  color(): Schema<string>
  /** The name of an icon, or empty for none. */
  icon(): Schema<string>
  /** Any JSON. */
  json(): Schema<Json>
  array<Value>(item: Schema<Value>, options?: ArrayOptions): Schema<readonly Value[]>
  /** Names that it does not know are kept and not judged, so that later versions lose nothing. */
  object<const Of extends Fields>(fields: Of): Schema<ObjectOf<Of>>
}

function text({ min = 0, max = 10_000, isLong = false, format }: TextOptions = {}): Schema<string> {
  refuse(!isCount(min) || !isCount(max) || max < min, `a text of ${min} to ${max} characters`)
  return new Schema({ kind: 'text', min, max, isLong, ...(format && { format }) })
}

function number({
  min = -Infinity,
  max = Infinity,
  int = false,
}: NumberOptions = {}): Schema<number> {
  const isEmpty = int ? Math.ceil(min) > Math.floor(max) : min > max
  refuse(Number.isNaN(min) || Number.isNaN(max) || isEmpty, `a number from ${min} to ${max}`)
  return new Schema({ kind: 'number', min, max, isInteger: int })
}

function oneOf<const Value extends string>(
  options: readonly (Value | (EnumOption & { readonly value: Value }))[],
): Schema<Value> {
  const made = options.map((option) => (typeof option === 'string' ? { value: option } : option))
  const isUnique = new Set(made.map(({ value }) => value)).size === made.length
  refuse(made.length === 0 || !isUnique, 'an enum without options or with one twice')
  return new Schema({ kind: 'enum', options: made })
}

function array<Value>(
  item: Schema<Value>,
  { min = 0, max = 1000 }: ArrayOptions = {},
): Schema<readonly Value[]> {
  refuse(!isCount(min) || !isCount(max) || max < min, `a list of ${min} to ${max} items`)
  refuse(item.settings.isOptional === true, 'a list of what may be absent')
  return new Schema({ kind: 'array', item, min, max })
}

function object<const Of extends Fields>(fields: Of): Schema<ObjectOf<Of>> {
  const bad = Object.keys(fields).find(isForbiddenKey)
  refuse(bad !== undefined, `a property named ${bad ?? ''}`)
  return new Schema({ kind: 'object', fields: { ...fields } })
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0
}

function refuse(isBad: boolean, what: string) {
  if (isBad) throw new RangeError(`A schema cannot be ${what}`)
}

/** The one maker of schemas. */
export const s: SchemaMaker = {
  text,
  number,
  boolean: () => new Schema({ kind: 'boolean' }),
  enum: oneOf,
  color: () => new Schema({ kind: 'color' }),
  icon: () => new Schema({ kind: 'icon' }),
  json: () => new Schema({ kind: 'json' }),
  array,
  object,
}
