import { observeElementRect, type Rect, type Virtualizer } from '@tanstack/react-virtual'

/** What a list without a size yet assumes: its first frame, a hidden tab, a test without layout. Pixels. */
export const assumedRect: Rect = { width: 0, height: 480 }

/**
 * Like the library's own, but a list without a height counts as 480 px high: rows are there when a
 * hidden page is shown again, instead of one blank frame.
 */
export function observeRect(
  instance: Virtualizer<HTMLDivElement, Element>,
  onRect: (rect: Rect) => void,
): (() => void) | undefined {
  return observeElementRect(instance, (rect) =>
    onRect(rect.height > 0 ? rect : { ...assumedRect, width: rect.width }),
  )
}
