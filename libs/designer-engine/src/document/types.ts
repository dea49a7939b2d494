import type { PageConfig } from '../pageConfig.js'

/** What JSON can say. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject

/** An object of JSON. */
export interface JsonObject {
  readonly [key: string]: Json
}

/** Where a property of a component comes from when it is not written down; resolved outside the core, never by eval. */
export interface Binding {
  readonly source: string
  readonly path: string
  readonly transform?: string
}

/** A place and a size in the cells of a grid. */
export interface GridRect {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** The slots that a page has of its own; those of a component are named by its definition. */
export const pageSlots = { main: 'main', dialogs: 'dialogs', titleBar: 'titleBar' } as const

/** One component of a page. A record: to change it is to replace it. */
export interface PageNode extends GridRect {
  readonly id: string
  readonly type: string
  /** The component that it lies in; null on the page itself. */
  readonly parent: string | null
  /** Which slot of the parent, or of the page (`pageSlots`). */
  readonly slot: string
  /** Sorts the children of one slot: a fractional index, compared as text; the id decides among equals. */
  readonly order: string
  readonly static?: boolean
  /** Nodes of one slot with the same group are selected and moved together. */
  readonly group?: string
  readonly props: JsonObject
  readonly bind?: Readonly<Record<string, Binding>>
  /** By breakpoint, only where it was edited; the others are derived. */
  readonly layouts?: Readonly<Record<string, GridRect>>
}

/**
 * What a page says of itself, beside its components. Fields that the engine does not know, such as queries, stay and
 * are settings, too.
 */
export interface PageSettings {
  readonly id: string
  readonly config: PageConfig
  readonly style: { readonly main: JsonObject; readonly panel: JsonObject }
}

/** Some settings to change: unknown fields, too, of which undefined takes one away. */
export type SettingsPatch = Partial<Omit<PageSettings, 'id'>> & Readonly<Record<string, unknown>>

/** The versions that a document was written with: of the page and of each type of component on it. */
export interface SchemaVersions {
  readonly page: number
  readonly components: Readonly<Record<string, number>>
}

/** A page as it is stored: flat, versioned, plain JSON. */
export interface PageDocument extends PageSettings {
  readonly schema: SchemaVersions
  readonly nodes: Readonly<Record<string, PageNode>>
}

/** One record that differs: as it was, as it is. */
export type Updated<Value> = readonly [from: Value, to: Value]

/** What a transaction changed; applied backwards it is the undo. */
export interface ChangeSet {
  readonly added: ReadonlyMap<string, PageNode>
  readonly updated: ReadonlyMap<string, Updated<PageNode>>
  readonly removed: ReadonlyMap<string, PageNode>
  readonly settings?: Updated<PageSettings>
}
