import { useCallback, useMemo, useRef } from 'react'
import { useLatest } from '../provider/useLatest.js'

/** Selection over the page's rows; ids of other pages are left as they are. */
export interface Selecting {
  selection: ReadonlySet<string>
  /** Of this page; undefined when rows cannot be selected. */
  extent: 'none' | 'some' | 'all' | undefined
  select: (id: string, isSelected: boolean, isRange: boolean) => void
  selectAll: (isSelected: boolean) => void
}

export function useSelection<Row>(
  rows: readonly Row[],
  rowId: (row: Row) => string,
  selection: ReadonlySet<string>,
  onChange: ((selection: ReadonlySet<string>) => void) | undefined,
): Selecting {
  const last = useRef<string | undefined>(undefined)
  const latest = useLatest({ rows, rowId, selection, onChange })

  const change = useCallback(
    (ids: readonly string[], isSelected: boolean) => {
      const next = new Set(latest.current.selection)
      for (const id of ids) {
        if (isSelected) next.add(id)
        else next.delete(id)
      }
      latest.current.onChange?.(next)
    },
    [latest],
  )
  const select = useCallback(
    (id: string, isSelected: boolean, isRange: boolean) => {
      const first = isRange ? last.current : undefined
      last.current = id
      if (first === undefined) {
        change([id], isSelected) // the usual click goes through no row but its own
        return
      }
      const ids = latest.current.rows.map(latest.current.rowId)
      const from = ids.indexOf(first)
      const to = ids.indexOf(id)
      const range = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1)
      change(range, isSelected)
    },
    [latest, change],
  )
  const selectAll = useCallback(
    (isSelected: boolean) => change(latest.current.rows.map(latest.current.rowId), isSelected),
    [latest, change],
  )
  const isSelectable = onChange !== undefined
  const extent = useMemo(
    () => (isSelectable ? extentOf(rows, rowId, selection) : undefined),
    [isSelectable, rows, rowId, selection],
  )
  return { selection, extent, select, selectAll }
}

function extentOf<Row>(
  rows: readonly Row[],
  rowId: (row: Row) => string,
  selection: ReadonlySet<string>,
) {
  if (selection.size === 0) return 'none'
  const isSelected = (row: Row) => selection.has(rowId(row))
  // Either look ends at the first row that decides it.
  if (rows.length > 0 && rows.every(isSelected)) return 'all'
  return rows.some(isSelected) ? 'some' : 'none'
}
