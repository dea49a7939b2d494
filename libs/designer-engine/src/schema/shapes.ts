import type { LocalText } from './localText.js'
import type { Schema } from './Schema.js'

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
  readonly item: Schema<unknown>
  readonly min: number
  readonly max: number
}

/** Named values; names that it does not know are kept as they are. */
export interface ObjectShape {
  readonly kind: 'object'
  readonly fields: Readonly<Record<string, Schema<unknown>>>
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
