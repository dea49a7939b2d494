import type { PageDocument } from '../document/types.js'
import type { PathStep } from '../schema/plain.js'

/** What an import had to change, or could not take over. */
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
