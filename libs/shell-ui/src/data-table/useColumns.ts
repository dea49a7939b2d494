import {
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useCallback, useMemo, useState } from 'react'
import { useLatest } from '../provider/useLatest.js'
import {
  arrangeColumns,
  clampWidth,
  leastColumnWidth,
  mostColumnWidth,
  type ColumnView,
} from './columnViews.js'
import type { DataColumn } from './columns.js'

const features = tableFeatures({
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
})

const defaultMinWidth = 120
const untouched: readonly ColumnView[] = []
/** The engine knows of columns only: rows are drawn as they come. */
const noRows: readonly never[] = []

/** State from outside, where the page keeps it; without it the table keeps its own. */
export interface ColumnsControl {
  views?: readonly ColumnView[] | undefined
  onChange?: ((views: readonly ColumnView[]) => void) | undefined
}

/** The columns of a table, with what the person did to them. */
export function useColumns<Row extends object>(
  columns: readonly DataColumn<Row>[],
  control: ColumnsControl = {},
) {
  const [own, setOwn] = useState(untouched)
  const views = control.views ?? own
  const definitions = useMemo(
    () =>
      columns.map((column, index) => ({
        id: column.id,
        accessorFn: () => undefined,
        size: column.width ?? column.minWidth ?? defaultMinWidth,
        minSize: leastColumnWidth,
        maxSize: mostColumnWidth,
        enableHiding: index > 0,
      })),
    [columns],
  )
  const arranged = useMemo(() => arrangeColumns(columns, views), [columns, views])
  const state = useMemo(() => stateOf(arranged), [arranged])
  const latest = useLatest({ columns, arranged, onChange: control.onChange })
  const change = useCallback(
    (next: (views: readonly ColumnView[]) => readonly ColumnView[]) => {
      const changed = next(latest.current.arranged)
      latest.current.arranged = [...changed] // a second change before the next rendering adds to it
      setOwn(changed)
      latest.current.onChange?.(changed)
    },
    [latest],
  )
  const table = useTable({ features, columns: definitions, data: noRows, state })
  const ordered = useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]))
    return arranged.flatMap(({ id }) => byId.get(id) ?? [])
  }, [columns, arranged])
  const shownIds = table
    .getVisibleLeafColumns()
    .map(({ id }) => id)
    .join('\n')
  // Widths do not make rows new: dragging an edge renders the head only.
  const shown = useMemo(() => {
    const ids = new Set(shownIds.split('\n'))
    return ordered.filter(({ id }) => ids.has(id))
  }, [ordered, shownIds])
  const visible = useMemo(
    () =>
      shown.map((column): VisibleColumn<Row> => {
        const width = state.columnSizing[column.id] ?? column.width
        return { column, width, least: width ?? column.minWidth ?? defaultMinWidth }
      }),
    [shown, state],
  )
  const engine = useMemo<ColumnTable>(
    () => ({
      setWidth: (id, width) =>
        change((before) =>
          before.map((view) =>
            view.id === id
              ? { ...view, width: width === undefined ? undefined : clampWidth(width) }
              : view,
          ),
        ),
      setColumnOrder: (ids) =>
        change((before) =>
          before.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
        ),
      setColumnShown: (id, isShown) =>
        change((before) => before.map((view) => (view.id === id ? { ...view, isShown } : view))),
      resetColumns: () => change(() => arrangeColumns(latest.current.columns, untouched)),
    }),
    [change, latest],
  )
  const isShown = useCallback((id: string) => state.columnVisibility[id] !== false, [state])
  return { table: engine, ordered, shown, visible, isShown }
}

function stateOf(arranged: readonly ColumnView[]) {
  return {
    columnOrder: arranged.map(({ id }) => id),
    columnVisibility: Object.fromEntries(
      arranged.map(({ id, isShown }) => [id, isShown] as const),
    ) as Record<string, boolean>,
    columnSizing: Object.fromEntries(
      arranged.flatMap(({ id, width }) => (width === undefined ? [] : [[id, width] as const])),
    ) as Record<string, number>,
  }
}

/** A column as it stands now. */
export interface VisibleColumn<Row> {
  column: DataColumn<Row>
  /** Pixels, or undefined for a share of the rest. */
  width: number | undefined
  /** Pixels that it takes at least. */
  least: number
}

/** What the parts may do to the columns. */
export interface ColumnTable {
  /** Pixels; undefined gives the column back the width that the page declares. */
  setWidth: (id: string, width: number | undefined) => void
  setColumnOrder: (ids: readonly string[]) => void
  setColumnShown: (id: string, isShown: boolean) => void
  /** Order, visibility and widths as the page declares them. */
  resetColumns: () => void
}
