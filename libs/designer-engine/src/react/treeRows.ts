/** One line of the tree. */
export interface TreeRow {
  readonly id: string
  readonly parent: string | null
  /** From 1. */
  readonly level: number
  /** Among those of one parent, from 1. */
  readonly place: number
  readonly count: number
  /** Undefined when nothing lies in it. */
  readonly isOpen: boolean | undefined
}

/** The lines of a tree from the top, without what lies in closed ones. */
export function rowsOf(
  childrenOf: (parent: string | null, slot: string) => readonly string[],
  slotsOf: (id: string) => readonly string[],
  rootSlots: readonly string[],
  closed: ReadonlySet<string>,
): TreeRow[] {
  const rows: TreeRow[] = []
  const visit = (parent: string | null, slots: readonly string[], level: number) => {
    const ids = slots.flatMap((slot) => childrenOf(parent, slot))
    ids.forEach((id, index) => {
      const inner = slotsOf(id)
      const isParent = inner.some((slot) => childrenOf(id, slot).length > 0)
      const isOpen = isParent ? !closed.has(id) : undefined
      rows.push({ id, parent, level, place: index + 1, count: ids.length, isOpen })
      if (isOpen) visit(id, inner, level + 1)
    })
  }
  visit(null, rootSlots, 1)
  return rows
}
