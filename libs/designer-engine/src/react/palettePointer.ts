import type { NewNode } from '../index.js'
import { autoScroll, scrollerOf } from './autoScroll.js'
import type { DesignSession, ShownSlot } from './DesignSession.js'
import { dragThreshold, dropAt, slotAt, touchDelayMs, type Point } from './dropAt.js'
import { listenToPointers, type PointerSensor } from './listenToPointers.js'

/** What a palette does with what is dragged out of it. */
export interface PaletteTarget {
  /** What a button stands for. */
  readonly nodeOf: (button: Element) => NewNode | undefined
  /** Dropped at the place that `session.drop` shows. */
  readonly drop: (button: Element) => void
  readonly cancel: (button: Element) => void
  /** Something forbids to add anything, and that has been said. */
  readonly isRefused: () => boolean
}

interface Press {
  readonly button: HTMLElement
  readonly node: NewNode
  readonly pointerId: number
  readonly isTouch: boolean
  readonly start: Point
  timer: ReturnType<typeof setTimeout> | undefined
}

/**
 * Lets the buttons of a palette be dragged onto the canvas, by mouse at once, by finger after a moment in
 * one place. Nothing is part of the page before the drop. @returns takes the listeners away, and cancels
 */
export function attachPalette(
  root: HTMLElement,
  session: DesignSession,
  target: PaletteTarget,
): () => void {
  const sensor = new PaletteSensor(root, session, target)
  const stop = listenToPointers(root, sensor)
  // Letting go of what was dragged is no click; keys click without a press.
  const onClick = (event: MouseEvent) => {
    if (!sensor.hasDragged || event.detail === 0) return
    event.stopPropagation()
    event.preventDefault()
  }
  root.addEventListener('click', onClick, { capture: true })
  return () => {
    stop()
    root.removeEventListener('click', onClick, { capture: true })
  }
}

class PaletteSensor implements PointerSensor {
  isDragging = false
  /** Whether the last press became a drag. */
  hasDragged = false
  private press: Press | undefined
  private last: Point = { x: 0, y: 0 }
  private frame: number | undefined

  constructor(
    private readonly root: HTMLElement,
    private readonly session: DesignSession,
    private readonly target: PaletteTarget,
  ) {}

  down(event: PointerEvent): void {
    if (this.press || event.button !== 0 || !event.isPrimary) return
    this.hasDragged = false
    const button = event.target instanceof Element && event.target.closest('button')
    const node = button ? this.target.nodeOf(button) : undefined
    if (!button || !node) return
    const isTouch = event.pointerType === 'touch'
    this.last = { x: event.clientX, y: event.clientY }
    const { pointerId } = event
    this.press = { button, node, pointerId, isTouch, start: this.last, timer: undefined }
    if (isTouch) this.press.timer = setTimeout(() => this.begin(), touchDelayMs)
  }

  move(event: PointerEvent): void {
    const { press } = this
    if (!press || event.pointerId !== press.pointerId) return
    this.last = { x: event.clientX, y: event.clientY }
    if (!this.isDragging) {
      const gone = Math.hypot(this.last.x - press.start.x, this.last.y - press.start.y)
      if (gone < dragThreshold) return
      if (press.isTouch) this.release()
      else this.begin()
    }
    if (this.isDragging) this.frame ??= requestAnimationFrame(() => this.draw())
  }

  up(event: PointerEvent): void {
    const { press, session } = this
    if (!press || event.pointerId !== press.pointerId) return
    this.last = { x: event.clientX, y: event.clientY }
    if (!this.isDragging) {
      this.release()
      return
    }
    this.follow(press)
    if (!session.drop) {
      this.cancel()
      return
    }
    this.target.drop(press.button)
    this.release()
  }

  lose({ pointerId }: PointerEvent): void {
    if (pointerId === this.press?.pointerId) this.cancel()
  }

  cancel(): void {
    const { press, isDragging } = this
    this.release()
    if (press && isDragging) this.target.cancel(press.button)
  }

  private begin(): void {
    const { press, root } = this
    if (!press) return
    this.hasDragged = true
    if (this.target.isRefused()) {
      this.release()
      return
    }
    this.isDragging = true
    press.button.dataset['designerDragging'] = ''
    try {
      root.setPointerCapture(press.pointerId)
    } catch {
      this.cancel()
    }
  }

  private draw(): void {
    this.frame = undefined
    const { press, last } = this
    if (!press || !this.isDragging) return
    const slot = this.follow(press)
    const isScrolling = slot !== undefined && autoScroll(scrollerOf(slot.element), last)
    if (isScrolling) this.frame = requestAnimationFrame(() => this.draw())
  }

  private follow({ button, node, start }: Press) {
    const { session, last, root } = this
    const { w = 6, h = 4 } = node
    const takes = (one: ShownSlot) => session.designer.allows(one.parent, one.slot, [node.type])
    const slot = slotAt(session, root.ownerDocument, last, takes)
    session.showDrop(slot ? dropAt(slot, last, { w, h }) : null)
    button.style.transform = `translate(${last.x - start.x}px, ${last.y - start.y}px)`
    return slot
  }

  private release(): void {
    const { press, root, isDragging } = this
    clearTimeout(press?.timer)
    if (this.frame !== undefined) cancelAnimationFrame(this.frame)
    this.frame = this.press = undefined
    this.isDragging = false
    if (!press) return
    press.button.style.transform = ''
    delete press.button.dataset['designerDragging']
    if (isDragging) this.session.showDrop(null)
    if (root.hasPointerCapture(press.pointerId)) root.releasePointerCapture(press.pointerId)
  }
}
