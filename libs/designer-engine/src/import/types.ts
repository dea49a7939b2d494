import type { JsonObject, PageDocument } from '../document/types.js'
import type { PageConfig } from '../pageConfig.js'
import type { PathStep } from '../schema/plain.js'

/**
 * What an import had to change, or could not take over. Among them: `repeated-copy` is a panel that Grafana
 * makes anew from the one that it repeats, `auto-grid` a grid that placed its panels by itself and has fixed
 * places now, `bad-setting` a setting that no page can have, `left-out` what a page has no place for.
 */
export interface ImportProblem {
  readonly kind:
    | 'forbidden-key'
    | 'not-json'
    | 'not-a-dashboard'
    | 'not-an-item'
    | 'unreadable'
    | 'no-place'
    | 'moved'
    | 'duplicate-id'
    | 'missing'
    | 'repeated-copy'
    | 'auto-grid'
    | 'bad-setting'
    | 'left-out'
  /** Where in the dashboard that was given. */
  readonly path: readonly PathStep[]
}

/** A dashboard as a page. */
export interface Imported {
  readonly document: PageDocument
  /** Empty when every item lies where it lay. */
  readonly problems: readonly ImportProblem[]
}

/** What an import may be told. */
export interface ImportOptions {
  /** The page's id. Default: that of the dashboard, or `imported`. */
  readonly id?: string
}

/** The config of an imported page: what the dashboard says beside its items, for the way back. */
export interface ImportedConfig extends PageConfig {
  readonly source?: JsonObject
}
