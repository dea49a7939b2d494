import {
  useQueries,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { GetBranch, TreeBranch, TreeItem } from './treeRows.js'

/** How to ask for the children of a node; of the root for `null`. */
export type BranchOptions<Nodes extends readonly unknown[], Key extends QueryKey> = (
  parentId: string | null,
) => UseQueryOptions<Nodes, Error, Nodes, Key>

/**
 * Branches of a tree that loads as it opens: one query for the root and one for each open node.
 * Invalidating the queries refreshes what is open; the old children stay meanwhile. Keep `toItem`
 * stable.
 */
export function useTreeBranches<Nodes extends readonly unknown[], Key extends QueryKey>(
  expanded: ReadonlySet<string>,
  options: BranchOptions<Nodes, Key>,
  toItem: (node: Nodes[number]) => TreeItem<Nodes[number]>,
): GetBranch<Nodes[number]> {
  const parents = useMemo(() => [null, ...expanded], [expanded])
  const combine = useCallback(
    (results: readonly UseQueryResult<Nodes>[]) => {
      const branches = new Map<string | null, TreeBranch<Nodes[number]>>()
      results.forEach(({ data, status, refetch }, index) => {
        branches.set(parents[index] ?? null, {
          status: data ? 'ready' : status === 'error' ? 'failed' : 'loading',
          items: data?.map(toItem) ?? [],
          retry: () => void refetch(),
        })
      })
      return (parentId: string | null) => branches.get(parentId)
    },
    [parents, toItem],
  )
  return useQueries({ queries: parents.map((parentId) => options(parentId)), combine })
}
