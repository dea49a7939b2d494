import { useRef, useState, type CSSProperties, type PointerEvent, type RefObject } from 'react'

/** Keeps this much of a dragged dialog on the screen, in pixels. */
const keptOnScreen = 80

interface Offset {
  x: number
  y: number
}

/** Moves an element by a handle, never out of reach. Maximising and the keyboard do without it. */
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
    const { rect } = from
    const x = clamp(
      event.clientX - from.pointer.x,
      keptOnScreen - rect.right,
      innerWidth - keptOnScreen - rect.left,
    )
    const y = clamp(
      event.clientY - from.pointer.y,
      -rect.top,
      innerHeight - keptOnScreen - rect.top,
    )
    setOffset({ x: from.offset.x + x, y: from.offset.y + y })
  }

  function stop() {
    start.current = undefined
  }

  const isMoved = offset.x !== 0 || offset.y !== 0
  const style: CSSProperties =
    isEnabled && isMoved ? { translate: `${offset.x}px ${offset.y}px` } : {}
  return {
    style,
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

function clamp(value: number, least: number, most: number) {
  return Math.min(Math.max(value, least), most)
}
