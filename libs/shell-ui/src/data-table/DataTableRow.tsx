import type { Language } from '@spruce/validators/i18n'
import { memo, type ReactNode } from 'react'
import { RowActions } from '../actions/RowActions.js'
import type { ReadyAction } from '../actions/useActions.js'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import { cellContent, type DataColumn } from './columns.js'

/** What all rows share; keep it stable, rows are memoised. */
export interface RowContext<Row> {
  /** Those in sight, in their order; widths are the head's affair. */
  columns: readonly DataColumn<Row>[]
  hasActions: boolean
  /** The actions that a row may show now. */
  readyFor: (row: Row) => readonly ReadyAction[]
  rowName: (row: Row) => string
  language: Language
  onOpen: ((row: Row) => void) | undefined
  /** Undefined: rows cannot be selected. `isRange`: from the last one selected. */
  onSelect: ((id: string, isSelected: boolean, isRange: boolean) => void) | undefined
  onMore: (row: Row, button: HTMLElement) => void
}

export interface DataTableRowProps<Row> {
  row: Row
  id: string
  /** From 0, in this page. */
  index: number
  /** `aria-rowindex`: from 1, the head is 1. */
  position: number
  isSelected: boolean
  context: RowContext<Row>
}

function DataTableRowContent<Row>(props: DataTableRowProps<Row>) {
  const { row, id, index, position, isSelected, context } = props
  const { columns, hasActions, onSelect } = context
  const name = onSelect || hasActions ? context.rowName(row) : ''
  return (
    <tr
      data-row={index}
      aria-rowindex={position}
      aria-selected={onSelect ? isSelected : undefined}
      className={isSelected ? 'sp-selected' : undefined}
    >
      {onSelect && (
        <td className="sp-cell-check">
          <SelectRow name={name} id={id} isSelected={isSelected} onSelect={onSelect} />
        </td>
      )}
      {columns.map((column, at) => (
        <td key={column.id} className={cellClass(at, column.align)}>
          {at === 0
            ? rowTitle(cellContent(column, row, context.language), row, context.onOpen)
            : cellContent(column, row, context.language)}
        </td>
      ))}
      {hasActions && (
        <td className="sp-cell-actions">
          <ActionsOfRow row={row} name={name} context={context} />
        </td>
      )}
    </tr>
  )
}

/** One row of plain cells. */
export const DataTableRow = memo(DataTableRowContent) as typeof DataTableRowContent

export function cellClass(at: number, align: 'start' | 'end' | undefined): string | undefined {
  if (at === 0) return 'sp-cell-name'
  return align === 'end' ? 'sp-cell-end' : undefined
}

interface SelectRowProps {
  name: string
  id: string
  isSelected: boolean
  onSelect: NonNullable<RowContext<unknown>['onSelect']>
}

export function SelectRow({ name, id, isSelected, onSelect }: SelectRowProps) {
  const messages = useMessages(uiMessages)
  return (
    <input
      type="checkbox"
      className="sp-check"
      aria-label={messages.selectRow(name)}
      checked={isSelected}
      onChange={(event) =>
        onSelect(id, event.target.checked, (event.nativeEvent as MouseEvent).shiftKey)
      }
    />
  )
}

/** What names a row, a button where the row can be opened. No component: most rows are plain, and there are many. */
export function rowTitle<Row>(
  content: ReactNode,
  row: Row,
  onOpen: RowContext<Row>['onOpen'],
): ReactNode {
  if (!onOpen) return content
  return (
    <button type="button" className="sp-row-title" onClick={() => onOpen(row)}>
      {content}
    </button>
  )
}

interface ActionsOfRowProps<Row> {
  row: Row
  name: string
  context: RowContext<Row>
}

export function ActionsOfRow<Row>({ row, name, context }: ActionsOfRowProps<Row>) {
  return (
    <RowActions
      name={name}
      actions={context.readyFor(row)}
      onMore={(button) => context.onMore(row, button)}
    />
  )
}
