import { breakpointAt } from '@spruce/designer-engine/layout/normalise'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { Breakpoint } from '../data/visibility.js'
import { breakpointWidths } from './layOut.js'

/** The breakpoint that the width of an element reaches; before it is on the screen that of the window, which is no narrower. */
export function useBreakpoint(): {
  ref: RefObject<HTMLDivElement | null>
  breakpoint: Breakpoint
} {
  const ref = useRef<HTMLDivElement>(null)
  const [breakpoint, setBreakpoint] = useState(() => reachedAt(window.innerWidth))
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const measure = () => {
      const width = element.clientWidth
      if (width > 0) setBreakpoint(reachedAt(width))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, breakpoint }
}

function reachedAt(width: number): Breakpoint {
  return breakpointAt(breakpointWidths, width) as Breakpoint
}
