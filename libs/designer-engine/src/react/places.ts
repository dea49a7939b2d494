import type { GridRect } from '../index.js'

/** Whether two rectangles are the same cells. */
export function isSamePlace(a: GridRect, b: GridRect): boolean {
  return a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h
}

/** Whether both are in one slot of one container. */
export function isSameSlot(a: InSlot | undefined, b: InSlot): boolean {
  return a?.parent === b.parent && a.slot === b.slot
}

interface InSlot {
  readonly parent: string | null
  readonly slot: string
}

/** The component that an element is part of. */
export function itemOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-designer-item]') : null
}

/** The id of the component that an element is part of. */
export function idOf(target: EventTarget | null): string | undefined {
  return itemOf(target)?.dataset['designerItem']
}
