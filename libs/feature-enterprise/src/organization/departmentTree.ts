import type { GetBranch, TreeItem } from '@spruce/shell-ui'
import type { DeptNode } from './departmentQueries.js'

/** A department as a node of a tree: its head count stands behind its name. */
export function departmentItem(node: DeptNode): TreeItem<DeptNode> {
  return {
    id: node.id,
    label: node.name,
    hasChildren: node.childCount > 0,
    note: String(node.memberCount),
    isMatched: node.matched,
    data: node,
  }
}

/**
 * The branches of a search: the ways to the matches. Below a match that the answer ends at, what was
 * loaded stands in, so that it can be opened like any other.
 */
export function searchBranches(
  forest: readonly DeptNode[],
  loaded: GetBranch<DeptNode>,
): GetBranch<DeptNode> {
  const found = new Map<string | null, readonly TreeItem<DeptNode>[]>([
    [null, forest.map(departmentItem)],
  ])
  const collect = (nodes: readonly DeptNode[]): void => {
    for (const { id, children } of nodes) {
      if (children.length > 0) found.set(id, children.map(departmentItem))
      collect(children)
    }
  }
  collect(forest)
  return (parentId) => {
    const items = found.get(parentId)
    return items ? { status: 'ready', items } : loaded(parentId)
  }
}

/** The opened departments whose children an answer of a search does not hold: they are loaded. */
export function branchesToLoad(
  forest: readonly DeptNode[],
  expanded: ReadonlySet<string>,
): ReadonlySet<string> {
  const missing = new Set(expanded)
  const visit = (nodes: readonly DeptNode[]): void => {
    for (const { id, children } of nodes) {
      if (children.length > 0) missing.delete(id)
      visit(children)
    }
  }
  visit(forest)
  return missing
}
