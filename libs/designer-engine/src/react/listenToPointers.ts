/** What is dragged by pointers: it hears of them, and says whether it drags. */
export interface PointerSensor {
  readonly isDragging: boolean
  down: (event: PointerEvent) => void
  move: (event: PointerEvent) => void
  up: (event: PointerEvent) => void
  /** The browser took the pointer for itself. */
  lose: (event: PointerEvent) => void
  cancel: () => void
}

/** Lets a sensor hear the pointers of an element, and Escape. @returns takes the listeners away, and cancels */
export function listenToPointers(root: HTMLElement, sensor: PointerSensor): () => void {
  const stop = new AbortController()
  const { signal } = stop
  root.addEventListener('pointerdown', (event) => sensor.down(event), { signal })
  // Until the element holds the pointer, it may be moved and let go beside it: a press must not outlast
  // that, and a fast mouse is elsewhere before its first move is heard.
  const page = root.ownerDocument
  page.addEventListener('pointermove', (event) => sensor.move(event), { signal })
  page.addEventListener('pointerup', (event) => sensor.up(event), { signal })
  page.addEventListener('pointercancel', (event) => sensor.lose(event), { signal })
  // What a finger touched lets go of it as soon as the element captures it; that is not the end of a drag.
  const onLost = ({ target }: Event) => {
    if (target === root) sensor.cancel()
  }
  root.addEventListener('lostpointercapture', onLost, { signal })
  // A finger that drags must not scroll the page as well.
  const hold = (event: Event) => {
    if (sensor.isDragging && event.cancelable) event.preventDefault()
  }
  root.addEventListener('touchmove', hold, { signal, passive: false })
  root.addEventListener('contextmenu', hold, { signal })
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !sensor.isDragging) return
    event.stopPropagation()
    event.preventDefault()
    sensor.cancel()
  }
  page.addEventListener('keydown', onKey, { signal, capture: true })
  return () => {
    stop.abort()
    sensor.cancel()
  }
}
