import { Carry } from './Carry.js'
import { resizeHandles, type ResizeHandle } from '../layout.js'
import type { DesignSession, ShownSlot } from './DesignSession.js'
import { dragThreshold, dropAt, isWithin, slotAt, touchDelayMs, type Point } from './dropAt.js'
import { cellsOf, pxOf, type GridGeometry } from './geometry.js'
import { autoScroll, scrollerOf } from './autoScroll.js'
import { listenToPointers, type PointerSensor } from './listenToPointers.js'
import { idOf, isSameSlot, itemOf } from './places.js'
import type { PageNode } from '../index.js'

interface Press {
  readonly id: string
  readonly handle: ResizeHandle | undefined
  readonly pointerId: number
  readonly isTouch: boolean
  readonly isPlain: boolean
  readonly start: Point
  timer: ReturnType<typeof setTimeout> | undefined
}

interface Drag {
  readonly carry: Carry
  readonly slot: ShownSlot
  readonly scroller: HTMLElement | null
  readonly scrollStart: Point
  readonly elements: readonly { id: string; element: HTMLElement; left: number; top: number }[]
}

/** Listens to the pointers of a canvas. @returns takes the listeners away, and cancels a drag */
export function attachPointer(root: HTMLElement, session: DesignSession): () => void {
  return listenToPointers(root, new CanvasSensor(root, session))
}

class CanvasSensor implements PointerSensor {
  private press: Press | undefined
  private drag: Drag | undefined
  private last: Point = { x: 0, y: 0 }
  private frame: number | undefined

  constructor(
    private readonly root: HTMLElement,
    private readonly session: DesignSession,
  ) {}

  get isDragging(): boolean {
    return this.drag !== undefined
  }

  down(event: PointerEvent): void {
    if (this.press || event.button !== 0 || !event.isPrimary) return
    const id = idOf(event.target)
    const { selection } = this.session.designer
    if (id === undefined) {
      selection.clear()
      return
    }
    if (event.shiftKey) selection.selectTo(id)
    else if (event.ctrlKey || event.metaKey) selection.toggle(id)
    else if (!selection.has(id)) selection.select([id])
    const isTouch = event.pointerType === 'touch'
    this.last = { x: event.clientX, y: event.clientY }
    const handle = handleOf(event.target)
    this.press = {
      id,
      handle,
      pointerId: event.pointerId,
      isTouch: isTouch && handle === undefined,
      isPlain: !event.shiftKey && !event.ctrlKey && !event.metaKey,
      start: this.last,
      timer: undefined,
    }
    if (this.press.isTouch) this.press.timer = setTimeout(() => this.begin(), touchDelayMs)
    itemOf(event.target)?.focus({ preventScroll: true })
  }

  move(event: PointerEvent): void {
    const { press } = this
    if (!press || event.pointerId !== press.pointerId) return
    this.last = { x: event.clientX, y: event.clientY }
    if (!this.drag) {
      const gone = Math.hypot(this.last.x - press.start.x, this.last.y - press.start.y)
      if (gone < dragThreshold) return
      if (press.isTouch) this.release()
      else this.begin()
    }
    if (this.drag) this.frame ??= requestAnimationFrame(() => this.draw())
  }

  up(event: PointerEvent): void {
    const { press, drag, session } = this
    if (!press || event.pointerId !== press.pointerId) return
    this.last = { x: event.clientX, y: event.clientY }
    if (!drag) {
      if (press.isPlain) session.designer.selection.select([press.id])
      this.release()
      return
    }
    this.follow(drag)
    this.release()
    if (drag.carry.dropAloud(press.id)) session.focus(press.id)
  }

  lose({ pointerId }: PointerEvent): void {
    if (pointerId === this.press?.pointerId) this.cancel()
  }

  cancel(): void {
    const { drag } = this
    this.release()
    drag?.carry.cancelAloud()
  }

  private begin(): void {
    const { press, session, root } = this
    const node = press && session.designer.get(press.id)
    const slot = node && [...session.slots.values()].find((one) => isSameSlot(node, one))
    if (!press || !node || !slot) return
    const kind = press.handle ? 'resize' : 'drag'
    const onLost = () => this.release()
    let carry = new Carry(session, kind, this.idsOf(press), onLost, press.handle)
    if (carry.refusal === 'differentSlots') carry = new Carry(session, kind, [press.id], onLost)
    if (carry.refusal) {
      session.speakReason(carry.refusal)
      this.release()
      return
    }
    const scroller = scrollerOf(slot.element)
    const elements =
      kind === 'resize'
        ? []
        : carry.ids.flatMap((id) => elementOf(root, id, slot.geometry, session))
    this.drag = { carry, slot, scroller, scrollStart: scrollOf(scroller), elements }
    for (const { element } of elements) element.dataset['designerDragging'] = ''
    // A pointer that is gone already cannot be held; its events have been heard.
    if (root.hasPointerCapture(press.pointerId)) return
    try {
      root.setPointerCapture(press.pointerId)
    } catch {
      this.cancel()
    }
  }

  private idsOf({ id, handle }: Press): readonly string[] {
    const { selection } = this.session.designer
    return handle === undefined && selection.has(id) ? selection.ids : [id]
  }

  private draw(): void {
    this.frame = undefined
    const { drag } = this
    if (!drag) return
    // First what reads the layout, then what changes it: the other way round it would be made twice.
    const isScrolling = autoScroll(drag.scroller, this.last)
    this.follow(drag)
    if (isScrolling) this.frame = requestAnimationFrame(() => this.draw())
  }

  /** Elements follow the pointer at once; the designer hears only of other cells. */
  private follow({ carry, slot, scroller, scrollStart, elements }: Drag): void {
    const { press, session } = this
    if (!press) return
    const scrolled = scrollOf(scroller)
    const way = {
      x: this.last.x - press.start.x + scrolled.x - scrollStart.x,
      y: this.last.y - press.start.y + scrolled.y - scrollStart.y,
    }
    const over = carry.kind === 'drag' ? this.slotAt(carry.ids, slot) : undefined
    if (over && !(over.geometry && over.element === slot.element)) {
      carry.goInto(dropAt(over, this.last, carry.first ?? { w: 1, h: 1 }, carry.ids))
    } else {
      if (carry.isElsewhere) carry.goInto(null)
      if (slot.geometry) carry.to(cellsOf(way, slot.geometry))
    }
    for (const { id, element, left, top } of elements) {
      const node = session.designer.get(id)
      if (!node) continue
      const now = cornerOf(node, slot.geometry)
      element.style.transform = `translate(${left + way.x - now.left}px, ${top + way.y - now.top}px)`
    }
  }

  /** @returns undefined: none but `home`, if that; asking the page what lies at a point takes it long */
  private slotAt(ids: readonly string[], home: ShownSlot): ShownSlot | undefined {
    const { root, session, last } = this
    const isElsewhere = [...session.slots.keys()].some(
      (element) => element !== home.element && isWithin(element, last),
    )
    if (home.geometry && !isElsewhere) return undefined
    const carried = ids.map((id) => findItem(root, id))
    return slotAt(session, root.ownerDocument, last, (one) => session.takes(one, ids), carried)
  }

  private release(): void {
    const { press, drag, root } = this
    clearTimeout(press?.timer)
    if (this.frame !== undefined) cancelAnimationFrame(this.frame)
    this.frame = this.press = this.drag = undefined
    for (const { element } of drag?.elements ?? []) {
      element.style.transform = ''
      delete element.dataset['designerDragging']
    }
    if (press && root.hasPointerCapture(press.pointerId))
      root.releasePointerCapture(press.pointerId)
  }
}

function elementOf(
  root: HTMLElement,
  id: string,
  geometry: GridGeometry | undefined,
  session: DesignSession,
) {
  const element = findItem(root, id)
  const node = session.designer.get(id)
  if (!element || !node) return []
  const { left, top } = cornerOf(node, geometry)
  return [{ id, element, left, top }]
}

/** In a list nothing has a place of its own, so that only the way counts. */
function cornerOf(node: PageNode, geometry: GridGeometry | undefined) {
  return geometry ? pxOf(node, geometry) : { left: 0, top: 0 }
}

function findItem(root: HTMLElement, id: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-designer-item="${CSS.escape(id)}"]`)
}

function handleOf(target: EventTarget | null): ResizeHandle | undefined {
  const found = target instanceof Element && target.closest<HTMLElement>('[data-designer-handle]')
  return found ? resizeHandles.find((one) => one === found.dataset['designerHandle']) : undefined
}

function scrollOf(scroller: HTMLElement | null): Point {
  return { x: scroller?.scrollLeft ?? 0, y: scroller?.scrollTop ?? 0 }
}
