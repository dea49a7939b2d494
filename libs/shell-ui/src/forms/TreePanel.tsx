import { useCallback, useMemo, type ReactNode } from 'react'
import { SearchField } from '../search-field/SearchField.js'
import { Tree } from '../tree/Tree.js'
import type { GetBranch, TreeItem } from '../tree/treeRows.js'

/** What fields that choose from a tree take of it. */
export interface TreeSource<Data> {
  /** The children of a node; undefined while they load. */
  getBranch: GetBranch<Data>
  /** Ids of the open nodes. */
  expanded: ReadonlySet<string>
  /** Takes the ids of the open nodes. */
  onExpandedChange: (expanded: ReadonlySet<string>) => void
  /** Name of a chosen node, which the tree may not have loaded. */
  labelOf: (id: string) => string | undefined
  /** Given, a search stands above the tree; `getBranch` then gives what was found. */
  onSearch?: (keyword: string | undefined) => void
  /** What is searched for. */
  keyword?: string | undefined
  /** Nodes that may not be chosen are shown all the same. */
  canChoose?: (item: TreeItem<Data>) => boolean
}

export interface TreePanelProps<Data> {
  /** Names the tree. */
  label: string
  /** The tree, and what of it is open. */
  source: TreeSource<Data>
  /** The node chosen, where one may be. */
  selected?: string | null | undefined
  /** The nodes chosen, where several may be. */
  checked?: ReadonlySet<string>
  /** A node was chosen. */
  onChoose: (item: TreeItem<Data>) => void
  /** Takes the element that gets the focus when the panel opens. */
  attach: (element: HTMLElement | null) => void
  /** Above the tree. */
  children?: ReactNode
}

/** The floating part of a tree field: search and tree, 300 px high (spec section 9). */
export function TreePanel<Data>(props: TreePanelProps<Data>) {
  const { label, source, selected, checked, onChoose, attach, children } = props
  const { getBranch, canChoose, onSearch } = source
  const setPanel = useCallback(
    (element: HTMLElement | null) =>
      attach(element?.querySelector<HTMLElement>('input, [role=tree]') ?? null),
    [attach],
  )
  const branchOf = useMemo<GetBranch<Data>>(
    () => (canChoose ? withDisabled(getBranch, canChoose) : getBranch),
    [getBranch, canChoose],
  )
  return (
    <div className="sp-tree-select" ref={setPanel}>
      {onSearch && <SearchField value={source.keyword} onChange={onSearch} />}
      {children}
      <Tree<Data>
        label={label}
        getBranch={branchOf}
        expanded={source.expanded}
        onExpandedChange={source.onExpandedChange}
        selected={selected}
        {...(checked ? { checked } : {})}
        onSelect={onChoose}
        highlight={source.keyword}
      />
    </div>
  )
}

function withDisabled<Data>(
  getBranch: GetBranch<Data>,
  canChoose: (item: TreeItem<Data>) => boolean,
): GetBranch<Data> {
  return (parentId) => {
    const branch = getBranch(parentId)
    if (!branch) return undefined
    const items = branch.items.map((item) => ({ ...item, isDisabled: !canChoose(item) }))
    return { ...branch, items }
  }
}
