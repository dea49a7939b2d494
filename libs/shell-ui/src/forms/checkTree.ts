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
  return withoutBranches([node], chosen, all)
}

function withoutBranches(
  nodes: readonly CheckNode[],
  chosen: ReadonlySet<string>,
  all: readonly CheckNode[],
): ReadonlySet<string> {
  const known = allNodes(all)
  const own = new Set(nodes.flatMap(({ value }) => value ?? []))
  const branches = [...nodes, ...known.filter(({ value }) => value !== undefined && own.has(value))]
  const inside = new Set(allNodes(branches).map(({ id }) => id))
  const outside = new Set(known.flatMap(({ id, value }) => (inside.has(id) ? [] : (value ?? []))))
  const next = new Set(chosen)
  for (const value of branches.flatMap(valuesBelow)) {
    if (own.has(value) || !outside.has(value)) next.delete(value)
  }
  return next
}

/** The choice after all that is on show is checked. @param shown the answer of `findNodes` */
export function allChecked(
  shown: readonly CheckNode[],
  chosen: ReadonlySet<string>,
): ReadonlySet<string> {
  return new Set([...chosen, ...shown.flatMap(valuesBelow)])
}

/**
 * The choice after all that is on show is cleared: each found node as by a click. A node that is on show
 * only since something below it was found stays as long as anything below it is checked.
 * @param shown the answer of `findNodes` for `all`
 */
export function allCleared(
  shown: readonly CheckNode[],
  chosen: ReadonlySet<string>,
  all: readonly CheckNode[],
): ReadonlySet<string> {
  const known = allNodes(all)
  const whole = new Set(known)
  const next = new Set(withoutBranches(wholeBranches(shown, whole), chosen, all))
  for (const { value, isFixed } of allNodes(shown).reverse()) {
    if (value === undefined || isFixed) continue
    const below = known
      .filter((node) => node.value === value)
      .flatMap(({ children = [] }) => children.flatMap(valuesBelow))
    if (below.length > 0 && !below.some((one) => next.has(one))) next.delete(value)
  }
  return next
}

/** The highest nodes on show of which nothing is hidden. */
function wholeBranches(
  shown: readonly CheckNode[],
  whole: ReadonlySet<CheckNode>,
): readonly CheckNode[] {
  return shown.flatMap((node) =>
    whole.has(node) ? [node] : wholeBranches(node.children ?? [], whole),
  )
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
  const isClearing = node !== undefined && stateOf(node, before) === true
  return {
    ...changesOf(outside, before, after),
    kept: isClearing ? keptOf(allNodes(node.children ?? []), after) : [],
  }
}

/** What checking or clearing all that is on show did to what is not, and what on show stayed although cleared. */
export function hiddenEffects(
  shown: readonly CheckNode[],
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
  all: readonly CheckNode[],
  isClearing: boolean,
): SideEffects {
  const onShow = allNodes(shown)
  const ids = new Set(onShow.map(({ id }) => id))
  const hidden = allNodes(all).filter(({ id, value }) => value !== undefined && !ids.has(id))
  return { ...changesOf(hidden, before, after), kept: isClearing ? keptOf(onShow, after) : [] }
}

function changesOf(
  nodes: readonly CheckNode[],
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): Pick<SideEffects, 'checked' | 'cleared'> {
  return {
    checked: nodes.filter((node) => !isIn(before, node) && isIn(after, node)),
    cleared: nodes.filter((node) => isIn(before, node) && !isIn(after, node)),
  }
}

function keptOf(nodes: readonly CheckNode[], after: ReadonlySet<string>): CheckNode[] {
  return nodes.filter((node) => node.isFixed !== true && isIn(after, node))
}

function isIn(chosen: ReadonlySet<string>, { value }: CheckNode): boolean {
  return value !== undefined && chosen.has(value)
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
