import { useRef, type PointerEvent, type WheelEvent } from 'react'
import { moveBy, zoomBy, type ImageView } from './imageView.js'

interface Point {
  x: number
  y: number
}

/** Pixels that a finger goes sideways at least. */
const leastSwipe = 48

/**
 * Drag moves, two fingers pinch, one finger swipes, the wheel zooms; buttons and keys do the same.
 * A swipe to the left asks for the next (1), to the right for the one before (-1).
 */
export function useImageGestures(
  change: (next: (view: ImageView) => ImageView) => void,
  onSwipe: (by: 1 | -1) => void,
) {
  const pointers = useRef(new Map<number, Point>())
  const swipe = useRef<Point>(undefined)

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const point = { x: event.clientX, y: event.clientY }
    pointers.current.set(event.pointerId, point)
    const isAlone = pointers.current.size === 1
    swipe.current = isAlone && event.pointerType === 'touch' ? point : undefined
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, now)
    if (!other) change((view) => moveBy(view, now.x - before.x, now.y - before.y))
    else if (distance(before, other) > 0) {
      const factor = distance(now, other) / distance(before, other)
      change((view) => zoomBy(view, factor))
    }
  }

  function stop(event: PointerEvent<HTMLElement>) {
    pointers.current.delete(event.pointerId)
    swipe.current = undefined
  }

  function lift(event: PointerEvent<HTMLElement>) {
    const from = swipe.current
    stop(event)
    if (!from) return
    const [x, y] = [event.clientX - from.x, event.clientY - from.y]
    if (Math.abs(x) >= leastSwipe && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1)
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: lift,
    onPointerCancel: stop,
    onWheel: (event: WheelEvent) =>
      change((view) => zoomBy(view, event.deltaY < 0 ? 1.1 : 1 / 1.1)),
  }
}

function distance(one: Point, other: Point) {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
