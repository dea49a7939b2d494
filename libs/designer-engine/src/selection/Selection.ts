/** What is selected in this session: no part of the page, never saved and never undone. */
export interface Selection {
  /** In the order of selecting. */
  readonly ids: readonly string[]
  has: (id: string) => boolean
  /** These and whoever is grouped with them, and nothing else. Ids that are not there are passed over. */
  select: (ids: readonly string[]) => void
  /** Takes one into the selection, or out of it, with its group. */
  toggle: (id: string) => void
  /** From where the selection began to this one, in reading order, when they lie in one slot. */
  selectTo: (id: string) => void
  clear: () => void
  /** The children of a slot as they are read: a grid row by row, a list in its order. */
  readingOrder: (parent: string | null, slot: string) => string[]
  /** The nodes with those of their slot that have the same group. */
  withGroups: (ids: readonly string[]) => string[]
}
