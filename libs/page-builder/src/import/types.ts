import type { JsonObject, PageNode } from '@spruce/designer-engine'
import type { Imported } from '@spruce/designer-engine/import/grafana'

/** Where a dashboard comes from. */
export type DashboardFormat = 'grafana' | 'thingsboard'

/** What came otherwise than it was, or did not come. */
export type ImportNoteKind =
  | 'unknown-kind'
  | 'approximate'
  | 'data'
  | 'unit'
  | 'as-text'
  | 'cut'
  | 'link'
  | 'state'
  | 'scaled'
  | 'resized'
  | 'settings'
  | 'dashboard-settings'
  | 'variable'
  | 'variable-place'
  | 'annotation'
  | 'dashboard-link'
  | 'unplaced'
  | Imported['problems'][number]['kind']

/** One line of what an import says: about which part of the dashboard, and what became of it. */
export interface ImportNote {
  readonly kind: ImportNoteKind
  /** What the part is called in the dashboard; empty for the dashboard itself and for what has no name. */
  readonly name: string
  /** What the dashboard says it is: `geomap`; empty where that says nothing. */
  readonly of: string
  /** As they stand in the dashboard: names of settings, expressions of queries, an address, a path. */
  readonly details: readonly string[]
}

/** How often a kind of panel came as which component. */
export interface ImportedKind {
  readonly of: string
  /** The type of the component; a placeholder for a kind that no component is for. */
  readonly type: string
  readonly count: number
  readonly isPlaceholder: boolean
}

/** A dashboard as components of a page. Nothing in it was run, and no text of it is markup. */
export interface DashboardImport {
  readonly format: DashboardFormat
  /** What the dashboard is called; may be empty. */
  readonly title: string
  /** Each after its parent; those without one lie in the grid of the page. */
  readonly nodes: readonly PageNode[]
  /** As a page stores them: variables and the time window. */
  readonly variables: readonly JsonObject[]
  readonly kinds: readonly ImportedKind[]
  readonly notes: readonly ImportNote[]
}

/** Why something is no dashboard that can be imported. */
export type ImportRefusal =
  | 'empty'
  | 'too-large'
  | 'not-json'
  | 'not-a-dashboard'
  | 'several'
  | 'other-resource'
  | 'no-states'
  | 'too-deep'
  | 'no-panels'
  | 'too-many'

/** What became of a text. */
export type ReadDashboard =
  ({ readonly ok: true } & DashboardImport) | { readonly ok: false; readonly reason: ImportRefusal }

/** Most bytes of a dashboard's file, and most characters of its text. */
export const mostImportSize = 5 * 1024 * 1024

/** Most components that one import makes. */
export const mostImportNodes = 1000

/** What a panel becomes. */
export interface MadePanel {
  readonly type: string
  readonly props: JsonObject
  /** It shows the same in another way. */
  readonly isApproximate?: boolean
  /** No component is for it: a text says what was there. */
  readonly isPlaceholder?: boolean
}
