const edge = 40
const fastest = 16

/** The element that scrolls what lies in it; the page itself when no other does. */
export function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let above = element.parentElement; above; above = above.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(above)
    if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) return above
  }
  return element.ownerDocument.documentElement
}

/** Scrolls while the pointer is near an edge, the nearer the faster. @returns whether it scrolled */
export function autoScroll(
  scroller: HTMLElement | null,
  pointer: { readonly x: number; readonly y: number },
): boolean {
  if (!scroller) return false
  const isPage = scroller === scroller.ownerDocument.documentElement
  const box = scroller.getBoundingClientRect()
  const [left, top] = isPage ? [0, 0] : [box.left, box.top]
  const { scrollLeft, scrollTop } = scroller
  scroller.scrollLeft += speed(pointer.x - left, left + scroller.clientWidth - pointer.x)
  scroller.scrollTop += speed(pointer.y - top, top + scroller.clientHeight - pointer.y)
  return scroller.scrollLeft !== scrollLeft || scroller.scrollTop !== scrollTop
}

function speed(toStart: number, toEnd: number): number {
  if (toEnd + toStart < 3 * edge) return 0
  if (toStart < edge) return -Math.ceil((fastest * (edge - Math.max(0, toStart))) / edge)
  return toEnd < edge ? Math.ceil((fastest * (edge - Math.max(0, toEnd))) / edge) : 0
}
