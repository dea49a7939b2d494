import {
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { DataColumn } from './columns.js'

const features = tableFeatures({
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
})

const defaultMinWidth = 120
const leastWidth = 64

/** Rows and columns of a table, with what the person did to the columns. */
export function useColumns<Row extends object>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  rowId: (row: Row) => string,
) {
  const definitions = useMemo(
    () =>
      columns.map((column, index) => ({
        id: column.id,
        accessorFn: () => undefined,
        size: column.width ?? column.minWidth ?? defaultMinWidth,
        minSize: leastWidth,
        enableHiding: index > 0,
      })),
    [columns],
  )
  const initialState = useMemo(
    () => ({
      columnVisibility: Object.fromEntries(
        columns.filter(({ isHidden }) => isHidden).map(({ id }) => [id, false]),
      ),
    }),
    [columns],
  )
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    initialState,
    columnResizeMode: 'onChange',
  })
  const { columnSizing, columnVisibility, columnOrder } = table.state
  const ordered = useMemo(
    () =>
      columnOrder.length === 0
        ? columns
        : columns.toSorted((a, b) => columnOrder.indexOf(a.id) - columnOrder.indexOf(b.id)),
    [columns, columnOrder],
  )
  const visible = useMemo(
    () =>
      ordered
        .filter(({ id }) => columnVisibility[id] !== false)
        .map((column): VisibleColumn<Row> => {
          const width = columnSizing[column.id] ?? column.width
          return { column, width, least: width ?? column.minWidth ?? defaultMinWidth }
        }),
    [ordered, columnVisibility, columnSizing],
  )
  const engine = useMemo<ColumnTable>(
    () => ({
      getFlatHeaders: () => table.getFlatHeaders(),
      setColumnSizing: (change) => table.setColumnSizing(change),
      setColumnOrder: (ids) => table.setColumnOrder([...ids]),
      setColumnShown: (id, isShown) =>
        table.setColumnVisibility((shown) => ({ ...shown, [id]: isShown })),
      resetColumns: () => {
        table.resetColumnOrder()
        table.resetColumnVisibility()
        table.resetColumnSizing()
      },
    }),
    [table],
  )
  const isShown = (id: string) => columnVisibility[id] !== false
  return { table: engine, ordered, visible, isShown }
}

/** A column as it stands now. */
export interface VisibleColumn<Row> {
  column: DataColumn<Row>
  /** Pixels, or undefined for a share of the rest. */
  width: number | undefined
  /** Pixels that it takes at least. */
  least: number
}

/** What the parts need of the table engine, whatever the rows are. */
export interface ColumnTable {
  getFlatHeaders: () => readonly {
    readonly column: { readonly id: string }
    getResizeHandler: () => (event: unknown) => void
  }[]
  setColumnSizing: (
    change: (sizes: Readonly<Record<string, number>>) => Record<string, number>,
  ) => void
  setColumnOrder: (ids: readonly string[]) => void
  setColumnShown: (id: string, isShown: boolean) => void
  /** Order, visibility and widths as the page declares them. */
  resetColumns: () => void
}
