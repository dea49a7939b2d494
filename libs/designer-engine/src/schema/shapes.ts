import type { Json } from '../document/types.js'
import type { LocalText } from './localText.js'
import type { Checked } from './messages.js'

/** What a schema says beside its shape. */
export interface SchemaSettings {
  readonly isOptional?: boolean
  /** Stands for what is not written down. */
  readonly default?: Json
  readonly label?: LocalText
  /** The heading under which a panel shows the field. */
  readonly group?: string
}

/** A schema that lies in another one: what it describes, and what every schema answers. */
export interface SchemaNode {
  readonly shape: Shape
  readonly settings: SchemaSettings
  /** What stands for an absent or unreadable value. */
  readonly fallback: unknown
  /** The nearest valid value, and everything that was wrong. Never throws. */
  readonly check: (input: unknown) => Checked<unknown>
}

/** One of the values of an `enum`. */
export interface EnumOption {
  readonly value: string
  /** Default: the value itself. */
  readonly label?: LocalText
}

/** A text. */
export interface TextShape {
  readonly kind: 'text'
  readonly min: number
  readonly max: number
  /** The panel offers several lines. */
  readonly isLong: boolean
  readonly format?: string
}

/** A finite number. */
export interface NumberShape {
  readonly kind: 'number'
  readonly min: number
  readonly max: number
  readonly isInteger: boolean
}

/** Yes or no, a color, the name of an icon, or any JSON. */
export interface PlainShape {
  readonly kind: 'boolean' | 'color' | 'icon' | 'json'
}

/** One of several texts. */
export interface EnumShape {
  readonly kind: 'enum'
  readonly options: readonly EnumOption[]
}

/** A list of values of one schema. */
export interface ArrayShape {
  readonly kind: 'array'
  readonly item: SchemaNode
  readonly min: number
  readonly max: number
}

/** Named values; names that it does not know are kept as they are. */
export interface ObjectShape {
  readonly kind: 'object'
  readonly fields: Readonly<Record<string, SchemaNode>>
}

/** What a schema describes, as data. */
export type Shape = TextShape | NumberShape | PlainShape | EnumShape | ArrayShape | ObjectShape

/** The kinds of values that a panel has fields for. */
export type SchemaKind = Shape['kind']

/** `#rgb`, `#rrggbb`, with alpha, or the name of a token such as `brand.500`: never a function of CSS. */
export const colorPattern =
  '^(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-z][A-Za-z0-9]*(\\.[A-Za-z0-9]+)*)$'

/** The name of an icon, such as `chart-line`; empty for none. */
export const iconPattern = '^([a-z][a-z0-9]*(-[a-z0-9]+)*)?$'
