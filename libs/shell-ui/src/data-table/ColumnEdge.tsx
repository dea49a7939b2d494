import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { leastColumnWidth, mostColumnWidth } from './columnViews.js'
import { tableMessages } from './tableMessages.js'

/** Pixels by which an arrow key changes a width. */
export const keyStep = 16

export interface ColumnEdgeProps {
  /** Of the column. */
  name: string
  /** Pixels; undefined while the column shares what the others leave. */
  width: number | undefined
  /** Pixels that it takes at least. */
  least: number
  /** Undefined: as wide as the page declares it. */
  onResize: (width: number | undefined) => void
}

/**
 * The edge between two heads, after the WAI-ARIA window splitter: dragged by pointer, moved by the
 * arrow keys, Home and End, and given back to the head by Enter or Escape. Two clicks fit the column to
 * what its cells in the document hold. It is no stop of the grid: the head's menu leads to it.
 */
export function ColumnEdge({ name, width, least, onResize }: ColumnEdgeProps) {
  const words = useMessages(tableMessages)
  const [isActive, setActive] = useState(false)
  const [shared, setShared] = useState(least) // of a column without a width of its own
  const from = useRef<{ x: number; width: number }>(undefined)

  function start(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    const cell = event.currentTarget.closest('th')
    if (!cell) return
    event.preventDefault() // no text is selected on the way
    event.currentTarget.setPointerCapture(event.pointerId)
    from.current = { x: event.clientX, width: cell.offsetWidth }
  }

  function drag(event: PointerEvent<HTMLElement>) {
    if (!from.current) return
    const sign = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    onResize(from.current.width + sign * (event.clientX - from.current.x))
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const cell = event.currentTarget.closest('th')
    if (!cell || event.ctrlKey || event.altKey || event.metaKey) return
    const next = widthOfKey(event.key, cell.offsetWidth)
    if (next === undefined && event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation() // the grid's own arrows stay where they are
    if (next === undefined) (cell.querySelector<HTMLElement>('button') ?? cell).focus()
    else onResize(next)
  }

  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- it is a separator while it has the focus (WAI-ARIA window splitter)
    <span
      className="sp-edge"
      {...(isActive
        ? {
            role: 'separator',
            'aria-orientation': 'vertical',
            'aria-label': words.resizeColumn(name),
            'aria-valuenow': Math.round(width ?? shared),
            'aria-valuemin': leastColumnWidth,
            'aria-valuemax': mostColumnWidth,
          }
        : { 'aria-hidden': true })} // it would stand in the name of its head
      tabIndex={-1}
      onFocus={({ currentTarget }) => {
        setShared(currentTarget.closest('th')?.offsetWidth ?? least)
        setActive(true)
      }}
      onBlur={() => setActive(false)}
      onPointerDown={start}
      onPointerMove={drag}
      onPointerUp={() => (from.current = undefined)}
      onPointerCancel={() => (from.current = undefined)}
      onDoubleClick={({ currentTarget }) => onResize(fittingWidth(currentTarget.closest('th')))}
      onKeyDown={onKeyDown}
    />
  )
}

function widthOfKey(key: string, width: number): number | undefined {
  if (key === 'ArrowRight') return width + keyStep
  if (key === 'ArrowLeft') return width - keyStep
  if (key === 'Home') return leastColumnWidth
  return key === 'End' ? mostColumnWidth : undefined
}

/** What the head and the cells in the document need, so that none is cut. */
export function fittingWidth(head: HTMLTableCellElement | null): number | undefined {
  const rows = head?.closest('table')?.tBodies[0]?.rows
  if (!head || !rows) return undefined
  const cells = [...rows].flatMap((row) => row.cells[head.cellIndex] ?? [])
  return Math.max(...[head, ...cells].map(neededWidth))
}

/** Of a cell's content and padding, were there room: what is cut counts in full. */
function neededWidth(cell: HTMLElement): number {
  const range = document.createRange()
  range.selectNodeContents(cell)
  if (cell.tagName === 'TH' && cell.firstChild) {
    range.selectNode(cell.firstChild) // the edge and the menu stand over the cell
  }
  const cut = [...cell.querySelectorAll<HTMLElement>('*')].reduce(
    (sum, { scrollWidth, clientWidth }) =>
      sum + (clientWidth > 0 ? Math.max(0, scrollWidth - clientWidth) : 0),
    0,
  )
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell)
  const padding = (parseFloat(paddingInlineStart) || 0) + (parseFloat(paddingInlineEnd) || 0)
  return Math.ceil(range.getBoundingClientRect().width + cut + padding) + 1
}
