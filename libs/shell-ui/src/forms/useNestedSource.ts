import { useMemo, useState } from 'react'
import type { TreeSource } from './TreePanel.js'
import { useTextMatch } from '../pinyin/useTextMatch.js'
import { idsWithChildren, nestedBranches, type NestedNode } from '../tree/nestedBranches.js'
import type { TreeItem } from '../tree/treeRows.js'

/** A tree in hand, as a field takes it. @public */
export interface NestedSource<Data> extends Pick<
  TreeSource<Data>,
  'getBranch' | 'expanded' | 'onExpandedChange'
> {
  keyword: string | undefined
  onSearch: (keyword: string | undefined) => void
}

/**
 * Gives a tree field a whole tree, open at first, with a search above it: by characters, full pinyin or initials; what
 * fits stands below its parents, and those are open.
 * @param toItem how a node looks, by nothing but the node; the same function as long as nodes look the same
 * @public
 */
export function useNestedSource<Node extends NestedNode, Data = Node>(
  roots: readonly Node[],
  toItem: (node: Node) => TreeItem<Data>,
): NestedSource<Data> {
  const [keyword, setKeyword] = useState<string>()
  const [opened, setOpened] = useState<{ keyword: string | undefined; ids: ReadonlySet<string> }>()
  const matches = useTextMatch(keyword)
  const shown = useMemo(
    () =>
      keyword?.trim()
        ? narrowed(roots, (node) => matches(toItem(node).label, keyword))
        : { nodes: roots, open: idsWithChildren(roots) },
    [roots, toItem, keyword, matches],
  )
  const getBranch = useMemo(() => nestedBranches(shown.nodes, toItem), [shown, toItem])
  return {
    getBranch,
    expanded: opened && opened.keyword === keyword ? opened.ids : shown.open,
    onExpandedChange: (ids) => setOpened({ keyword, ids }),
    keyword,
    onSearch: setKeyword,
  }
}

/** The nodes that fit, with those above them, which are open; below a node that alone fits, everything stays. */
function narrowed<Node extends NestedNode>(
  roots: readonly Node[],
  fits: (node: Node) => boolean,
): { nodes: readonly Node[]; open: ReadonlySet<string> } {
  const open = new Set<string>()
  const visit = (nodes: readonly Node[]): Node[] =>
    nodes.flatMap((node) => {
      const children = visit((node.children ?? []) as readonly Node[])
      if (children.length === 0) return fits(node) ? [node] : []
      open.add(node.id)
      return [{ ...node, children }]
    })
  return { nodes: visit(roots), open }
}
