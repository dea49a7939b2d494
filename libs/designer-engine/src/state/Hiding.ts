import type { Reason } from '../commands/reasons.js'
import type { PageNode } from '../document/types.js'

/**
 * What happens to the place of a hidden component: `slot` gives each following sibling the place of
 * the one before it, `compact` lays the rest out by the rules of the grid.
 */
export type HidePolicy = 'slot' | 'compact'

/** What hiding did, or why it did nothing. */
export type HideResult =
  | {
      readonly ok: true
      /** Pairs that lie on each other now: with mixed sizes `slot` may do that. */
      readonly overlaps: readonly (readonly [string, string])[]
    }
  | { readonly ok: false; readonly reason: Reason }

/** Hides components of a previewed page. Never in the history, never in the document. */
export interface Hiding {
  /** The page's own children as they were when something was hidden first; nothing before that. */
  readonly originalCompList: readonly PageNode[] | undefined
  isHidden: (id: string) => boolean
  /** The children of a slot as the preview shows them: the designer's own list where nothing is hidden. */
  children: (parent: string | null, slot: string) => readonly PageNode[]
  /** Hides a component; without an id everything is back, by reference. */
  hide: (id?: string) => HideResult
}
