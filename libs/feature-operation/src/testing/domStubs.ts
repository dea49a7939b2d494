/** What jsdom lacks of a browser and floating parts need: it has no layout to observe. */
class NothingToObserve {
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
}

if (!('ResizeObserver' in globalThis)) {
  Object.assign(globalThis, { ResizeObserver: NothingToObserve })
}
for (const name of ['scrollTo', 'scrollIntoView']) {
  if (!(name in Element.prototype)) {
    Object.defineProperty(Element.prototype, name, { value: () => undefined, writable: true })
  }
}

export {}
