/**
 * Gives a document without layout (jsdom) the observers that floating parts and lists ask for. They
 * never report. Call it once, before rendering.
 */
export function stubDom(): void {
  const nothing = () => undefined
  fill(globalThis, { ResizeObserver: SilentObserver, IntersectionObserver: SilentObserver })
  fill(Element.prototype, {
    scrollIntoView: nothing,
    scrollTo: nothing,
    setPointerCapture: nothing,
  })
  if (document.documentElement.getClientRects().length === 0) giveRects()
}

function fill(target: object, missing: Readonly<Record<string, unknown>>) {
  for (const [name, value] of Object.entries(missing)) {
    if (!(name in target)) Reflect.set(target, name, value)
  }
}

/** Without a rectangle nothing counts as visible, and dialogs would not focus their first field. */
function giveRects() {
  Element.prototype.getClientRects = function getClientRects(this: Element) {
    return (this.isConnected ? [new DOMRect(0, 0, 1, 1)] : []) as unknown as DOMRectList
  }
}

class SilentObserver {
  observe() {
    return undefined
  }
  unobserve() {
    return undefined
  }
  disconnect() {
    return undefined
  }
}
