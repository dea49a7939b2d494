import type { VariableValues } from '../data/variables.js'

/** What is asked at once: queries of one page, with the values of its variables. @public */
export interface PageDataRequest {
  /** Ids of the page's own queries. */
  readonly queries: readonly string[]
  readonly values: VariableValues
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
  /** Tells each later frame of live queries. @returns what ends it */
  subscribe(
    request: PageDataRequest,
    onFrame: (query: string, frame: unknown, note?: string) => void,
  ): () => void
}
