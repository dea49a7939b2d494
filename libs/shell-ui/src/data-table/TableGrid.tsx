import { useVirtualizer } from '@tanstack/react-virtual'
import { useId, useRef, type KeyboardEvent, type MouseEvent, type TouchEvent } from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import { useRowHeight } from '../provider/useMedia.js'
import { DataTableHead, resizeKey } from './DataTableHead.js'
import { DataTableRow, type RowContext } from './DataTableRow.js'
import { SkeletonRows } from './SkeletonRows.js'
import type { ColumnTable } from './useColumns.js'
import { useGridNavigation } from './useGridNavigation.js'
import type { Selecting } from './useSelection.js'
import { assumedRect, observeRect } from './virtual.js'

/** What the grid and the cards are given alike. */
export interface TableViewProps<Row> {
  label: string
  rows: readonly Row[]
  rowId: (row: Row) => string
  context: RowContext<Row>
  selecting: Selecting
  isSkeleton: boolean
}

export interface TableGridProps<Row> extends TableViewProps<Row> {
  table: ColumnTable
  sort: string | undefined
  onSortChange: ((sort: string | undefined) => void) | undefined
  total: number
  offset: number
}

/** From here on only the rows in sight are in the document. */
const virtualFrom = 100
const checkWidth = 44
const actionsWidth = 184
const overscan = 8

/** The table itself, in its own scrolling box. */
export function TableGrid<Row>(props: TableGridProps<Row>) {
  const { label, rows, rowId, context, selecting, isSkeleton, table, offset } = props
  const { columns, hasActions } = context
  const messages = useMessages(uiMessages)
  const box = useRef<HTMLDivElement>(null)
  const rowHeight = useRowHeight()
  const helpId = useId()
  const isVirtual = rows.length > virtualFrom
  // eslint-disable-next-line react-hooks/incompatible-library -- the React Compiler is off in this workspace
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count: rows.length,
    enabled: isVirtual,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan,
    initialRect: assumedRect,
    observeElementRect: observeRect,
    getItemKey: (index) => index,
  })
  const navigation = useGridNavigation(box, {
    rowCount: rows.length,
    scrollToRow: (index) => {
      if (isVirtual) virtualizer.scrollToIndex(index)
    },
  })
  const items = isVirtual ? virtualizer.getVirtualItems() : undefined
  const from = items?.[0]?.index ?? 0
  const to = items ? (items.at(-1)?.index ?? -1) : rows.length - 1
  const isSelectable = selecting.extent !== undefined
  const columnCount = columns.length + Number(isSelectable) + Number(hasActions)
  const least =
    columns.reduce((sum, column) => sum + column.least, 0) +
    (isSelectable ? checkWidth : 0) +
    (hasActions ? actionsWidth : 0)
  const isFixed = columns.every(({ width }) => width !== undefined)

  function startResize(id: string, event: MouseEvent | TouchEvent) {
    const header = table.getFlatHeaders().find((candidate) => candidate.column.id === id)
    const cell = (event.target as HTMLElement).closest('th')
    if (!header || !cell) return
    event.preventDefault()
    table.setColumnSizing((sizes) => ({ ...sizes, [id]: cell.offsetWidth }))
    header.getResizeHandler()(event)
  }

  function onKeyDown(event: KeyboardEvent) {
    const cell = (event.target as HTMLElement).closest<HTMLElement>('th[data-column]')
    const pixels = resizeKey(event)
    const id = cell?.dataset['column']
    if (!cell || !id || pixels === 0) {
      navigation.onKeyDown(event)
      return
    }
    event.preventDefault()
    const width = Math.max(64, cell.offsetWidth + pixels)
    table.setColumnSizing((sizes) => ({ ...sizes, [id]: width }))
  }

  return (
    <div ref={box} className="sp-table-scroll">
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- the keys move the focus between its cells */}
      <table
        className="sp-table"
        style={{ minWidth: least }}
        aria-label={label}
        aria-describedby={helpId}
        aria-rowcount={props.total + 1}
        aria-colcount={columnCount}
        onFocus={navigation.onFocus}
        onKeyDown={onKeyDown}
      >
        <colgroup>
          {isSelectable && <col style={{ width: checkWidth }} />}
          {columns.map(({ column, width }, at) => (
            <col key={column.id} style={{ width: isFixed && at === 0 ? undefined : width }} />
          ))}
          {hasActions && <col style={{ width: actionsWidth }} />}
        </colgroup>
        <DataTableHead
          columns={columns}
          sort={props.sort}
          onSortChange={props.onSortChange}
          selection={selecting.extent}
          onSelectAll={selecting.selectAll}
          hasActions={hasActions}
          onResizeStart={startResize}
        />
        <tbody>
          {isSkeleton && <SkeletonRows columnCount={columnCount} />}
          {from > 0 && <Spacer height={from * rowHeight} columnCount={columnCount} />}
          {rows.slice(from, to + 1).map((row, at) => {
            const id = rowId(row)
            const index = from + at
            return (
              <DataTableRow
                key={id}
                row={row}
                id={id}
                index={index}
                position={offset + index + 2}
                isSelected={selecting.selection.has(id)}
                context={context}
              />
            )
          })}
          {to < rows.length - 1 && (
            <Spacer height={(rows.length - 1 - to) * rowHeight} columnCount={columnCount} />
          )}
        </tbody>
      </table>
      <span id={helpId} hidden>
        {messages.tableHelp}
      </span>
    </div>
  )
}

interface SpacerProps {
  height: number
  columnCount: number
}

/** Stands for the rows that are out of sight. */
function Spacer({ height, columnCount }: SpacerProps) {
  return (
    <tr aria-hidden className="sp-spacer">
      <td colSpan={columnCount} style={{ height }} />
    </tr>
  )
}
