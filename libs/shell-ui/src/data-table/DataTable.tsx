import { useCallback, useMemo, useState, type CSSProperties, type ReactNode } from 'react'
import type { Action } from '../actions/defineAction.js'
import { splitRowActions } from '../actions/RowActions.js'
import { useActionMenu } from '../actions/useActionMenu.js'
import { useActions } from '../actions/useActions.js'
import { useLanguage, useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import { usePermitted } from '../permissions/PermissionProvider.js'
import { useLater } from '../provider/useLater.js'
import { useLatest } from '../provider/useLatest.js'
import { useDensity, useIsNarrow, useIsPrinting } from '../provider/useMedia.js'
import { rowHeights, type Density } from '../theme/layout.js'
import { EmptyState, FailedState, NoPermissionState } from '../states/StateView.js'
import { valueText, type DataColumn } from './columns.js'
import type { ColumnView } from './columnViews.js'
import { ColumnMenu } from './ColumnMenu.js'
import { DataTableCards } from './DataTableCards.js'
import type { RowContext } from './DataTableRow.js'
import { StaleNotice } from './StaleNotice.js'
import { TableGrid } from './TableGrid.js'
import { useColumns } from './useColumns.js'
import { useSelection } from './useSelection.js'

export interface DataTableProps<Row extends object> {
  /** Accessible name: 成员. */
  label: string
  /** Keep it stable: declare it outside the component. */
  columns: readonly DataColumn<Row>[]
  /** The rows of the page on show. */
  rows: readonly Row[]
  /** Default: the row's `id`. */
  rowId?: (row: Row) => string
  /** What names a row to screen readers. Default: the value of the first column. */
  rowName?: (row: Row) => string
  /** Opens the record: the first column becomes a button. */
  onOpen?: (row: Row) => void
  /** Row actions: at most two in sight, the rest in a menu. Keep it stable. */
  actions?: readonly Action<Row>[]

  /** Order, visibility and widths of the columns. Without it the table keeps them itself. */
  columnViews?: readonly ColumnView[] | undefined
  /** Takes widths and order of the columns, and which are shown. */
  onColumnViewsChange?: ((views: readonly ColumnView[]) => void) | undefined
  /** Default: the person's own, which `<html data-density>` names (spec section 9: 36, 48, 56 px). */
  density?: Density | undefined
  /** Takes another density. */
  onDensityChange?: ((density: Density) => void) | undefined

  /** As the contract spells it: `name`, `-name`. */
  sort?: string | undefined
  /** Takes another order. */
  onSortChange?: (sort: string | undefined) => void

  /** Ids of the selected rows. */
  selection?: ReadonlySet<string>
  /** Given, rows can be selected: one by one, with Shift a range, or the page. */
  onSelectionChange?: (selection: ReadonlySet<string>) => void

  /** The first load is under way: a skeleton after 150 ms. */
  isLoading?: boolean
  /** Newer rows are under way: the old ones stay. */
  isRefreshing?: boolean
  /** The load failed. With old rows in hand a line above them says so. */
  error?: unknown
  /** Asked to load the rows again. */
  onRetry?: () => void
  /** The person may not see this: name or code of the missing permission, or true. */
  missingPermission?: string | true | undefined
  /** Instead of 暂无数据. */
  empty?: ReactNode
  /** Filters are set: an empty table says that nothing was found. */
  isFiltered?: boolean

  /** Rows in all, over every page. Default: these. */
  total?: number
  /** Rows before the first of these. */
  offset?: number
}

const noActions: readonly never[] = []
const noRows: readonly never[] = []
const nothingSelected: ReadonlySet<string> = new Set()

function idOf(row: object): string {
  return String(Reflect.get(row, 'id'))
}

/**
 * A table of records: sticky head and first column, sorting, selection over the page, row actions,
 * widths, density, WAI-ARIA grid keys, and every state from skeleton to no permission. Cells are plain
 * elements styled by one class of the container; beyond 100 rows only those in sight exist. Below
 * 768 px rows become cards.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId = idOf, actions = noActions, selection, onRetry } = props
  const { isLoading = false, isRefreshing = false, error, missingPermission } = props
  const messages = useMessages(uiMessages)
  const isPrinting = useIsPrinting()
  const isNarrow = useIsNarrow() && !isPrinting
  const language = useLanguage()
  const isBusy = useLater(isRefreshing)
  const isSkeleton = useLater(isLoading && rows.length === 0)
  const { table, ordered, shown, visible, isShown } = useColumns(columns, {
    views: props.columnViews,
    onChange: props.onColumnViewsChange,
  })
  const personal = useDensity()
  const [ownDensity, changeDensity] = useOwnDensity(props.onDensityChange)
  const density = props.density ?? ownDensity ?? personal
  const selecting = useSelection(rows, rowId, selection ?? nothingSelected, props.onSelectionChange)
  const menu = useActionMenu(actions, restOf)
  const readyFor = useActions(actions)
  const isPermitted = usePermitted()
  const hasActions = actions.some(({ permission }) => isPermitted(permission))
  const latest = useLatest({ ...props, menu })

  const [nameColumn] = columns
  const isSelectable = props.onSelectionChange !== undefined
  const canOpen = props.onOpen !== undefined
  const { select } = selecting
  const context = useMemo<RowContext<Row>>(() => {
    const rowName = (row: Row) =>
      latest.current.rowName?.(row) ?? (nameColumn ? valueText(nameColumn, row) : rowId(row))
    return {
      columns: shown,
      hasActions,
      readyFor,
      rowName,
      language,
      onOpen: canOpen ? (row) => latest.current.onOpen?.(row) : undefined,
      onSelect: isSelectable ? select : undefined,
      onMore: (row, button) =>
        latest.current.menu.open(row, button, { label: messages.moreOf(rowName(row)) }),
    }
  }, [
    shown,
    hasActions,
    readyFor,
    nameColumn,
    rowId,
    canOpen,
    isSelectable,
    select,
    messages,
    language,
    latest,
  ])

  const state = stateOf()
  const shownRows = missingPermission ? noRows : rows
  const view = { label, rows: shownRows, rowId, context, selecting, isSkeleton }

  function stateOf(): ReactNode {
    if (missingPermission) {
      const name = missingPermission === true ? undefined : missingPermission
      return <NoPermissionState permission={name} />
    }
    if (rows.length > 0 || isLoading) return null
    if (error !== undefined && error !== null) {
      return <FailedState error={error} onRetry={onRetry} />
    }
    return props.empty ?? <EmptyState isFiltered={props.isFiltered ?? false} />
  }

  return (
    <div
      className="sp-table-box"
      style={density === personal ? undefined : densityStyle(density)}
      aria-busy={isRefreshing || isLoading || undefined}
    >
      {isBusy && <div className="sp-progress" />}
      {!isNarrow && (
        <ColumnMenu
          columns={ordered}
          isShown={isShown}
          table={table}
          density={density}
          onDensityChange={changeDensity}
        />
      )}
      {rows.length > 0 && error !== undefined && error !== null && !missingPermission && (
        <StaleNotice onRetry={onRetry} />
      )}
      {isNarrow ? (
        <DataTableCards {...view} />
      ) : (
        <TableGrid
          {...view}
          isWhole={isPrinting}
          table={table}
          visible={visible}
          ordered={ordered}
          isShown={isShown}
          rowHeight={rowHeights[density]}
          sort={props.sort}
          onSortChange={props.onSortChange}
          total={props.total ?? shownRows.length}
          offset={props.offset ?? 0}
        />
      )}
      {state}
      {menu.element}
    </div>
  )
}

/** The density that the person chose for this table, and what takes another; it stays the same, as the menu does. */
function useOwnDensity(onChange: ((density: Density) => void) | undefined) {
  const [own, setOwn] = useState<Density>()
  const latest = useLatest(onChange)
  const change = useCallback(
    (next: Density) => {
      setOwn(next)
      latest.current?.(next)
    },
    [latest],
  )
  return [own, change] as const
}

/** The tokens that depend on the density, for this table alone. */
function densityStyle(density: Density): CSSProperties {
  return {
    '--sp-sizes-row': `${String(rowHeights[density])}px`,
    '--sp-spacing-cell': density === 'compact' ? '12px' : '16px',
  } as CSSProperties
}

function restOf<Item>(ready: readonly Item[]): readonly Item[] {
  return splitRowActions(ready).rest
}
