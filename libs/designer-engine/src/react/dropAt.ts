import type { DesignSession, DropTarget, ShownSlot } from './DesignSession.js'
import { cellsOf } from './geometry.js'
import { idOf } from './places.js'

/** So many px make a press a drag. */
export const dragThreshold = 4
/** So long a finger stays down before it drags; until then it scrolls. */
export const touchDelayMs = 400

/** A point on the screen, in px. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The innermost slot under a point that takes what is carried and is none of it. */
export function slotAt(
  { slots }: DesignSession,
  document: Document,
  { x, y }: Point,
  takes: (slot: ShownSlot) => boolean,
  carried: readonly (Element | null)[] = [],
): ShownSlot | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    if (carried.some((one) => one?.contains(element))) continue
    const slot = element instanceof HTMLElement ? slots.get(element) : undefined
    if (!slot || slot.layout === 'none' || !isWithinItem(slot.element, { x, y })) continue
    if (takes(slot)) return slot
  }
  return undefined
}

/** What is dragged may make its slot grow beyond the component that has it; that is the place of others. */
function isWithinItem(slot: Element, point: Point): boolean {
  const item = slot.closest('[data-designer-item]')
  return !item || isWithin(item, point)
}

export function isWithin(element: Element, { x, y }: Point): boolean {
  const box = element.getBoundingClientRect()
  return x >= box.left && x < box.right && y >= box.top && y < box.bottom
}

/** Where something of this size would lie in a slot, were it dropped at a point. */
export function dropAt(
  { parent, slot, element, geometry }: ShownSlot,
  point: Point,
  { w, h }: { readonly w: number; readonly h: number },
  carried: readonly string[] = [],
): DropTarget {
  if (!geometry) return { parent, slot, x: 0, y: 0, w, h, index: indexAt(element, point, carried) }
  const box = element.getBoundingClientRect()
  const cell = cellsOf({ x: point.x - box.left, y: point.y - box.top }, geometry)
  const room = Math.max(0, geometry.columns - w)
  const x = Math.max(0, Math.min(room, cell.x))
  return { parent, slot, x, y: Math.max(0, cell.y), w: Math.min(w, geometry.columns), h }
}

/** Where among the others of a list, which may run down or across. */
function indexAt(element: HTMLElement, { x, y }: Point, carried: readonly string[]): number {
  const boxes = [...element.children]
    .filter(
      (child) => child.matches('[data-designer-item]') && !carried.includes(idOf(child) ?? ''),
    )
    .map((child) => child.getBoundingClientRect())
  const [first, second] = boxes
  const isRow = first && second && second.top < first.bottom && second.left >= first.right
  return boxes.filter((box) =>
    isRow ? box.left + box.width / 2 < x : box.top + box.height / 2 < y,
  ).length
}
