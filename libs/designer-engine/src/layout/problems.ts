/** What `normalise` found, by its rule in SPEC.md. */
export type LayoutProblemKind =
  | 'not-a-list'
  | 'not-an-item'
  | 'bad-id'
  | 'duplicate-id'
  | 'bad-number'
  | 'bad-limits'
  | 'out-of-bounds'
  | 'static-overlap'
  | 'too-many'

/** One thing that `normalise` repaired. */
export interface LayoutProblem {
  kind: LayoutProblemKind
  /** Place in the list that was given. */
  index: number
  id?: string
}
