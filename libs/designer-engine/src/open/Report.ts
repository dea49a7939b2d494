import type { PathStep } from '../schema/plain.js'
import type { SchemaProblemKey } from '../schema/messages.js'
import type { PageProblem, PageProblemKind } from './types.js'

/** So many problems are told; a page with more of them is no page for a list. */
export const mostProblems = 1000

/** Collects what was repaired. */
export class Report {
  readonly problems: PageProblem[] = []

  add(kind: PageProblemKind, path: readonly PathStep[], key?: SchemaProblemKey) {
    if (this.problems.length >= mostProblems) return
    this.problems.push(key === undefined ? { kind, path } : { kind, path, key })
  }
}
