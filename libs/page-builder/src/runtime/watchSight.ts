type OnSight = (isInSight: boolean) => void

const listeners = new WeakMap<Element, OnSight>()
let observer: IntersectionObserver | undefined

/** So far beyond the edges a widget is begun, so that it is there when it comes. */
const margin = '200px'

/** Tells whether an element is in sight, or nearly; one observer for all. @returns what ends it */
export function watchSight(element: Element, onSight: OnSight): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    onSight(true)
    return () => undefined
  }
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting)
    },
    { rootMargin: margin },
  )
  const watched = observer
  listeners.set(element, onSight)
  watched.observe(element)
  return () => {
    listeners.delete(element)
    watched.unobserve(element)
  }
}
