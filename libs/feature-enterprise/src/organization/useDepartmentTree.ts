import { useApi } from '@spruce/session/react'
import { type GetBranch, idsWithChildren, type TreeHandle, useTreeBranches } from '@spruce/shell-ui'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  departmentChildrenOptions,
  departmentSearchOptions,
  type DeptNode,
  searchLimit,
} from './departmentQueries.js'
import { branchesToLoad, departmentItem, searchBranches } from './departmentTree.js'

/** The department tree as it stands: what is open, what is found, and how to bring a node into sight. */
export interface DepartmentTree {
  ref: RefObject<TreeHandle | null>
  getBranch: GetBranch<DeptNode>
  expanded: ReadonlySet<string>
  setExpanded: (expanded: ReadonlySet<string>) => void
  keyword: string
  setKeyword: (keyword: string) => void
  /** The answer of a search, while one is shown. */
  found: { total: number; shown: number } | undefined
  /** The top level has answered. */
  isLoaded: boolean
  error: Error | null
  retry: () => void
  /** Opens the departments above one, so that it can be seen, and scrolls to it. */
  reveal: (above: readonly string[], id: string) => void
}

const nothing: ReadonlySet<string> = new Set()

/** Keeps which branches are open; loads an open branch once and nothing that is closed. */
export function useDepartmentTree(): DepartmentTree {
  const api = useApi()
  const client = useQueryClient()
  const ref = useRef<TreeHandle>(null)
  const [keyword, setKeyword] = useState('')
  const [chosen, setOpened] = useState<ReadonlySet<string>>()
  const [openedFound, setOpenedFound] = useState<{ keyword: string; ids: ReadonlySet<string> }>()
  const [awaited, setAwaited] = useState<string>()

  const top = useQuery(departmentChildrenOptions(api, null))
  const only = top.data?.length === 1 ? top.data[0]?.id : undefined
  // A single department at the top is opened from the start: alone it says nothing.
  const opened = useMemo(
    () => chosen ?? (only === undefined ? nothing : new Set([only])),
    [chosen, only],
  )

  const search = useQuery({
    ...departmentSearchOptions(api, keyword),
    placeholderData: keepPreviousData,
  })
  const forest = keyword === '' ? undefined : search.data?.rows
  const expanded = useMemo(() => {
    if (!forest) return opened
    return openedFound?.keyword === keyword ? openedFound.ids : idsWithChildren(forest)
  }, [forest, opened, openedFound, keyword])

  const loading = useMemo(
    () => (forest ? branchesToLoad(forest, expanded) : expanded),
    [forest, expanded],
  )
  const loaded = useTreeBranches(
    loading,
    useCallback((parentId: string | null) => departmentChildrenOptions(api, parentId), [api]),
    departmentItem,
  )
  const getBranch = useMemo<GetBranch<DeptNode>>(
    () => (forest ? searchBranches(forest, loaded) : loaded),
    [forest, loaded],
  )

  useEffect(() => {
    if (awaited === undefined || !isVisible(getBranch, expanded, awaited)) return
    ref.current?.reveal(awaited)
    setAwaited(undefined)
  }, [awaited, getBranch, expanded])

  return {
    ref,
    getBranch,
    expanded,
    setExpanded: (ids) => (forest ? setOpenedFound({ keyword, ids }) : setOpened(ids)),
    keyword,
    setKeyword,
    found:
      forest && search.data
        ? { total: search.data.total, shown: Math.min(search.data.total, searchLimit) }
        : undefined,
    isLoaded: top.data !== undefined,
    error: keyword === '' ? top.error : (search.error ?? top.error),
    retry: () => void (keyword === '' || top.error ? top.refetch() : search.refetch()),
    reveal: useCallback(
      (above: readonly string[], id: string) => {
        for (const parentId of above)
          void client.query(departmentChildrenOptions(api, parentId)).catch(() => undefined)
        if (above.length > 0) setOpened((ids = nothing) => new Set([...ids, ...above]))
        setAwaited(id)
      },
      [api, client],
    ),
  }
}

/** Whether the node is among the lines that the tree draws. */
function isVisible(
  getBranch: GetBranch<DeptNode>,
  expanded: ReadonlySet<string>,
  id: string,
  parentId: string | null = null,
): boolean {
  return !!getBranch(parentId)?.items.some(
    (item) =>
      item.id === id ||
      (item.hasChildren && expanded.has(item.id) && isVisible(getBranch, expanded, id, item.id)),
  )
}
