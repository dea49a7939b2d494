import type { LocalText } from './localText.js'
import type { SchemaKind, SchemaNode } from './shapes.js'

/** One of the choices of a field. */
export interface PanelOption {
  readonly value: string
  readonly label: LocalText
}

/** One field of a property panel, as data: what it looks like is the panel's matter. */
export interface PanelField {
  readonly name: string
  readonly kind: SchemaKind
  readonly label: LocalText
  readonly isRequired: boolean
  readonly group?: string
  /** Of an `enum`. */
  readonly options?: readonly PanelOption[]
  readonly min?: number
  readonly max?: number
  /** Only whole numbers. */
  readonly isInteger?: boolean
  /** Several lines. */
  readonly isLong?: boolean
  /** What a text holds, for a control of its own. */
  readonly format?: string
  /** Of an `object`. */
  readonly fields?: readonly PanelField[]
  /** Of an `array`: each of its items. */
  readonly item?: PanelField
}

/** The fields of an object's schema, in its order; of anything else none. */
export function panelOf({ shape }: SchemaNode): readonly PanelField[] {
  if (shape.kind !== 'object') return []
  return Object.entries(shape.fields).map(([name, field]) => fieldOf(name, field))
}

function fieldOf(name: string, schema: SchemaNode): PanelField {
  const { shape, settings } = schema
  const base: PanelField = {
    name,
    kind: shape.kind,
    label: settings.label ?? plainLabel(name),
    isRequired: !settings.isOptional && settings.default === undefined,
    ...(settings.group === undefined ? {} : { group: settings.group }),
  }
  switch (shape.kind) {
    case 'enum': {
      const options = shape.options.map(({ value, label }) => ({
        value,
        label: label ?? plainLabel(value),
      }))
      return { ...base, options }
    }
    case 'number':
      return { ...base, ...bounds(shape), isInteger: shape.isInteger }
    case 'text': {
      const { isLong, format } = shape
      return { ...base, ...bounds(shape), isLong, ...(format && { format }) }
    }
    case 'object':
      return { ...base, fields: panelOf(schema) }
    case 'array':
      return { ...base, ...bounds(shape), item: fieldOf('', shape.item) }
    default:
      return base
  }
}

function bounds({ min, max }: { min: number; max: number }): { min?: number; max?: number } {
  return {
    ...(Number.isFinite(min) ? { min } : {}),
    ...(Number.isFinite(max) ? { max } : {}),
  }
}

function plainLabel(text: string): LocalText {
  return { 'zh-CN': text, 'en-US': text }
}
