import type { PermissionCode } from '@spruce/validators/permission'
import { use, useMemo, type ReactNode } from 'react'
import { ActionBar } from '../actions/ActionBar.js'
import type { Action } from '../actions/defineAction.js'
import { useActions } from '../actions/useActions.js'
import { DataTable } from '../data-table/DataTable.js'
import type { DataColumn } from '../data-table/columns.js'
import { PageHeader } from '../display/PageHeader.js'
import { Pagination as PageControl } from '../pagination/Pagination.js'
import { useIsNarrow } from '../provider/useMedia.js'
import { useText } from '../i18n/text.js'
import { usePermitted } from '../permissions/PermissionProvider.js'
import { statusOf } from '../provider/errors.js'
import type { ResourceQuery } from '../search/defineSearch.js'
import { NoPermissionState } from '../states/StateView.js'
import { ViewMenu } from '../views/ViewMenu.js'
import { FoldedFilters } from './FoldedFilters.js'
import { SelectionBar } from './SelectionBar.js'
import { ResourceContext, type ResourcePageContext, useResource } from './ResourceContext.js'
import { countFilters, type ResourceState } from './useResourceList.js'

export interface ResourcePageProps<Query extends ResourceQuery, Row> {
  /** Of `useResourcePage`: the query in the address, and what the list says to it. */
  state: ResourceState<Query, Row>
  /** The heading, which also names the list to screen readers. Default: the resource's. */
  title?: string
  /** A sentence below the title; a section beside a tree has none. */
  lead?: ReactNode
  /** Without this permission the page shows why, and nothing else. Default: the resource's. */
  permission?: PermissionCode
  /** A section beside a tree: a second heading, no page frame of its own. */
  isSection?: boolean
  /** `ResourcePage.Toolbar`, `.Table` and `.Pagination`, in this order. */
  children?: ReactNode
}

/**
 * The composition of every management screen: filters, toolbar, table, pagination. It only lays out;
 * each part owns its rule. Put a SidePanel beside it where a tree belongs.
 */
export function ResourcePage<Query extends ResourceQuery, Row extends object>(
  props: ResourcePageProps<Query, Row>,
) {
  const { state, lead, isSection = false, children } = props
  const { screen } = state
  const say = useText()
  const isPermitted = usePermitted()
  const { title = say(screen?.title ?? ''), permission = screen?.permission } = props
  const context = { state: state as unknown as ResourcePageContext['state'], title }
  const isAllowed = isPermitted(permission)
  return (
    <ResourceContext value={context}>
      <section className={isSection ? 'sp-resource' : 'sp-resource sp-page'} aria-label={title}>
        {!isSection && <PageHeader title={title} lead={lead} />}
        {isAllowed ? children : <NoPermissionState permission={permission} />}
      </section>
    </ResourceContext>
  )
}

export interface ResourceFiltersProps {
  /** How many narrow the list. Default: what the query says beside page, size and sorting. */
  count?: number
  children?: ReactNode
}

/** In a row; on a narrow screen behind one button, so that the list itself is in sight. */
function Filters({ count, children }: ResourceFiltersProps) {
  const page = use(ResourceContext)
  const isNarrow = useIsNarrow()
  if (page && isNarrow) {
    const { query, total } = page.state
    return (
      <FoldedFilters count={count ?? countFilters(query)} total={total}>
        {children}
      </FoldedFilters>
    )
  }
  return (
    <div className="sp-filters" role="group">
      {children}
    </div>
  )
}

export interface ResourceToolbarProps {
  /** The page's own actions; the resource's export comes before them. */
  actions?: readonly Action[]
  /** Actions on the selected ids; they slide over the toolbar while something is selected. */
  bulk?: readonly Action<ReadonlySet<string>>[]
  /**
   * How many rows the operations of `bulk` take at once, as their contract says. Given, the whole result
   * can be selected: an action then gets the ids of all of it, which are loaded first. Default: the least
   * `max` of the actions.
   */
  bulkLimit?: number
  children?: ReactNode
}

const noActions: readonly never[] = []

function Toolbar(props: ResourceToolbarProps) {
  const { bulk = noActions, bulkLimit = leastMax(bulk), children } = props
  const { state } = useResource()
  const views = state.screen?.views
  const exportAction = state.screen?.exportAction
  const { actions: own = noActions } = props
  const actions = useMemo(() => (exportAction ? [exportAction, ...own] : own), [exportAction, own])
  const isSelecting = state.chosenCount > 0
  return (
    <div className="sp-toolbar">
      <div className="sp-toolbar-row" inert={isSelecting}>
        {children}
        <div className="sp-toolbar-actions">
          {views && <ViewMenu views={views} />}
          <ActionBar actions={actions} target={undefined} />
        </div>
      </div>
      {isSelecting && <SelectionBar state={state} bulk={bulk} limit={bulkLimit} />}
    </div>
  )
}

function leastMax(bulk: readonly Action<ReadonlySet<string>>[]): number | undefined {
  const limits = bulk.flatMap(({ max }) => max ?? [])
  return limits.length > 0 ? Math.min(...limits) : undefined
}

export interface ResourceTableProps<Row extends object> {
  /** Default: the resource's. */
  columns?: readonly DataColumn<Row>[]
  actions?: readonly Action<Row>[]
  /** Rows can be selected. */
  isSelectable?: boolean
  rowId?: (row: Row) => string
  rowName?: (row: Row) => string
  onOpen?: (row: Row) => void
  /** As `onOpen`, by an action: for who may run it, with its context, and the focus comes back. */
  openAction?: Action<Row>
  empty?: ReactNode
  /** Accessible name. Default: the page's title. */
  label?: string
  /** Named when the server answers 403. Default: the resource's. */
  permission?: PermissionCode
}

function Table<Row extends object>(props: ResourceTableProps<Row>) {
  const { isSelectable = false, label, openAction, ...rest } = props
  const { state, title } = useResource()
  const views = state.screen?.views
  const opening = useActions(useMemo(() => (openAction ? [openAction] : noActions), [openAction]))
  const { permission = state.screen?.permission } = props
  const { columns = state.screen?.columns ?? noActions } = props
  const isDenied = statusOf(state.error) === 403
  return (
    <DataTable<Row>
      {...rest}
      {...(openAction && { onOpen: (row: Row) => opening(row)[0]?.run() })}
      columns={columns}
      {...(views && {
        columnViews: views.columnViews,
        onColumnViewsChange: views.setColumnViews,
        density: views.density,
        onDensityChange: views.setDensity,
      })}
      label={label ?? title}
      rows={state.rows as readonly Row[]}
      total={state.total}
      offset={(state.page - 1) * state.size}
      sort={state.query.sort}
      onSortChange={state.setSort}
      selection={state.selection}
      {...(isSelectable ? { onSelectionChange: state.setSelection } : {})}
      isLoading={state.isLoading}
      isRefreshing={state.isRefreshing}
      isFiltered={state.isFiltered}
      error={state.error}
      missingPermission={isDenied ? (permission ?? true) : undefined}
      onRetry={state.retry}
    />
  )
}

export interface ResourcePaginationProps {
  /** The small variant, as in dialogs. */
  isCompact?: boolean
}

function Pagination({ isCompact = false }: ResourcePaginationProps) {
  const { state } = useResource()
  return (
    <div className="sp-pagination-bar">
      <PageControl
        page={state.page}
        size={state.size}
        total={state.total}
        isCompact={isCompact}
        onChange={state.setPage}
      />
    </div>
  )
}

ResourcePage.Filters = Filters
ResourcePage.Toolbar = Toolbar
ResourcePage.Table = Table
ResourcePage.Pagination = Pagination
