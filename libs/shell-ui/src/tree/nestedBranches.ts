import type { BranchNodes, GetBranch, TreeBranch, TreeItem } from './treeRows.js'

/** A whole tree in hand, as the answer to a search. */
export interface NestedNode {
  id: string
  children?: readonly NestedNode[] | undefined
}

/**
 * Reads a nested tree as branches. `toItem` says how a node looks, by nothing but the node; it is asked
 * of those that are looked at: a hundred thousand nodes that nobody has opened, or scrolled to, cost
 * next to nothing.
 */
export function nestedBranches<Node extends NestedNode, Data = Node>(
  roots: readonly Node[],
  toItem: (node: Node) => TreeItem<Data>,
): GetBranch<Data> {
  const children = new Map<string | null, readonly Node[]>([[null, roots]])
  const branches = new Map<string | null, NestedBranch<Node, Data>>()
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
    if (!nodes) return { status: 'ready', items: [] }
    for (let index = 0; index < nodes.length && !isWhole; index += 1) {
      const node = nodes[index] as Node
      if (node.children) children.set(node.id, node.children as readonly Node[])
    }
    const branch = new NestedBranch(nodes, toItem)
    branches.set(parentId, branch)
    return branch
  }
}

/** Children in hand, of which only those that somebody looks at become items. */
class NestedBranch<Node extends NestedNode, Data> implements TreeBranch<Data>, BranchNodes<Data> {
  readonly status = 'ready'
  private made: (TreeItem<Data> | undefined)[] | undefined
  private all: readonly TreeItem<Data>[] | undefined

  constructor(
    private readonly list: readonly Node[],
    private readonly toItem: (node: Node) => TreeItem<Data>,
  ) {}

  get nodes(): BranchNodes<Data> {
    return this
  }

  get items(): readonly TreeItem<Data>[] {
    return (this.all ??= this.list.map((_, index) => this.at(index)))
  }

  get length(): number {
    return this.list.length
  }

  idAt(index: number): string {
    return this.nodeAt(index).id
  }

  labelAt(index: number): string {
    return (this.made?.[index] ?? this.toItem(this.nodeAt(index))).label
  }

  mayOpen(index: number): boolean {
    return this.nodeAt(index).children !== undefined
  }

  at(index: number): TreeItem<Data> {
    this.made ??= []
    return (this.made[index] ??= this.toItem(this.nodeAt(index)))
  }

  private nodeAt(index: number): Node {
    return this.list[index] as Node
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
