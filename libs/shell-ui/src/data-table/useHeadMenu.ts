import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  EyeOff,
  MoveHorizontal,
  ScanText,
} from 'lucide-react'
import { useMemo, type RefObject } from 'react'
import { defineAction } from '../actions/defineAction.js'
import { useActionMenu, type ActionMenu } from '../actions/useActionMenu.js'
import { useLatest } from '../provider/useLatest.js'
import { fittingWidth } from './ColumnEdge.js'
import { readSort, type DataColumn } from './columns.js'
import { tableMessages } from './tableMessages.js'
import type { ColumnTable } from './useColumns.js'

export interface HeadMenuOptions<Row> {
  /** The element that holds the table. */
  box: RefObject<HTMLElement | null>
  /** Every column, in its order. */
  ordered: readonly DataColumn<Row>[]
  isShown: (id: string) => boolean
  table: ColumnTable
  sort: string | undefined
  onSortChange: ((sort: string | undefined) => void) | undefined
}

const word =
  (key: 'sortUp' | 'sortDown' | 'unsort' | 'hide' | 'moveBack' | 'moveOn' | 'width' | 'fit') =>
  (language: 'zh-CN' | 'en-US') =>
    tableMessages[language][key]

/**
 * The menu of a column's head, by the context menu or Shift+F10: a quicker way to what the sort button,
 * the edge and the column settings do.
 */
export function useHeadMenu<Row>(options: HeadMenuOptions<Row>): ActionMenu<DataColumn<Row>> {
  const latest = useLatest(options)
  const actions = useMemo(() => {
    type Column = DataColumn<Row>
    const head = ({ id }: Column) =>
      latest.current.box.current?.querySelector<HTMLTableCellElement>(
        `th[data-column="${CSS.escape(id)}"]`,
      ) ?? null
    const canSort = ({ isSortable }: Column) =>
      isSortable === true && latest.current.onSortChange !== undefined
    /** The shown neighbour before or after; the first column, which names the row, is nobody's. */
    const neighbour = ({ id }: Column, step: 1 | -1) => {
      const { ordered, isShown } = latest.current
      const ids = ordered.map((column) => column.id).filter(isShown)
      const at = ids.indexOf(id)
      return at < 1 || at + step < 1 ? undefined : ids[at + step]
    }
    const move = (column: Column, step: 1 | -1) => {
      const { ordered, table } = latest.current
      const target = neighbour(column, step)
      if (target === undefined) return
      const ids = ordered.map(({ id }) => id)
      const rest = ids.filter((id) => id !== column.id)
      const to = rest.indexOf(target) + (step === 1 ? 1 : 0)
      table.setColumnOrder(rest.toSpliced(to, 0, column.id))
    }
    const sortBy = (sort: string | undefined) => latest.current.onSortChange?.(sort)
    const isSorted = ({ id }: Column) => readSort(latest.current.sort)?.id === id
    return [
      defineAction<Column>({
        label: word('sortUp'),
        icon: ArrowUp,
        isVisible: canSort,
        run: ({ id }) => sortBy(id),
      }),
      defineAction<Column>({
        label: word('sortDown'),
        icon: ArrowDown,
        isVisible: canSort,
        run: ({ id }) => sortBy(`-${id}`),
      }),
      defineAction<Column>({
        label: word('unsort'),
        isVisible: (column) => canSort(column) && isSorted(column),
        run: () => sortBy(undefined),
      }),
      defineAction<Column>({
        label: word('moveBack'),
        icon: ArrowLeft,
        isVisible: (column) => neighbour(column, -1) !== undefined,
        run: (column) => move(column, -1),
      }),
      defineAction<Column>({
        label: word('moveOn'),
        icon: ArrowRight,
        isVisible: (column) => neighbour(column, 1) !== undefined,
        run: (column) => move(column, 1),
      }),
      defineAction<Column>({
        label: word('width'),
        icon: MoveHorizontal,
        run: (column) => {
          focusEdge(head(column), 60)
        },
      }),
      defineAction<Column>({
        label: word('fit'),
        icon: ScanText,
        run: (column) => latest.current.table.setWidth(column.id, fittingWidth(head(column))),
      }),
      defineAction<Column>({
        label: word('hide'),
        icon: EyeOff,
        isVisible: ({ id }) => latest.current.ordered[0]?.id !== id,
        run: ({ id }) => latest.current.table.setColumnShown(id, false),
      }),
    ]
  }, [latest])
  return useActionMenu(actions)
}

/** Goes on to the edge once the closing menu has given the focus back to its head; waits some frames. */
function focusEdge(head: HTMLElement | null, frames: number): void {
  requestAnimationFrame(() => {
    if (head && frames > 0 && !head.contains(document.activeElement)) focusEdge(head, frames - 1)
    else head?.querySelector<HTMLElement>('.sp-edge')?.focus()
  })
}

/** True for the keys that open a context menu. */
export function isMenuKey({ key, shiftKey }: { key: string; shiftKey: boolean }): boolean {
  return key === 'ContextMenu' || (key === 'F10' && shiftKey)
}
