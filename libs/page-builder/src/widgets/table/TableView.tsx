import { StatusTag, useMessages } from '@spruce/shell-ui'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useMemo, useState } from 'react'
import { columnOf, rowCount, rowOf, type Frame, type FrameColumn } from '../../data/Frame.js'
import { sortFrame } from '../../data/sortFrame.js'
import { FirstRows } from '../../frame/FirstRows.js'
import { labelOf } from '../../frame/sayCell.js'
import { useSayCell } from '../../frame/useSayCell.js'
import { pageMessages } from '../../messages.js'
import type { WidgetViewProps } from '../../runtime/WidgetDefinition.js'
import { withFormat } from '../formatFields.js'
import { numberOf } from '../numberColumns.js'
import { thresholdOf, toneOf, type Threshold } from '../thresholds.js'
import type { TableProps } from './props.js'

/** So many rows are drawn at first; sorting is by all. */
const mostRows = 200

interface Order {
  readonly column: string
  readonly isDescending: boolean
}

/** Rows of a frame; a press on a head sorts by it. @public */
export function TableView({ props, frame, onRow }: WidgetViewProps<TableProps>) {
  const messages = useMessages(pageMessages)
  const say = useSayCell()
  const [order, setOrder] = useState<Order>()
  const sorted = useMemo(() => {
    if (!order || !columnOf(frame, order.column)) return frame
    return sortFrame(frame, [order])
  }, [frame, order])
  const columns = shownColumns(sorted, props.columns)
  const count = rowCount(sorted)
  const press = (column: string) =>
    setOrder((before) => ({
      column,
      isDescending: before?.column === column && !before.isDescending,
    }))
  return (
    <div
      className="sp-page-table-scroll"
      role="region"
      aria-label={props.title || messages.widget}
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- it may scroll, so the keyboard must reach it
      tabIndex={0}
    >
      <FirstRows count={count} limit={mostRows} hasMore={frame.isCut}>
        {(shown) => (
          <table className="sp-page-table">
            <thead>
              <tr>
                {columns.map(({ column }, at) => {
                  const isOrder = order?.column === column.name
                  const Icon = isOrder && order.isDescending ? ArrowDown : ArrowUp
                  return (
                    <th
                      key={at}
                      scope="col"
                      data-type={column.type}
                      aria-sort={
                        isOrder ? (order.isDescending ? 'descending' : 'ascending') : 'none'
                      }
                    >
                      <button
                        type="button"
                        className="sp-page-table-sort"
                        onClick={() => press(column.name)}
                      >
                        {labelOf(column)}
                        <Icon size={12} aria-hidden data-shown={isOrder || undefined} />
                      </button>
                    </th>
                  )
                })}
              </tr>
            </thead>
            <tbody>
              {Array.from({ length: shown }, (_, row) => (
                <tr key={row}>
                  {columns.map(({ column, thresholds }, at) => {
                    const value = column.values[row]
                    const text = say(column, value)
                    const threshold = thresholdOf(thresholds, numberOf(value))
                    return (
                      <td key={at} data-type={column.type}>
                        {at === 0 && onRow ? (
                          <button
                            type="button"
                            className="sp-page-row-link"
                            aria-label={messages.openRow(text)}
                            onClick={() => onRow(rowOf(sorted, row))}
                          >
                            {text}
                          </button>
                        ) : (
                          text
                        )}
                        {threshold?.label && (
                          <>
                            {' '}
                            <StatusTag tone={toneOf(threshold)}>{threshold.label}</StatusTag>
                          </>
                        )}
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </FirstRows>
    </div>
  )
}

interface ShownColumn {
  /** Written as the page says. */
  readonly column: FrameColumn
  readonly thresholds: readonly Threshold[]
}

/** The columns that are named and there, else all. */
function shownColumns(frame: Frame, named: TableProps['columns']): readonly ShownColumn[] {
  const chosen = named.flatMap(({ name, thresholds, ...format }) => {
    const column = columnOf(frame, name)
    return column ? [{ column: withFormat(column, format), thresholds }] : []
  })
  if (chosen.length > 0) return chosen
  return frame.columns.map((column) => ({ column, thresholds: [] }))
}
