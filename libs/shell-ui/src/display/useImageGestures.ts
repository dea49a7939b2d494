import { useRef, type PointerEvent, type WheelEvent } from 'react'
import { moveBy, zoomBy, type ImageView } from './imageView.js'

interface Point {
  x: number
  y: number
}

/** Drag moves, two fingers pinch, the wheel zooms; buttons and keys do the same. */
export function useImageGestures(change: (next: (view: ImageView) => ImageView) => void) {
  const pointers = useRef(new Map<number, Point>())

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
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
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: stop,
    onPointerCancel: stop,
    onWheel: (event: WheelEvent) =>
      change((view) => zoomBy(view, event.deltaY < 0 ? 1.1 : 1 / 1.1)),
  }
}

function distance(one: Point, other: Point) {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
