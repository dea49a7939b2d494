import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'

const widgets =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled)'
const outOfReach = '[inert], [hidden]'
const pageStep = 10

export interface GridNavigationOptions {
  /** Number of data rows, rendered or not. */
  rowCount: number
  /** Brings a row into the document. */
  scrollToRow: (index: number) => void
}

/**
 * WAI-ARIA grid keys over plain markup: arrows, Home and End, Control with them, Page keys. One stop
 * for Tab. A cell with controls gives the focus to its controls, one after another; another takes it.
 * Controls that are inert, hidden or disabled are passed over. Rows carry `data-row`, the head's is -1.
 */
export function useGridNavigation(
  grid: RefObject<HTMLElement | null>,
  { rowCount, scrollToRow }: GridNavigationOptions,
) {
  const active = useRef<HTMLElement | null>(null)

  useLayoutEffect(() => {
    if (grid.current) keepOneTabStop(grid.current, active)
  })

  function onFocus(event: FocusEvent) {
    const stop = event.target as HTMLElement
    if (!grid.current || !stop.closest('[data-row]')) return
    active.current = stop
    keepOneTabStop(grid.current, active)
  }

  function onKeyDown(event: KeyboardEvent) {
    const stop = event.target as HTMLElement
    const row = stop.closest<HTMLElement>('[data-row]')
    const cell = stop.closest<HTMLElement>('td, th')
    if (!row || !cell || event.altKey || event.metaKey || isTyping(stop)) return
    const move = moveOf(event, row, cell, stop, rowCount)
    if (!move) return
    event.preventDefault()
    event.stopPropagation()
    if (move instanceof HTMLElement) focus(move)
    else goTo(move.row, move.cell, move.at)
  }

  function goTo(row: number, cellIndex: number, at: number) {
    const found = rowElement(grid.current, row)
    if (found) focusIn(found, cellIndex, at)
    if (row < 0) return
    scrollToRow(row)
    if (!found) {
      requestAnimationFrame(() => {
        const late = rowElement(grid.current, row)
        if (late) focusIn(late, cellIndex, at)
      })
    }
  }

  return { onFocus, onKeyDown }
}

interface Target {
  row: number
  cell: number
  at: number
}

function moveOf(
  event: KeyboardEvent,
  row: HTMLElement,
  cell: HTMLElement,
  stop: HTMLElement,
  rowCount: number,
): HTMLElement | Target | undefined {
  const index = Number(row.dataset['row'])
  const cellIndex = cellsOf(row).indexOf(cell)
  const at = Math.max(0, stopsOf(cell).indexOf(stop))
  const inRow = cellsOf(row).flatMap(stopsOf)
  const place = inRow.indexOf(stop)
  const to = (target: number): Target => ({
    row: Math.min(Math.max(target, -1), rowCount - 1),
    cell: cellIndex,
    at,
  })
  switch (event.key) {
    case 'ArrowRight':
      return inRow[place + 1]
    case 'ArrowLeft':
      return inRow[place - 1]
    case 'ArrowDown':
      return to(index + 1)
    case 'ArrowUp':
      return to(index - 1)
    case 'PageDown':
      return to(index + pageStep)
    case 'PageUp':
      return to(Math.max(0, index - pageStep))
    case 'Home':
      return event.ctrlKey ? { row: 0, cell: 0, at: 0 } : inRow[0]
    case 'End':
      return event.ctrlKey
        ? { row: rowCount - 1, cell: cellsOf(row).length - 1, at: 0 }
        : inRow.at(-1)
    default:
      return undefined
  }
}

function rowElement(grid: HTMLElement | null, index: number) {
  return grid?.querySelector<HTMLElement>(`[data-row="${String(index)}"]`)
}

function cellsOf(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(':scope > td, :scope > th')]
}

function stopsOf(cell: HTMLElement): HTMLElement[] {
  const inside = [...cell.querySelectorAll<HTMLElement>(widgets)].filter(
    (control) => !control.closest(outOfReach),
  )
  return inside.length > 0 ? inside : [cell]
}

function focusIn(row: HTMLElement, cellIndex: number, at: number) {
  const cells = cellsOf(row)
  const cell = cells[Math.min(cellIndex, cells.length - 1)]
  const stops = cell ? stopsOf(cell) : []
  const stop = stops[Math.min(at, stops.length - 1)]
  if (stop) focus(stop)
}

function focus(stop: HTMLElement) {
  stop.tabIndex = 0
  stop.focus()
}

/** The element wants the keys for itself. */
export function isTyping(element: HTMLElement) {
  return (
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement ||
    (element instanceof HTMLInputElement && !/^(checkbox|radio|button)$/.test(element.type))
  )
}

function keepOneTabStop(grid: HTMLElement, active: RefObject<HTMLElement | null>) {
  const stops = grid.querySelectorAll<HTMLElement>(widgets)
  for (const stop of stops) if (stop.tabIndex !== -1) stop.tabIndex = -1
  for (const cell of grid.querySelectorAll<HTMLElement>('td[tabindex="0"], th[tabindex="0"]')) {
    cell.tabIndex = -1
  }
  const isKept = active.current !== null && grid.contains(active.current)
  const stop = isKept ? active.current : firstStop(grid)
  if (stop) stop.tabIndex = 0
}

function firstStop(grid: HTMLElement): HTMLElement | null {
  const row =
    grid.querySelector<HTMLElement>('tbody [data-row]') ?? grid.querySelector('[data-row]')
  const cell = row?.querySelector<HTMLElement>('td, th')
  return cell ? (stopsOf(cell)[0] ?? cell) : null
}
