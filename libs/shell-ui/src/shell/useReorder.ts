import { useRef, useState, type CSSProperties, type MouseEvent, type PointerEvent } from 'react'

/** @public */
export interface ReorderOptions {
  axis: 'x' | 'y'
  /** Called once, when the item is dropped at another place. */
  onMove: (from: number, to: number) => void
  /** Whether this pointer may drag. Default: any. */
  accepts?: (pointerType: string) => boolean
}

interface Drag {
  pointerId: number
  from: number
  to: number
  start: number
  offset: number
  size: number
  /** Middle of each item along the axis, before anything moved. */
  middles: readonly number[]
}

/** How far a pointer moves, in px, before a press becomes a drag. */
const threshold = 5

/**
 * Dragging items of one list to another place, by mouse, pen or finger. Items carry
 * `data-reorder-item` inside the element of `listRef`; spread `handleProps(index)` on what is
 * gripped and give `itemStyle(index)` to the item. Offer keys beside it: dragging has none. @public
 */
export function useReorder({ axis, onMove, accepts }: ReorderOptions) {
  const listRef = useRef<HTMLElement | null>(null)
  const pending = useRef<Drag | null>(null)
  const wasDragged = useRef(false)
  const [drag, setDrag] = useState<Drag | null>(null)

  function positionOf(event: PointerEvent) {
    return axis === 'x' ? event.clientX : event.clientY
  }

  function start(index: number, event: PointerEvent) {
    wasDragged.current = false
    if (event.button !== 0 || accepts?.(event.pointerType) === false) return
    const items = [...(listRef.current?.querySelectorAll('[data-reorder-item]') ?? [])]
    const boxes = items.map((item) => item.getBoundingClientRect())
    const middles = boxes.map((box) =>
      axis === 'x' ? box.left + box.width / 2 : box.top + box.height / 2,
    )
    const box = boxes[index]
    if (!box) return
    pending.current = {
      pointerId: event.pointerId,
      from: index,
      to: index,
      start: positionOf(event),
      offset: 0,
      size: axis === 'x' ? box.width : box.height,
      middles,
    }
  }

  function follow(event: PointerEvent) {
    const current = pending.current
    if (current?.pointerId !== event.pointerId) return
    const offset = positionOf(event) - current.start
    if (!drag && Math.abs(offset) < threshold) return
    if (!drag) event.currentTarget.setPointerCapture(event.pointerId)
    wasDragged.current = true
    const middle = (current.middles[current.from] ?? 0) + offset
    const before = current.middles.filter((other, index) =>
      index < current.from ? other < middle : index > current.from && other < middle,
    )
    const next = { ...current, offset, to: before.length }
    pending.current = next
    setDrag(next)
  }

  function end(event: PointerEvent) {
    const current = pending.current
    if (current?.pointerId !== event.pointerId) return
    pending.current = null
    if (!drag) return
    setDrag(null)
    if (event.type === 'pointerup' && current.to !== current.from) onMove(current.from, current.to)
  }

  function swallowClick(event: MouseEvent) {
    if (!wasDragged.current) return
    wasDragged.current = false
    event.preventDefault()
    event.stopPropagation()
  }

  function itemStyle(index: number): CSSProperties | undefined {
    if (!drag) return undefined
    const translate = axis === 'x' ? 'translateX' : 'translateY'
    if (index === drag.from) {
      return { transform: `${translate}(${drag.offset}px)`, zIndex: 1, position: 'relative' }
    }
    const isPassed =
      drag.from < drag.to
        ? index > drag.from && index <= drag.to
        : index < drag.from && index >= drag.to
    const shift = isPassed ? (drag.from < drag.to ? -drag.size : drag.size) : 0
    return { transform: `${translate}(${shift}px)`, transition: 'transform 120ms ease-out' }
  }

  return {
    listRef,
    draggedIndex: drag?.from,
    itemStyle,
    handleProps: (index: number) => ({
      onPointerDown: (event: PointerEvent) => start(index, event),
      onPointerMove: follow,
      onPointerUp: end,
      onPointerCancel: end,
      onClickCapture: swallowClick,
    }),
  }
}

/** The list with one item at another place. @public */
export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from]
  if (item === undefined) return items
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}
