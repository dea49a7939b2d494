/** A node of a tree, with what the tree draws of it. */
export interface TreeItem<Data = unknown> {
  id: string
  label: string
  /** It can be expanded, whether or not its children are known yet. */
  hasChildren: boolean
  /** After the label, quiet: a head count. */
  note?: string | undefined
  /** The search found it: its label is marked. */
  isMatched?: boolean | undefined
  isDisabled?: boolean | undefined
  data: Data
}

/** The children of a node, as far as they are known. */
export interface TreeBranch<Data = unknown> {
  status: 'loading' | 'ready' | 'failed'
  items: readonly TreeItem<Data>[]
  retry?: (() => void) | undefined
}

/** Gives the children of a node; of the root for `null`; undefined while nobody asked for them. */
export type GetBranch<Data = unknown> = (parentId: string | null) => TreeBranch<Data> | undefined

/** A visible line of the tree. */
export type TreeRow<Data = unknown> = TreeNodeRow<Data> | TreeNoticeRow

export interface TreeNodeRow<Data = unknown> {
  kind: 'node'
  key: string
  item: TreeItem<Data>
  parentId: string | null
  /** `aria-level`: 1 at the top. */
  level: number
  /** `aria-posinset`: from 1. */
  position: number
  /** `aria-setsize`. */
  siblings: number
  isExpanded: boolean
}

/** In place of children that are loading or failed. */
export interface TreeNoticeRow {
  kind: 'loading' | 'failed'
  key: string
  parentId: string | null
  level: number
  retry: (() => void) | undefined
}

const noItems: readonly never[] = []

/** The lines to draw, top to bottom. Linear in what is visible, so 45,000 open nodes take milliseconds. */
export function flattenTree<Data>(
  getBranch: GetBranch<Data>,
  expanded: ReadonlySet<string>,
): TreeRow<Data>[] {
  const rows: TreeRow<Data>[] = []
  addBranch(rows, getBranch, expanded, null, 1)
  return rows
}

function addBranch<Data>(
  rows: TreeRow<Data>[],
  getBranch: GetBranch<Data>,
  expanded: ReadonlySet<string>,
  parentId: string | null,
  level: number,
) {
  const branch = getBranch(parentId)
  const siblings = branch?.items.length ?? 0
  let position = 0
  for (const item of branch?.items ?? noItems) {
    position += 1
    const isExpanded = item.hasChildren && expanded.has(item.id)
    rows.push({
      kind: 'node',
      key: item.id,
      item,
      parentId,
      level,
      position,
      siblings,
      isExpanded,
    })
    if (isExpanded) addBranch(rows, getBranch, expanded, item.id, level + 1)
  }
  if (branch?.status === 'ready') return
  const kind = branch?.status === 'failed' ? 'failed' : 'loading'
  if (kind === 'loading' && siblings > 0) return // refreshing: the old children stay
  rows.push({ kind, key: `${kind}:${String(parentId)}`, parentId, level, retry: branch?.retry })
}

/**
 * Where a line is, or -1. `likely` is where it was: while nothing opens or closes it is there still, and
 * no other line is looked at.
 */
export function indexOfKey(
  rows: readonly TreeRow[],
  key: string | null | undefined,
  likely = 0,
): number {
  if (key === undefined || key === null) return -1
  if (rows[likely]?.key === key) return likely
  return rows.findIndex((row) => row.key === key)
}

/** Where the line above it in the tree is, or -1: the nearest one before it that is less deep. */
export function indexOfParent(rows: readonly TreeRow[], index: number): number {
  const { level = 1 } = rows[index] ?? {}
  let at = index - 1
  while (at >= 0 && (rows[at]?.level ?? 0) >= level) at -= 1
  return at
}

/** Keys of the line at `index` and of all below it. */
export function keysOfBranch(rows: readonly TreeRow[], index: number): Set<string> {
  const keys = new Set<string>()
  const top = rows[index]
  if (!top) return keys
  keys.add(top.key)
  for (let at = index + 1; (rows[at]?.level ?? 0) > top.level; at += 1) {
    keys.add(rows[at]?.key ?? '')
  }
  return keys
}

/** A whole tree in hand, as the answer to a search. */
export interface NestedNode {
  id: string
  children?: readonly NestedNode[] | undefined
}

/**
 * Reads a nested tree as branches. `toItem` says how a node looks; it is asked once of a node, when its
 * branch is: a hundred thousand nodes that nobody has opened cost nothing.
 */
export function nestedBranches<Node extends NestedNode, Data = Node>(
  roots: readonly Node[],
  toItem: (node: Node) => TreeItem<Data>,
): GetBranch<Data> {
  const children = new Map<string | null, readonly Node[]>([[null, roots]])
  const branches = new Map<string | null, TreeBranch<Data>>()
  let isWhole = false
  const take = (nodes: readonly Node[], isDeep: boolean) => {
    for (const node of nodes) {
      if (!node.children) continue
      const own = node.children as readonly Node[]
      children.set(node.id, own)
      if (isDeep) take(own, true)
    }
  }
  return (parentId) => {
    const known = branches.get(parentId)
    if (known) return known
    if (!children.has(parentId) && !isWhole) {
      take(roots, true) // asked for before the branch that it is in
      isWhole = true
    }
    const nodes = children.get(parentId)
    if (!nodes) return { status: 'ready', items: noItems }
    if (!isWhole) take(nodes, false)
    const branch: TreeBranch<Data> = { status: 'ready', items: nodes.map((node) => toItem(node)) }
    branches.set(parentId, branch)
    return branch
  }
}

/** Ids of every node that has children in a nested tree: all open. */
export function idsWithChildren(roots: readonly NestedNode[]): Set<string> {
  const ids = new Set<string>()
  const visit = (nodes: readonly NestedNode[]) => {
    for (const { id, children } of nodes) {
      if (!children?.length) continue
      ids.add(id)
      visit(children)
    }
  }
  visit(roots)
  return ids
}
