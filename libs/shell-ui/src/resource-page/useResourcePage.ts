import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { defaultPageSize } from '../pagination/pages.js'
import { useLatest } from '../provider/useLatest.js'

/** What the address of every management screen may carry; filters stand beside it. */
export interface ResourceQuery {
  /** From 1. */
  page?: number | undefined
  size?: number | undefined
  /** As the contract spells it: `name`, `-name`. */
  sort?: string | undefined
}

/** One page of a list, as `unwrapList` of api-client gives it. */
export interface ResourceList<Row> {
  rows: readonly Row[]
  /** Rows over all pages. */
  total: number
}

export interface ResourcePageOptions<
  Query extends ResourceQuery,
  List extends ResourceList<unknown>,
  Key extends QueryKey,
> {
  query: Query
  /** Merges into the query; `undefined` removes a key. */
  onQueryChange: (patch: Partial<Query>) => void
  /** A query options factory of the library that knows the endpoint. */
  list: (query: Query) => UseQueryOptions<List, Error, List, Key>
}

/** What the parts of a ResourcePage share. */
export interface ResourceState<Query extends ResourceQuery, Row> {
  query: Query
  page: number
  size: number
  rows: readonly Row[]
  total: number
  /** No rows yet. */
  isLoading: boolean
  /** Newer rows are under way; these are the former ones. */
  isRefreshing: boolean
  error: Error | null
  /** A filter is set: an empty list means that nothing was found. */
  isFiltered: boolean
  retry: () => void
  selection: ReadonlySet<string>
  setSelection: (selection: ReadonlySet<string>) => void
  clearSelection: () => void
  /** Changes filters; back to page 1. */
  setFilter: (filter: Partial<Query>) => void
  /** Changes the sorting; back to page 1. */
  setSort: (sort: string | undefined) => void
  /** Changes page or size, as Pagination asks for it. */
  setPage: (next: { page: number; size: number }) => void
}

const nothing: ReadonlySet<string> = new Set()
const noRows: readonly never[] = []

/**
 * What every management screen needs, once: a filter or size change resets the page to 1, the former
 * rows stay while newer ones load, the selection clears when the page changes, a page that is no more
 * gives way to the last one. State goes in and out
 * as `query` and `onQueryChange`.
 */
export function useResourcePage<
  Query extends ResourceQuery,
  List extends ResourceList<unknown>,
  Key extends QueryKey,
>(options: ResourcePageOptions<Query, List, Key>): ResourceState<Query, List['rows'][number]> {
  const { query, list } = options
  const { data, error, isPending, isFetching, refetch } = useQuery<List, Error, List, Key>({
    ...list(query),
    placeholderData: (former) => former, // the old rows stay while newer ones load
  })
  const page = query.page ?? 1
  const size = query.size ?? defaultPageSize
  const [selected, setSelected] = useState({ of: query, ids: nothing })
  const isSame = isSameView(selected.of, query)
  const selection = isSame ? selected.ids : nothing

  const latest = useLatest(options)
  const change = useCallback(
    (patch: Partial<Query>) => latest.current.onQueryChange(patch),
    [latest],
  )
  const actions = useMemo(
    () => ({
      setFilter: (filter: Partial<Query>) => change({ ...filter, page: undefined }),
      setSort: (sort: string | undefined) =>
        change({ sort, page: undefined } satisfies ResourceQuery as Partial<Query>),
      setPage: (next: { page: number; size: number }) =>
        change({
          page: next.page === 1 ? undefined : next.page,
          size: next.size === defaultPageSize ? undefined : next.size,
        } satisfies ResourceQuery as Partial<Query>),
      setSelection: (ids: ReadonlySet<string>) => setSelected({ of: latest.current.query, ids }),
      clearSelection: () => setSelected({ of: latest.current.query, ids: nothing }),
      retry: () => void refetch(),
    }),
    [change, latest, refetch],
  )
  const { rows = noRows, total = 0 } = data ?? {}
  const { setPage } = actions
  const lastPage = Math.ceil(total / size)
  // The last rows of the last page were removed, or a link names a page that is no more.
  const isBeyond = !isFetching && rows.length === 0 && total > 0 && page > lastPage
  useEffect(() => {
    if (isBeyond) setPage({ page: lastPage, size })
  }, [isBeyond, setPage, lastPage, size])

  return {
    ...actions,
    query,
    page,
    size,
    rows,
    total,
    isLoading: isPending,
    isRefreshing: isFetching && data !== undefined,
    error,
    isFiltered: hasFilter(query),
    selection,
  }
}

const viewKeys = new Set(['page', 'size', 'sort'])

function isSameView(one: object, other: object): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => Object.is(Reflect.get(one, key), Reflect.get(other, key)))
}

function hasFilter(query: object): boolean {
  return Object.entries(query).some(
    ([key, value]) => !viewKeys.has(key) && value !== undefined && value !== '',
  )
}
