import type { ComponentStatus, LocalisedText } from '../../db/schema.js'

export interface ComponentSize {
  w: number
  h: number
}

/** What a component is to designers. */
export interface ComponentSpec {
  name: LocalisedText
  category: string
  icon: string | null
  /** The address of a picture that everybody who knows it may read. */
  thumbnail: string | null
  url: string | null
  size: ComponentSize
  minSize: ComponentSize
  /** JSON Schema of its properties. */
  properties: Record<string, unknown>
}

export interface ComponentState {
  status: ComponentStatus
  hasChanges: boolean
  release: number | null
  version: number
  createdAt: Date
  updatedAt: Date
}

/** What of something a request names. */
export type Fields<Spec> = { [Key in keyof Spec]?: Spec[Key] | undefined }

export function specOf(spec: ComponentSpec): ComponentSpec {
  const { name, category, icon, thumbnail, url, size, minSize, properties } = spec
  return { name, category, icon, thumbnail, url, size, minSize, properties }
}

/** A release of before there were pictures has none. */
export function readSpec(text: string): ComponentSpec {
  return { thumbnail: null, ...(JSON.parse(text) as Omit<ComponentSpec, 'thumbnail'>) }
}

export function parsed<Row extends { properties: string }>(row: Row) {
  return { ...row, properties: JSON.parse(row.properties) as Record<string, unknown> }
}

export function specColumns(spec: ComponentSpec): SpecColumns
export function specColumns(spec: Fields<ComponentSpec>): Partial<SpecColumns>
export function specColumns(spec: Fields<ComponentSpec>): Partial<SpecColumns> {
  const json = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value))
  return {
    name: json(spec.name),
    category: spec.category,
    icon: spec.icon,
    thumbnail: spec.thumbnail,
    url: spec.url,
    size: json(spec.size),
    min_size: json(spec.minSize),
    properties: json(spec.properties),
  }
}

interface SpecColumns {
  name: string
  category: string
  icon: string | null
  thumbnail: string | null
  url: string | null
  size: string
  min_size: string
  properties: string
}

/** What a request leaves out stays as it is. */
export function given<Values extends object>(values: Values): Partial<Values> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Partial<Values>
}
