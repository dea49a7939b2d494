/** A node of a tree of choices. @public */
export interface CheckNode {
  id: string
  label: string
  /** What the draft holds when it is checked; absent: it only groups. */
  value?: string
  /** Shown, and not for this person to change. */
  isFixed?: boolean
  children?: readonly CheckNode[]
}

/** How much of a node is checked. */
export type CheckState = boolean | 'mixed'

/** The values of a node and of all below it that may be changed. */
export function valuesBelow(node: CheckNode): string[] {
  const own = node.value !== undefined && !node.isFixed ? [node.value] : []
  return [...own, ...(node.children ?? []).flatMap(valuesBelow)]
}

/** Own and lower values, fixed ones too. */
function allBelow(node: CheckNode): string[] {
  const own = node.value === undefined ? [] : [node.value]
  return [...own, ...(node.children ?? []).flatMap(allBelow)]
}

/** A node with a value of its own is checked by it; a group by what is below it. */
export function stateOf(node: CheckNode, chosen: ReadonlySet<string>): CheckState {
  if (node.value !== undefined) return chosen.has(node.value)
  const values = allBelow(node)
  const count = values.filter((value) => chosen.has(value)).length
  if (count === 0) return false
  return count === values.length ? true : 'mixed'
}

/**
 * The choice after a click on `path`'s last node. What is checked brings the nodes above along, since
 * nobody can use a button of a page that is not open to them; what is cleared takes all below with it.
 */
export function toggled(
  path: readonly CheckNode[],
  chosen: ReadonlySet<string>,
): ReadonlySet<string> {
  const node = path.at(-1)
  if (!node) return chosen
  const next = new Set(chosen)
  if (stateOf(node, chosen) === true) {
    for (const value of valuesBelow(node)) next.delete(value)
    return next
  }
  const own = node.value === undefined ? valuesBelow(node) : [node.value]
  const above = path
    .slice(0, -1)
    .flatMap(({ value, isFixed }) => (value === undefined || isFixed ? [] : [value]))
  for (const value of [...above, ...own]) next.add(value)
  return next
}
