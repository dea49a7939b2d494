import { useRef, useState, type CSSProperties, type PointerEvent, type RefObject } from 'react'

/** Keeps this much of a dragged dialog on the screen, in pixels. */
const keptOnScreen = 80

interface Offset {
  x: number
  y: number
}

/** Moves an element by a handle, or by `moveBy` for the keyboard; never out of reach. */
export function useDrag(target: RefObject<HTMLElement | null>, isEnabled: boolean) {
  const [offset, setOffset] = useState<Offset>({ x: 0, y: 0 })
  const start = useRef<{ pointer: Offset; offset: Offset; rect: DOMRect } | undefined>(undefined)

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const element = target.current
    const isControl = (event.target as Element).closest('button, a, input') !== null
    if (!isEnabled || !element || event.button !== 0 || isControl) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const pointer = { x: event.clientX, y: event.clientY }
    start.current = { pointer, offset, rect: element.getBoundingClientRect() }
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const from = start.current
    if (!from) return
    const by = { x: event.clientX - from.pointer.x, y: event.clientY - from.pointer.y }
    setOffset(moved(from, by))
  }

  /** As by a pointer, in pixels. */
  function moveBy(x: number, y: number) {
    const rect = target.current?.getBoundingClientRect()
    if (rect && isEnabled) setOffset((from) => moved({ offset: from, rect }, { x, y }))
  }

  function stop() {
    start.current = undefined
  }

  const isMoved = offset.x !== 0 || offset.y !== 0
  const style: CSSProperties =
    isEnabled && isMoved ? { translate: `${offset.x}px ${offset.y}px` } : {}
  return {
    style,
    moveBy,
    reset: () => setOffset({ x: 0, y: 0 }),
    handle: {
      'data-draggable': isEnabled || undefined,
      onPointerDown,
      onPointerMove,
      onPointerUp: stop,
      onPointerCancel: stop,
    },
  }
}

/** Where a move by `by` leads, from a rectangle that stands at an offset. */
function moved({ offset, rect }: { offset: Offset; rect: DOMRect }, by: Offset): Offset {
  const x = clamp(by.x, keptOnScreen - rect.right, innerWidth - keptOnScreen - rect.left)
  const y = clamp(by.y, -rect.top, innerHeight - keptOnScreen - rect.top)
  return { x: offset.x + x, y: offset.y + y }
}

function clamp(value: number, least: number, most: number) {
  return Math.min(Math.max(value, least), most)
}
