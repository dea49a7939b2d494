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

/** Rows and columns beyond those in sight. */
const extraRows = 3
const extraColumns = 1
/** Of a box that has not been laid out. */
const assumed = { width: 1024, height: 480 }

/** Which cells of a grid are in sight of its scrolling box, and some around them. */
export function useGridWindow(box: RefObject<HTMLElement | null>, layout: GridLayout) {
  const latest = useRef(layout)
  useLayoutEffect(() => {
    latest.current = layout
  })
  const [place, setPlace] = useState({ top: 0, left: 0, ...assumed })
  /** Asked of the box when it changes: asking in every frame would lay the page out again. */
  const size = useRef(assumed)

  const look = useCallback(() => {
    const element = box.current
    if (!element) return
    const { rowHeight, columnWidth } = latest.current
    const next = {
      // Only what brings other cells into sight is rendered.
      top: Math.floor(element.scrollTop / rowHeight) * rowHeight,
      left: Math.floor(element.scrollLeft / columnWidth) * columnWidth,
      ...size.current,
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
    const measure = () => {
      size.current = {
        width: element.clientWidth || assumed.width,
        height: element.clientHeight || assumed.height,
      }
      look()
    }
    const sizes = 'ResizeObserver' in window ? new ResizeObserver(measure) : undefined
    sizes?.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    measure()
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
      const { width, height } = size.current
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
  const rows = Math.ceil((place.height - headHeight) / rowHeight) + 1 + 2 * extraRows
  const columns = Math.ceil((place.width - leadWidth) / columnWidth) + extraColumns
  const [rowFrom, rowTo] = part(Math.floor(place.top / rowHeight) - extraRows, rows, rowCount)
  const [columnFrom, columnTo] = part(Math.floor(place.left / columnWidth), columns, columnCount)
  return { rowFrom, rowTo, columnFrom, columnTo }
}

/** So many from there on; at the end of all as many, from further before. */
function part(wanted: number, length: number, all: number): [from: number, to: number] {
  const shown = Math.min(all, Math.max(1, length))
  const from = Math.min(Math.max(0, wanted), all - shown)
  return [from, from + shown]
}
