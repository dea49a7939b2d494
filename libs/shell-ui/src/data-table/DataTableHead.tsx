import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { KeyboardEvent, MouseEvent, TouchEvent } from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { useText } from '../i18n/text.js'
import { uiMessages } from '../messages.js'
import { nextSort, readSort, type DataColumn } from './columns.js'
import { cellClass } from './DataTableRow.js'
import type { VisibleColumn } from './useColumns.js'

export interface DataTableHeadProps<Row> {
  columns: readonly VisibleColumn<Row>[]
  sort: string | undefined
  onSortChange: ((sort: string | undefined) => void) | undefined
  /** Undefined: rows cannot be selected. */
  selection: 'none' | 'some' | 'all' | undefined
  onSelectAll: (isSelected: boolean) => void
  hasActions: boolean
  /** Starts dragging a column's edge; the keyboard uses Shift with an arrow. */
  onResizeStart: (id: string, event: MouseEvent | TouchEvent) => void
}

/** The sticky head: names, sorting, widths, select-all. */
export function DataTableHead<Row>(props: DataTableHeadProps<Row>) {
  const { columns, selection, onSelectAll, hasActions } = props
  const messages = useMessages(uiMessages)
  return (
    <thead>
      <tr data-row={-1} aria-rowindex={1}>
        {selection && (
          <th scope="col" className="sp-cell-check">
            <input
              type="checkbox"
              className="sp-check"
              aria-label={messages.selectAll}
              checked={selection === 'all'}
              ref={(input) => {
                if (input) input.indeterminate = selection === 'some'
              }}
              onChange={(event) => onSelectAll(event.target.checked)}
            />
          </th>
        )}
        {columns.map(({ column }, at) => (
          <HeadCell key={column.id} column={column} at={at} {...props} />
        ))}
        {hasActions && (
          <th scope="col" className="sp-cell-actions">
            {messages.actions}
          </th>
        )}
      </tr>
    </thead>
  )
}

interface HeadCellProps<Row> extends DataTableHeadProps<Row> {
  column: DataColumn<Row>
  at: number
}

function HeadCell<Row>({ column, at, sort, onSortChange, ...rest }: HeadCellProps<Row>) {
  const messages = useMessages(uiMessages)
  const say = useText()
  const label = say(column.header)
  const current = readSort(sort)
  const isSorted = current?.id === column.id
  const isSortable = column.isSortable === true && onSortChange !== undefined
  const direction = isSorted && current.isDescending ? 'descending' : 'ascending'
  const Icon = isSorted ? (current.isDescending ? ArrowDown : ArrowUp) : ChevronsUpDown
  return (
    <th
      scope="col"

      data-column={column.id}
      className={cellClass(at, column.align)}
      aria-sort={isSortable ? (isSorted ? direction : 'none') : undefined}
    >
      {isSortable ? (
        <button
          type="button"
          className="sp-sort"
          title={messages.sortBy(label)}
          onClick={() => onSortChange(nextSort(sort, column.id))}
        >
          <span>{label}</span>
          <Icon size={14} aria-hidden className={isSorted ? 'sp-sort-on' : undefined} />
        </button>
      ) : (
        label
      )}
      <span
        className="sp-edge"
        aria-hidden
        onMouseDown={(event) => rest.onResizeStart(column.id, event)}
        onTouchStart={(event) => rest.onResizeStart(column.id, event)}
      />
    </th>
  )
}

const keyStep = 16

/** Pixels by which Shift with an arrow changes the width of the head's column; 0 for other keys. */
export function resizeKey(event: KeyboardEvent): number {
  if (!event.shiftKey) return 0
  if (event.key === 'ArrowRight') return keyStep
  return event.key === 'ArrowLeft' ? -keyStep : 0
}
