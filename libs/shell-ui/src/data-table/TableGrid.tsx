import { useId, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { useText } from '../i18n/text.js'
import { uiMessages } from '../messages.js'
import { useFixedRows } from '../row-window/useFixedRows.js'
import type { DataColumn } from './columns.js'
import { DataTableHead, resizeKey } from './DataTableHead.js'
import { DataTableRow, type RowContext } from './DataTableRow.js'
import { SkeletonRows } from './SkeletonRows.js'
import type { ColumnTable, VisibleColumn } from './useColumns.js'
import { isMenuKey, useHeadMenu } from './useHeadMenu.js'
import { isTyping, useGridNavigation } from './useGridNavigation.js'
import { tableMessages } from './tableMessages.js'
import type { Selecting } from './useSelection.js'

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
  visible: readonly VisibleColumn<Row>[]
  /** Every column, in its order, and which are in sight. */
  ordered: readonly DataColumn<Row>[]
  isShown: (id: string) => boolean
  /** Every row is in the document, also those out of sight. */
  isWhole: boolean
  /** Pixels (spec section 9). */
  rowHeight: number
  sort: string | undefined
  onSortChange: ((sort: string | undefined) => void) | undefined
  total: number
  offset: number
}

/** From here on only the rows in sight are in the document. */
const virtualFrom = 100
const checkWidth = 44
const actionsWidth = 184
/** Rows at either end. A frame that is late shows them; more of them make every frame late. */
const overscan = 4
const headHeight = 40

/** The table itself, in its own scrolling box. */
export function TableGrid<Row>(props: TableGridProps<Row>) {
  const { label, rows, rowId, context, selecting, isSkeleton, table, offset } = props
  const { visible: columns, rowHeight } = props
  const { hasActions } = context
  const messages = useMessages(uiMessages)
  const box = useRef<HTMLDivElement>(null)
  const words = useMessages(tableMessages)
  const say = useText()
  const helpId = useId()
  const headMenu = useHeadMenu({
    box,
    ordered: props.ordered,
    isShown: props.isShown,
    table,
    sort: props.sort,
    onSortChange: props.onSortChange,
  })
  const isVirtual = rows.length > virtualFrom && !props.isWhole
  const inSight = useFixedRows(box, {
    count: isVirtual ? rows.length : 0,
    height: rowHeight,
    overscan,
    head: headHeight,
  })
  const navigation = useGridNavigation(box, {
    rowCount: rows.length,
    scrollToRow: (index) => {
      if (isVirtual) inSight.scrollToRow(index)
    },
  })
  const { from, to } = isVirtual ? inSight : { from: 0, to: rows.length }
  const isSelectable = selecting.extent !== undefined
  const columnCount = columns.length + Number(isSelectable) + Number(hasActions)
  const least =
    columns.reduce((sum, column) => sum + column.least, 0) +
    (isSelectable ? checkWidth : 0) +
    (hasActions ? actionsWidth : 0)
  const sharing = columns.filter(({ width }) => width === undefined).length
  /** Those without a width keep their least, and share what the box has beyond that. */
  const widthOf = ({ width, least: own }: VisibleColumn<Row>, at: number) => {
    if (width === undefined) return `max(${own}px, ${own}px + (100cqi - ${least}px) / ${sharing})`
    return sharing === 0 && at === 0 ? undefined : width
  }

  function openHeadMenu(event: KeyboardEvent | MouseEvent, point?: { x: number; y: number }) {
    const cell = (event.target as HTMLElement).closest<HTMLElement>('th[data-column]')
    const column = props.ordered.find(({ id }) => id === cell?.dataset['column'])
    if (!cell || !column) return false
    event.preventDefault()
    // What has the focus, or would: the menu gives it back there.
    const stop = (event.target as HTMLElement).closest<HTMLElement>('button') ?? cell
    if (!stop.hasAttribute('tabindex')) stop.tabIndex = -1
    headMenu.open(column, stop, {
      label: words.headMenu(say(column.header)),
      ...(point && { point }),
    })
    return true
  }

  /** Shift+Space selects the row from any of its cells, Ctrl+A every row of the page (WAI-ARIA grid pattern). */
  function selectByKey(event: KeyboardEvent): boolean {
    const stop = event.target as HTMLElement
    if (isTyping(stop) || event.altKey) return false
    const row = rows[Number(stop.closest<HTMLElement>('tr')?.dataset['row'])]
    const isAll = event.key === 'a' && (event.ctrlKey || event.metaKey)
    if (isAll) selecting.selectAll(true)
    else if (event.key === ' ' && event.shiftKey && row && !(stop instanceof HTMLInputElement)) {
      const id = rowId(row)
      selecting.select(id, !selecting.selection.has(id), false)
    } else return false
    event.preventDefault()
    return true
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isMenuKey(event) && openHeadMenu(event)) return
    if (selecting.extent !== undefined && selectByKey(event)) return
    const cell = (event.target as HTMLElement).closest<HTMLElement>('th[data-column]')
    const pixels = resizeKey(event)
    const id = cell?.dataset['column']
    if (!cell || !id || pixels === 0) {
      navigation.onKeyDown(event)
      return
    }
    event.preventDefault()
    table.setWidth(id, cell.offsetWidth + pixels)
  }

  return (
    <div ref={box} className="sp-table-scroll">
      <table
        role="grid" // a screen reader leaves the arrow keys to it
        className="sp-table"
        style={{ minWidth: least }}
        aria-label={label}
        aria-describedby={helpId}
        aria-rowcount={props.total + 1}
        aria-colcount={columnCount}
        aria-multiselectable={isSelectable || undefined}
        onFocus={navigation.onFocus}
        onKeyDown={onKeyDown}
        onMouseOver={tellWhole}
        onContextMenu={(event) => openHeadMenu(event, { x: event.clientX, y: event.clientY })}
      >
        <colgroup>
          {isSelectable && <col style={{ width: checkWidth }} />}
          {columns.map((column, at) => (
            <col key={column.column.id} style={{ width: widthOf(column, at) }} />
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
          onResize={table.setWidth}
        />
        <tbody>
          {isSkeleton && <SkeletonRows columnCount={columnCount} />}
          {from > 0 && <Spacer height={from * rowHeight} columnCount={columnCount} />}
          {rows.slice(from, to).map((row, at) => {
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
          {to < rows.length && (
            <Spacer height={(rows.length - to) * rowHeight} columnCount={columnCount} />
          )}
        </tbody>
      </table>
      {headMenu.element}
      <span id={helpId} hidden>
        {messages.tableHelp} {words.headHelp}
      </span>
    </div>
  )
}

/** What does not fit into its cell is told where the pointer rests; asked then, not of every cell ahead. */
function tellWhole(event: MouseEvent) {
  const cell = (event.target as HTMLElement).closest<HTMLElement>('td')
  if (!cell || cell.matches('.sp-cell-check, .sp-cell-actions')) return
  if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent
  else cell.removeAttribute('title')
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
