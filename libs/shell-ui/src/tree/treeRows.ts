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
  branch?.items.forEach((item, index) => {
    const isExpanded = item.hasChildren && expanded.has(item.id)
    rows.push({
      kind: 'node',
      key: item.id,
      item,
      parentId,
      level,
      position: index + 1,
      siblings,
      isExpanded,
    })
    if (isExpanded) addBranch(rows, getBranch, expanded, item.id, level + 1)
  })
  if (branch?.status === 'ready') return
  const kind = branch?.status === 'failed' ? 'failed' : 'loading'
  if (kind === 'loading' && siblings > 0) return // refreshing: the old children stay
  rows.push({ kind, key: `${kind}:${String(parentId)}`, parentId, level, retry: branch?.retry })
}

/** A whole tree in hand, as the answer to a search. */
export interface NestedNode {
  id: string
  children?: readonly NestedNode[] | undefined
}

/** Reads a nested tree as branches. `toItem` says how a node looks. */
export function nestedBranches<Node extends NestedNode, Data = Node>(
  roots: readonly Node[],
  toItem: (node: Node) => TreeItem<Data>,
): GetBranch<Data> {
  const branches = new Map<string | null, TreeBranch<Data>>()
  const add = (parentId: string | null, nodes: readonly Node[]) => {
    branches.set(parentId, { status: 'ready', items: nodes.map(toItem) })
    for (const node of nodes) if (node.children) add(node.id, node.children as readonly Node[])
  }
  add(null, roots)
  return (parentId) => branches.get(parentId) ?? { status: 'ready', items: [] }
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
