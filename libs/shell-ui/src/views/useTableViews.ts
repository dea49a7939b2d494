import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { DataColumn } from '../data-table/columns.js'
import type { ColumnView } from '../data-table/columnViews.js'
import { usePermitted } from '../permissions/PermissionProvider.js'
import { useErrorReport } from '../provider/errors.js'
import { useLatest } from '../provider/useLatest.js'
import { useDensity } from '../provider/useMedia.js'
import type { ResourceQuery } from '../search/defineSearch.js'
import type { ListState } from '../resource-page/ListState.js'
import type { Density } from '../theme/layout.js'
import { standardView, type TableView } from './tableView.js'
import { viewChanges } from './viewChanges.js'
import { findView, splitKey, useViewPort, type ViewKey, type ViewSet } from './ViewPort.js'
import { fingerprint, firstKey, isBare, queryOf, viewOf } from './viewState.js'

export interface TableViewOptions<Query extends ResourceQuery, Row> {
  /** What the table is called where views are kept: `members`. */
  table: string
  /** Keep it stable: declare it outside the component. */
  columns: readonly DataColumn<Row>[]
  state: ListState<Query, Row>
  /** The filters that make a view; others, as a chosen department, stay as they are. */
  filters: readonly (keyof Query & string)[]
  /** Reads filters as the address does: what a view holds that is no more is left out. */
  readQuery: (search: Record<string, unknown>) => Query
}

/** The views of a table, and what may be done with them. */
export interface TableViews {
  columnViews: readonly ColumnView[]
  setColumnViews: (views: readonly ColumnView[]) => void
  density: Density | undefined
  setDensity: (density: Density) => void
  /** False: there is no place for views, and no menu. */
  isKept: boolean
  isLoading: boolean
  error: unknown
  retry: () => void
  set: ViewSet | undefined
  /** The view on show. */
  current: ViewKey
  /** The table is no more as its view says. */
  isModified: boolean
  canSave: boolean
  canShare: boolean
  /** How many views of a kind are kept, and how long a name may be. */
  limits: ViewLimits
  choose: (key: ViewKey) => void
  /** Keeps the table as it is as the view on show. */
  save: () => Promise<void>
  /** Keeps the table as it is under a new name, and shows that view. */
  saveAs: (name: string, isShared: boolean) => Promise<void>
  rename: (key: ViewKey, name: string) => Promise<void>
  /** Resolves with a function that brings the view back. */
  remove: (key: ViewKey) => Promise<() => Promise<void>>
  /** Undefined: nobody starts with a shared one. */
  setDefault: (name: string | undefined) => Promise<void>
}

/** See TableViews. */
export interface ViewLimits {
  views: number
  name: number
}

const noPlace: ViewLimits = { views: 0, name: 50 }
const nothing: ViewSet = { mine: [], shared: [], defaultName: undefined, lastUsed: undefined }

/**
 * Joins a table to the views that are kept of it. The address wins: its filters stay when a page opens,
 * and a page without any starts with the view used last, then with the tenant's default.
 */
export function useTableViews<Query extends ResourceQuery, Row>(
  options: TableViewOptions<Query, Row>,
): TableViews {
  const { table, columns, state, filters, readQuery } = options
  const port = useViewPort()
  const client = useQueryClient()
  const report = useErrorReport()
  const isPermitted = usePermitted()
  const personal = useDensity()
  const queryKey = useMemo(() => ['table-views', table] as const, [table])
  const { data, error, isPending, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => port?.load(table, signal) ?? nothing,
    enabled: port !== undefined,
    staleTime: 60_000,
    meta: { silent: true }, // the menu says it
  })
  const [current, setCurrent] = useState<ViewKey>('')
  const [columnViews, setColumnViews] = useState(standardView.columns)
  const [density, setDensity] = useState<Density>()
  const shown = viewOf({
    query: state.query,
    filters,
    columns,
    columnViews,
    density: density ?? personal,
  })
  const latest = useLatest({ data, port, state, filters, readQuery, current, shown })

  const actions = useMemo(() => {
    const changes = viewChanges(
      table,
      () => latest.current.port,
      (set) => client.setQueryData(queryKey, set),
    )
    function show(key: ViewKey, view: TableView) {
      setCurrent(key)
      setColumnViews(view.columns)
      setDensity(view.density)
    }
    function remember(key: ViewKey) {
      if (!latest.current.port?.isReadOnly) changes.remember(key).catch(report)
    }
    return {
      /** The first view of a page that has just opened. */
      open: (set: ViewSet) => {
        const now = latest.current
        const key = firstKey(set)
        const view = findView(set, key)?.view
        if (!view) return
        show(key, view)
        if (!isBare(now.state.query, now.filters)) return
        now.state.setFilter(queryOf(view, now.filters, now.readQuery))
      },
      choose: (key: ViewKey) => {
        const now = latest.current
        const view = findView(now.data, key)?.view ?? standardView
        show(key, view)
        now.state.setFilter(queryOf(view, now.filters, now.readQuery))
        remember(key)
      },
      save: () => changes.put(latest.current.current, latest.current.shown),
      saveAs: async (name: string, isShared: boolean) => {
        const key: ViewKey = isShared ? `shared/${name}` : `mine/${name}`
        const view = latest.current.shown
        await changes.put(key, view)
        show(key, view)
        remember(key)
      },
      rename: async (key: ViewKey, name: string) => {
        const isCurrent = latest.current.current === key
        await changes.rename(key, name)
        if (!isCurrent) return
        const [kind] = splitKey(key)
        const renamed: ViewKey = kind === 'shared' ? `shared/${name}` : `mine/${name}`
        setCurrent(renamed)
        if (kind === 'shared') remember(renamed)
      },
      remove: async (key: ViewKey) => {
        const undo = await changes.remove(key)
        if (latest.current.current === key) setCurrent('')
        return undo
      },
      setDefault: changes.setDefault,
    }
  }, [client, latest, queryKey, report, table])

  const isOpened = useRef(false)
  useLayoutEffect(() => {
    if (!data || isOpened.current) return
    isOpened.current = true // effects run again each time the tab is shown
    actions.open(data)
  }, [data, actions])

  const kept = findView(data, current)?.view ?? standardView
  const settled = viewOf({
    query: queryOf(kept, filters, readQuery),
    filters,
    columns,
    columnViews: kept.columns,
    density: kept.density ?? personal,
  })
  const canSave = port !== undefined && port.isReadOnly !== true
  const { choose, save, saveAs, rename, remove, setDefault } = actions
  return {
    ...{ choose, save, saveAs, rename, remove, setDefault },
    ...{ columnViews, setColumnViews, density, setDensity },
    isKept: port !== undefined,
    isLoading: port !== undefined && isPending,
    error,
    retry: () => void refetch(),
    set: data,
    current,
    isModified: fingerprint(shown) !== fingerprint(settled),
    canSave,
    canShare: canSave && isPermitted(port.sharePermission),
    limits: port?.limits ?? noPlace,
  }
}
