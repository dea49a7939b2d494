import type { PermissionCode } from '@spruce/validators/permission'
import {
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Action } from '../actions/defineAction.js'
import type { DataColumn } from '../data-table/columns.js'
import type { Text } from '../i18n/text.js'
import { defaultPageSize } from '../pagination/pages.js'
import { useLatest } from '../provider/useLatest.js'
import type { ResourceQuery } from '../search/defineSearch.js'
import type { TableViews } from '../views/useTableViews.js'
import type { ListState, RowSelection } from './ListState.js'
import { loadPages, type LoadPagesOptions } from './loadPages.js'

/** One page of a list, as `listOf` and `unwrapList` of api-client give it. */
export interface ResourceList<Row> {
  readonly rows: readonly Row[]
  /** Rows over all pages. */
  readonly total: number
}

export interface ResourceListOptions<
  Query extends ResourceQuery,
  List extends ResourceList<unknown>,
  Key extends QueryKey,
> {
  query: Query
  /** Merges into the query; `undefined` removes a key. */
  onQueryChange: (patch: Partial<Query>) => void
  /** A query options factory of the library that knows the endpoint. */
  list: (query: Query) => UseQueryOptions<List, Error, List, Key>
  /** Default: the row's `id`. */
  rowId?: (row: List['rows'][number]) => string
}

/** What a resource says of its page. */
export interface ResourceScreen<Row> {
  title: Text
  permission: PermissionCode
  columns: readonly DataColumn<Row>[]
  views: TableViews
  exportAction?: Action
}

/** What the parts of a ResourcePage share. */
export interface ResourceState<Query extends ResourceQuery, Row> extends ListState<Query, Row> {
  /** Of a resource: what the page shows around the list. */
  screen?: ResourceScreen<Row>
}

const nothing: ReadonlySet<string> = new Set()
const noRows: readonly never[] = []

/**
 * What every list needs, once, on a page or in a dialog: a filter or size change resets the page to 1, the former
 * rows stay while newer ones load, the selection clears when the page changes, a page that is no more
 * gives way to the last one. State goes in and out
 * as `query` and `onQueryChange`.
 */
export function useResourceList<
  Query extends ResourceQuery,
  List extends ResourceList<unknown>,
  Key extends QueryKey,
>(options: ResourceListOptions<Query, List, Key>): ResourceState<Query, List['rows'][number]> {
  const { query, list } = options
  const { data, error, isPending, isFetching, refetch } = useQuery<List, Error, List, Key>({
    ...list(query),
    placeholderData: (former) => former, // the old rows stay while newer ones load
  })
  const page = query.page ?? 1
  const size = query.size ?? defaultPageSize
  const [selected, setSelected] = useState<Selected<Query>>({ of: query, ids: nothing })
  const isSame = selected.isAll
    ? isSameView(selected.of, query, viewKeys)
    : isSameView(selected.of, query)
  const isAll = isSame && selected.isAll === true
  const marked = isSame ? selected.ids : nothing
  const client = useQueryClient()
  const collected = useRef(new Map<string, List['rows'][number]>())

  const latest = useLatest({ rowId: idOf, ...options, isAll, marked, data })
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
      setSelection: (ids: ReadonlySet<string>) => {
        const { query: of, isAll: hasAll, marked: except, data: shown, rowId } = latest.current
        if (!hasAll) {
          setSelected({ of, ids })
          return
        }
        const onPage = (shown?.rows ?? noRows).map(rowId)
        const left = onPage.filter((id) => !ids.has(id))
        const elsewhere = [...except].filter((id) => !onPage.includes(id))
        setSelected({ of, ids: new Set([...elsewhere, ...left]), isAll: true })
      },
      chooseAll: () => setSelected({ of: latest.current.query, ids: nothing, isAll: true }),
      loadAll: async (wanted: LoadPagesOptions = {}) => {
        const { query: filters, rowId } = latest.current
        const rows = await loadPages(
          (at, rowsPerPage) =>
            client.query({
              ...latest.current.list({ ...filters, page: at, size: rowsPerPage }),
              staleTime: 0,
              gcTime: 0, // on its way to a file or an operation, not to the screen
            }),
          { ...wanted, rowId },
        )
        for (const row of rows) collected.current.set(rowId(row), row)
        return rows
      },
      rowsOf: (ids: ReadonlySet<string>) => {
        const { data: shown, rowId } = latest.current
        const byId = new Map((shown?.rows ?? noRows).map((row) => [rowId(row), row]))
        return [...ids].flatMap((id) => byId.get(id) ?? collected.current.get(id) ?? [])
      },
      clearSelection: () => setSelected({ of: latest.current.query, ids: nothing }),
      retry: () => void refetch(),
    }),
    [change, latest, refetch, client],
  )
  const { rows = noRows, total = 0 } = data ?? {}
  const { setPage } = actions
  const lastPage = Math.ceil(total / size)
  // The last rows of the last page were removed, or a link names a page that is no more.
  const isBeyond = !isFetching && rows.length === 0 && total > 0 && page > lastPage
  useEffect(() => {
    if (isBeyond) setPage({ page: lastPage, size })
  }, [isBeyond, setPage, lastPage, size])

  const { rowId = idOf } = options
  const selection = useMemo(
    () => (isAll ? new Set(rows.map(rowId).filter((id) => !marked.has(id))) : marked),
    [isAll, rows, rowId, marked],
  )
  const chosen = useMemo(
    (): RowSelection<Query> =>
      isAll ? { kind: 'all', query, except: marked } : { kind: 'ids', ids: marked },
    [isAll, query, marked],
  )

  return {
    ...actions,
    chosen,
    chosenCount: isAll ? total - marked.size : marked.size,
    query,
    page,
    size,
    rows,
    total,
    isLoading: isPending,
    isRefreshing: isFetching && data !== undefined,
    error,
    isFiltered: countFilters(query) > 0,
    selection,
  }
}

interface Selected<Query> {
  /** The query that it was made in: another one begins without a selection. */
  of: Query
  /** The selected ones; with `isAll` those that are not. */
  ids: ReadonlySet<string>
  isAll?: boolean
}

const viewKeys = new Set(['page', 'size', 'sort'])

function idOf(row: unknown): string {
  return String(Reflect.get(Object(row) as object, 'id'))
}

function isSameView(one: object, other: object, ignored?: ReadonlySet<string>): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every(
    (key) => ignored?.has(key) || Object.is(Reflect.get(one, key), Reflect.get(other, key)),
  )
}

/** How many filters a query has; the two ends of a range are one. */
export function countFilters(query: object): number {
  const set = Object.entries(query)
    .filter(([key, value]) => !viewKeys.has(key) && value !== undefined && value !== '')
    .map(([key]) => (key === 'to' ? 'from' : key))
  return new Set(set).size
}
