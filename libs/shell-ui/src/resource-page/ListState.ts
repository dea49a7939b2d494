import type { ResourceQuery } from '../search/defineSearch.js'
import type { LoadPagesOptions } from './loadPages.js'

/** What is selected: rows by their ids, or every row that the filters find but some. */
export type RowSelection<Query extends ResourceQuery = ResourceQuery> =
  | { kind: 'ids'; ids: ReadonlySet<string> }
  | { kind: 'all'; query: Query; except: ReadonlySet<string> }

/** A list as it stands: its query, its rows, what is selected, and what may be done with it. */
export interface ListState<Query extends ResourceQuery, Row> {
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
  /** Ids of the selected rows of this page. */
  selection: ReadonlySet<string>
  /** What is selected, over all pages. */
  chosen: RowSelection<Query>
  /** How many rows that is. */
  chosenCount: number
  /** Selects every row that the filters find. */
  chooseAll: () => void
  /** Rows that were loaded, by their ids: those of this page, and those of `loadAll`. */
  rowsOf: (ids: ReadonlySet<string>) => Row[]
  /** Loads every row that the filters find, a hundred at a time. */
  loadAll: (options?: LoadPagesOptions) => Promise<Row[]>
  setSelection: (selection: ReadonlySet<string>) => void
  clearSelection: () => void
  /** Changes filters; back to page 1. */
  setFilter: (filter: Partial<Query>) => void
  /** Changes the sorting; back to page 1. */
  setSort: (sort: string | undefined) => void
  /** Changes page or size, as Pagination asks for it. */
  setPage: (next: { page: number; size: number }) => void
}
