import { useLayoutEffect, useState, type RefObject } from 'react'

/** The width of an element in px, kept up to date; a guess before it is on the screen. */
export function useWidth(ref: RefObject<HTMLElement | null>, guess = 1200): number {
  const [width, setWidth] = useState(guess)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const measure = () => setWidth((before) => element.clientWidth || before)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return width
}
