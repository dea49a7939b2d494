import {
  observeElementRect,
  useVirtualizer,
  type Rect,
  type Virtualizer,
} from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, type RefObject } from 'react'

/** What a list without a size yet assumes: its first frame, a hidden tab, a test without layout. Pixels. */
const assumedRect: Rect = { width: 0, height: 480 }

/** Places are named by their index, by one function for good: a new one would have every place measured again. */
const byIndex = (index: number) => index

export interface FixedRows {
  count: number
  /** Of every row, in pixels. */
  height: number
  /** So many beyond those in sight, on either side. */
  overscan: number
  /** False: nothing is virtual. Default: true. */
  isEnabled?: boolean
}

/** The rows of one height that are in sight of a scrolling box. Costs nothing per row while it scrolls. */
export function useFixedRows(
  box: RefObject<HTMLDivElement | null>,
  { count, height, overscan, isEnabled = true }: FixedRows,
): Virtualizer<HTMLDivElement, Element> {
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count,
    enabled: isEnabled,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    overscan,
    initialRect: assumedRect,
    observeElementRect: observeRect,
    getItemKey: byIndex,
  })
  const measured = useRef(height)
  useLayoutEffect(() => {
    if (measured.current === height) return
    measured.current = height
    virtualizer.measure()
  }, [virtualizer, height])
  return virtualizer
}

/**
 * Like the library's own, but a list without a height counts as 480 px high: rows are there when a
 * hidden page is shown again, instead of one blank frame.
 */
function observeRect(
  instance: Virtualizer<HTMLDivElement, Element>,
  onRect: (rect: Rect) => void,
): (() => void) | undefined {
  return observeElementRect(instance, (rect) =>
    onRect(rect.height > 0 ? rect : { ...assumedRect, width: rect.width }),
  )
}
