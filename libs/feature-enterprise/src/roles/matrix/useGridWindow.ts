import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** How a grid of equal cells is laid out. Lengths in pixels. */
export interface GridLayout {
  rowCount: number
  columnCount: number
  rowHeight: number
  columnWidth: number
  /** What stays in sight above the rows, and before the columns. */
  headHeight: number
  leadWidth: number
}

/** The cells that stand in the document: `from` up to, not including, `to`. */
export interface GridWindow {
  rowFrom: number
  rowTo: number
  columnFrom: number
  columnTo: number
}

/** Rows and columns beyond those in sight. Columns come and go in steps, so that few frames render. */
const extraRows = 4
const columnStep = 2
/** Of a box that has not been laid out. */
const assumed = { width: 1024, height: 480 }

/** Which cells of a grid are in sight of its scrolling box, and some around them. */
export function useGridWindow(box: RefObject<HTMLElement | null>, layout: GridLayout) {
  const latest = useRef(layout)
  useLayoutEffect(() => {
    latest.current = layout
  })
  const [place, setPlace] = useState({ top: 0, left: 0, ...assumed })

  const look = useCallback(() => {
    const element = box.current
    if (!element) return
    const { rowHeight, columnWidth } = latest.current
    const next = {
      // Only what brings other cells into sight is rendered.
      top: Math.floor(element.scrollTop / rowHeight) * rowHeight,
      left: Math.floor(element.scrollLeft / (columnWidth * columnStep)) * columnWidth * columnStep,
      width: element.clientWidth || assumed.width,
      height: element.clientHeight || assumed.height,
    }
    setPlace((before) =>
      before.top === next.top &&
      before.left === next.left &&
      before.width === next.width &&
      before.height === next.height
        ? before
        : next,
    )
  }, [box])

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const sizes = 'ResizeObserver' in window ? new ResizeObserver(look) : undefined
    sizes?.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    look()
    return () => {
      sizes?.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [box, look])

  /** Scrolls no further than it takes to have the cell in sight. */
  const reveal = useCallback(
    (row: number, column: number) => {
      const element = box.current
      if (!element) return
      const { rowHeight, columnWidth, headHeight, leadWidth } = latest.current
      const width = element.clientWidth || assumed.width
      const height = element.clientHeight || assumed.height
      if (row >= 0) {
        element.scrollTop = kept(element.scrollTop, row * rowHeight, rowHeight, height - headHeight)
      }
      if (column >= 0) {
        const left = column * columnWidth
        element.scrollLeft = kept(element.scrollLeft, left, columnWidth, width - leadWidth)
      }
      look()
    },
    [box, look],
  )

  return { window: windowOf(place, layout), reveal }
}

/** Where to scroll so that what begins at `start` is in sight. */
function kept(scroll: number, start: number, length: number, size: number): number {
  if (start < scroll) return start
  return start + length > scroll + size ? start + length - size : scroll
}

function windowOf(
  place: { top: number; left: number; width: number; height: number },
  { rowCount, columnCount, rowHeight, columnWidth, headHeight, leadWidth }: GridLayout,
): GridWindow {
  const rows = Math.max(1, Math.ceil((place.height - headHeight) / rowHeight) + 1)
  const columns = Math.max(1, Math.ceil((place.width - leadWidth) / columnWidth)) + columnStep
  const row = Math.min(Math.floor(place.top / rowHeight), Math.max(0, rowCount - rows))
  const column = Math.min(Math.floor(place.left / columnWidth), Math.max(0, columnCount - columns))
  return {
    rowFrom: Math.max(0, row - extraRows),
    rowTo: Math.min(rowCount, row + rows + extraRows),
    columnFrom: Math.max(0, column),
    columnTo: Math.min(columnCount, column + columns),
  }
}
