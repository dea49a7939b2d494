/** A node of a tree of choices. @public */
export interface CheckNode {
  /** Unique in the tree. */
  id: string
  label: string
  /**
   * What the draft holds when it is checked; absent: it only groups. The same value may stand at several
   * nodes, which are then checked and cleared together.
   */
  value?: string
  /** Shown, and not for this person to change. */
  isFixed?: boolean
  children?: readonly CheckNode[]
}

/** How much of a node is checked. */
export type CheckState = boolean | 'mixed'

/** Every node, each before those below it. */
export function allNodes(nodes: readonly CheckNode[]): CheckNode[] {
  return nodes.flatMap((node) => [node, ...allNodes(node.children ?? [])])
}

/** The values of all nodes, those that are fixed among them. @public */
export function checkValues(nodes: readonly CheckNode[]): string[] {
  return [...new Set(allNodes(nodes).flatMap(({ value }) => value ?? []))]
}

/** The values of a node and of all below it that may be changed. */
export function valuesBelow(node: CheckNode): string[] {
  return allNodes([node]).flatMap(({ value, isFixed }) =>
    value === undefined || isFixed ? [] : [value],
  )
}

/** Own and lower values, fixed ones too. */
function allBelow(node: CheckNode): string[] {
  return allNodes([node]).flatMap(({ value }) => value ?? [])
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
 * nobody can use a button of a page that is not open to them; what is cleared takes all below with it,
 * wherever its value stands, save what another page of `all` needs as well.
 */
export function toggled(
  path: readonly CheckNode[],
  chosen: ReadonlySet<string>,
  all: readonly CheckNode[] = path.slice(0, 1),
): ReadonlySet<string> {
  const node = path.at(-1)
  if (!node) return chosen
  if (stateOf(node, chosen) === true) return cleared(node, chosen, all)
  const next = new Set(chosen)
  const own = node.value === undefined ? valuesBelow(node) : [node.value]
  const above = path
    .slice(0, -1)
    .flatMap(({ value, isFixed }) => (value === undefined || isFixed ? [] : [value]))
  for (const value of [...above, ...own]) next.add(value)
  return next
}

function cleared(
  node: CheckNode,
  chosen: ReadonlySet<string>,
  all: readonly CheckNode[],
): ReadonlySet<string> {
  const known = allNodes(all)
  const alike = known.filter(({ value }) => value !== undefined && value === node.value)
  const branches = [node, ...alike]
  const inside = new Set(allNodes(branches).map(({ id }) => id))
  const outside = new Set(known.flatMap(({ id, value }) => (inside.has(id) ? [] : (value ?? []))))
  const next = new Set(chosen)
  for (const value of branches.flatMap(valuesBelow)) {
    if (value === node.value || !outside.has(value)) next.delete(value)
  }
  return next
}

/** What a click did beside the node it was on. */
export interface SideEffects {
  checked: readonly CheckNode[]
  cleared: readonly CheckNode[]
  /** Below what was cleared, and still checked since it stands elsewhere, too. */
  kept: readonly CheckNode[]
}

/** What changed at other nodes than `path` and those below its last, and what did not although it might. */
export function sideEffects(
  path: readonly CheckNode[],
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
  all: readonly CheckNode[],
): SideEffects {
  const node = path.at(-1)
  const inside = new Set([...path, ...allNodes(node?.children ?? [])].map(({ id }) => id))
  const outside = allNodes(all).filter(({ id, value }) => value !== undefined && !inside.has(id))
  const isIn = (chosen: ReadonlySet<string>, { value = '' }: CheckNode) => chosen.has(value)
  const isClearing = node !== undefined && stateOf(node, before) === true
  const below = allNodes(node?.children ?? [])
  return {
    checked: outside.filter((one) => !isIn(before, one) && isIn(after, one)),
    cleared: outside.filter((one) => isIn(before, one) && !isIn(after, one)),
    kept: isClearing
      ? below.filter((one) => one.value !== undefined && !one.isFixed && isIn(after, one))
      : [],
  }
}

/** The nodes whose label holds the keyword, with the groups above and all that is below them. */
export function findNodes(
  nodes: readonly CheckNode[],
  keyword: string | undefined,
): readonly CheckNode[] {
  const word = keyword?.trim().toLowerCase() ?? ''
  if (word === '') return nodes
  return nodes.flatMap((node) => {
    if (node.label.toLowerCase().includes(word)) return [node]
    const children = findNodes(node.children ?? [], word)
    return children.length > 0 ? [{ ...node, children }] : []
  })
}
