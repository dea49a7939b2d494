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

/** What the lines of one branch have in common. */
interface BranchLines {
  parentId: string | null
  level: number
  siblings: number
}

/**
 * The lines to draw, top to bottom. Of a line that nobody has asked for it keeps only which node it is:
 * a hundred thousand open nodes cost some milliseconds, and no object each.
 */
export class TreeRows<Data = unknown> {
  /** Undefined where a notice stands. */
  private readonly items: (TreeItem<Data> | undefined)[] = []
  private readonly branches: BranchLines[] = []
  private readonly positions: number[] = []
  /** Notices, and the lines asked for: each stays the same object, so that what draws it may be memoised. */
  private readonly made = new Map<number, TreeRow<Data>>()

  constructor(
    private readonly getBranch: GetBranch<Data>,
    private readonly expanded: ReadonlySet<string>,
  ) {
    this.addBranch(null, 1)
  }

  get length(): number {
    return this.items.length
  }

  at(index: number): TreeRow<Data> | undefined {
    const item = this.items[index]
    return this.made.get(index) ?? (item && this.make(index, item))
  }

  /** The node of a line; undefined for a notice. */
  itemAt(index: number): TreeItem<Data> | undefined {
    return this.items[index]
  }

  keyAt(index: number): string | undefined {
    return this.items[index]?.id ?? this.made.get(index)?.key
  }

  /** 0 where there is no line. */
  levelAt(index: number): number {
    return this.branches[index]?.level ?? 0
  }

  /** The first node from `from` on, and round the end, whose label passes, or -1. */
  indexOfLabel(passes: (label: string) => boolean, from: number): number {
    const after = this.items.findIndex(
      (item, index) => index >= from && item !== undefined && passes(item.label),
    )
    if (after >= 0) return after
    return this.items.findIndex((item) => item !== undefined && passes(item.label))
  }

  private make(index: number, item: TreeItem<Data>): TreeNodeRow<Data> {
    const { parentId = null, level = 1, siblings = 1 } = this.branches[index] ?? {}
    const position = this.positions[index] ?? 1
    const isExpanded = this.isOpen(item)
    const row: TreeNodeRow<Data> = {
      kind: 'node',
      key: item.id,
      item,
      parentId,
      level,
      position,
      siblings,
      isExpanded,
    }
    this.made.set(index, row)
    return row
  }

  private isOpen(item: TreeItem<Data>): boolean {
    return item.hasChildren && this.expanded.has(item.id)
  }

  /** By index, not by iterator: the first time, before the engine has compiled anything, that is half the time. */
  private addBranch(parentId: string | null, level: number) {
    const branch = this.getBranch(parentId)
    const items = branch?.items ?? noItems
    const siblings = items.length
    const lines: BranchLines = { parentId, level, siblings }
    for (let index = 0; index < siblings; index += 1) {
      const item = items[index] as TreeItem<Data>
      this.add(item, lines, index + 1)
      if (this.isOpen(item)) this.addBranch(item.id, level + 1)
    }
    if (branch?.status === 'ready') return
    const kind = branch?.status === 'failed' ? 'failed' : 'loading'
    if (kind === 'loading' && siblings > 0) return // refreshing: the old children stay
    const key = `${kind}:${String(parentId)}`
    this.made.set(this.length, { kind, key, parentId, level, retry: branch?.retry })
    this.add(undefined, lines, 0)
  }

  private add(item: TreeItem<Data> | undefined, lines: BranchLines, position: number) {
    this.items.push(item)
    this.branches.push(lines)
    this.positions.push(position)
  }
}

/**
 * Where a line is, or -1. `likely` is where it was: while nothing opens or closes it is there still, and
 * no other line is looked at.
 */
export function indexOfKey(rows: TreeRows, key: string | null | undefined, likely = 0): number {
  if (key === undefined || key === null) return -1
  if (rows.keyAt(likely) === key) return likely
  for (let index = 0; index < rows.length; index += 1) {
    if (rows.keyAt(index) === key) return index
  }
  return -1
}

/** Where the line above it in the tree is, or -1: the nearest one before it that is less deep. */
export function indexOfParent(rows: TreeRows, index: number): number {
  const level = rows.levelAt(index) || 1
  let at = index - 1
  while (at >= 0 && rows.levelAt(at) >= level) at -= 1
  return at
}

/** Keys of the line at `index` and of all below it. */
export function keysOfBranch(rows: TreeRows, index: number): Set<string> {
  const keys = new Set<string>()
  const top = rows.keyAt(index)
  if (top === undefined) return keys
  keys.add(top)
  const level = rows.levelAt(index)
  for (let at = index + 1; rows.levelAt(at) > level; at += 1) keys.add(rows.keyAt(at) ?? '')
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
  const takeAll = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      if (!node.children) continue
      const own = node.children as readonly Node[]
      children.set(node.id, own)
      takeAll(own)
    }
  }
  return (parentId) => {
    const known = branches.get(parentId)
    if (known) return known
    if (!children.has(parentId) && !isWhole) {
      takeAll(roots) // asked for before the branch that it is in
      isWhole = true
    }
    const nodes = children.get(parentId)
    if (!nodes) return { status: 'ready', items: noItems }
    const items: TreeItem<Data>[] = []
    for (let index = 0; index < nodes.length; index += 1) {
      const node = nodes[index] as Node
      items.push(toItem(node))
      if (node.children && !isWhole) children.set(node.id, node.children as readonly Node[])
    }
    const branch: TreeBranch<Data> = { status: 'ready', items }
    branches.set(parentId, branch)
    return branch
  }
}

/** Ids of every node that has children in a nested tree: all open. */
export function idsWithChildren(roots: readonly NestedNode[]): Set<string> {
  const ids = new Set<string>()
  const visit = (nodes: readonly NestedNode[]) => {
    for (let index = 0; index < nodes.length; index += 1) {
      const { id, children } = nodes[index] as NestedNode
      if (!children?.length) continue
      ids.add(id)
      visit(children)
    }
  }
  visit(roots)
  return ids
}
