import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { memo, type KeyboardEvent } from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { useText } from '../i18n/text.js'
import { uiMessages } from '../messages.js'
import { ColumnEdge, keyStep } from './ColumnEdge.js'
import { nextSort, readSort } from './columns.js'
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
  /** A column's new width in pixels; undefined: as the page declares it. */
  onResize: (id: string, width: number | undefined) => void
}

function DataTableHeadContent<Row>(props: DataTableHeadProps<Row>) {
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
        {columns.map((shown, at) => (
          <HeadCell key={shown.column.id} shown={shown} at={at} {...props} />
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

/** The sticky head: names, sorting, widths, select-all. Rows that come leave it as it is. */
export const DataTableHead = memo(DataTableHeadContent) as typeof DataTableHeadContent

interface HeadCellProps<Row> extends DataTableHeadProps<Row> {
  shown: VisibleColumn<Row>
  at: number
}

function HeadCell<Row>({ shown, at, sort, onSortChange, onResize }: HeadCellProps<Row>) {
  const { column, width, least } = shown
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
      <ColumnEdge
        name={label}
        width={width}
        least={least}
        onResize={(next) => onResize(column.id, next)}
      />
    </th>
  )
}

/** Pixels by which Shift with an arrow changes the width of the head's column; 0 for other keys. */
export function resizeKey(event: KeyboardEvent): number {
  if (!event.shiftKey) return 0
  if (event.key === 'ArrowRight') return keyStep
  return event.key === 'ArrowLeft' ? -keyStep : 0
}
