import type { PageDocument } from '../document/types.js'
import type { NewerPart } from '../migrations/migrate.js'
import type { InputLimits, PathStep, PlainProblem, PlainRefusal } from '../schema/plain.js'
import type { SchemaProblemKey } from '../schema/messages.js'

/** How much a page may hold. */
export interface PageLimits extends InputLimits {
  /** Components of one page. */
  readonly nodes: number
}

/** What was repaired on the way in: SPEC.md O-10 to O-19. */
export type PageProblemKind =
  | PlainProblem['kind']
  | 'bad-settings'
  | 'bad-version'
  | 'script'
  | 'not-a-node'
  | 'bad-id'
  | 'duplicate-id'
  | 'bad-type'
  | 'bad-place'
  | 'bad-order'
  | 'bad-parent'
  | 'bad-slot'
  | 'cycle'
  | 'too-nested'
  | 'bad-field'
  | 'bad-props'
  | 'moved'

/** One thing that was repaired, and where in the document. */
export interface PageProblem {
  readonly kind: PageProblemKind
  readonly path: readonly PathStep[]
  /** Of `bad-props`: what the schema says. */
  readonly key?: SchemaProblemKey
}

/** Why a page cannot be opened at all. */
export type PageRefusal =
  PlainRefusal | 'not-json' | 'not-a-page' | 'too-many-nodes' | 'migration-failed'

/** An opened page, or why there is none. */
export type OpenedPage =
  | {
      readonly ok: true
      readonly document: PageDocument
      /** Empty for a page that was in order; the first `mostProblems` of them. */
      readonly problems: readonly PageProblem[]
      /** The migrations that ran. They are no change: nothing is to be saved for them. */
      readonly migrated: readonly string[]
      /** Written by a newer version of the product: only to be looked at. */
      readonly isReadOnly: boolean
      /** Why it is read-only. */
      readonly newer: readonly NewerPart[]
    }
  | {
      readonly ok: false
      readonly code: PageRefusal
      /** Where, as far as that is known. */
      readonly path: readonly PathStep[]
      /** Of `migration-failed`: the step and what it said. */
      readonly reason?: string
    }
