import type { QueryRead } from '../data/queryReads.js'
import type { VariableValues } from '../data/variables.js'

/** What is asked at once: queries of one page, with the values of its variables. @public */
export interface PageDataRequest {
  /** Ids of the page's own queries. */
  readonly queries: readonly string[]
  readonly values: VariableValues
}

/** The live queries of a page that somebody looks at. @public */
export interface LiveDataRequest extends PageDataRequest {
  /** What each of them reads, by its id. */
  readonly reads: Readonly<Record<string, readonly QueryRead[]>>
}

/** What became of one query: a frame, checked where it arrives, or why there is none. @public */
export type QueryAnswer =
  | {
      readonly ok: true
      readonly frame: unknown
      /** What it lacks, in words: rows that a formula could not calculate. */
      readonly note?: string
    }
  | {
      readonly ok: false
      /** Said in words by the shell's `describeError`. */
      readonly error: unknown
      /** The viewer may not see it: nothing offers to try again. */
      readonly isForbidden?: boolean
    }

/** How a page comes by its data; a feature implements it with its calls, a story with fixtures. @public */
export interface PageDataPort {
  /** Answers by query id. What rejects, failed for all that were asked. */
  query(
    request: PageDataRequest,
    signal: AbortSignal,
  ): Promise<Readonly<Record<string, QueryAnswer>>>
  /**
   * Tells each later frame of live queries. For other queries or values of the page a subscription begins before the one
   * that it replaces ends.
   * @returns what ends it
   */
  subscribe(
    request: LiveDataRequest,
    onFrame: (query: string, frame: unknown, note?: string) => void,
  ): () => void
}
