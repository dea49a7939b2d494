import { useEffect, useState, type RefObject } from 'react'
import { scrollerOf } from './autoScroll.js'
import { rowStep, type GridGeometry } from './geometry.js'

/** Rows are counted in dozens, so that scrolling renders now and then, not all the time. */
export const dozen = 12

/** The rows of a slot that are on the screen, and some around them; all of them unless asked to look. */
export function useRowsInSight(
  ref: RefObject<HTMLElement | null>,
  geometry: GridGeometry,
  isAsked: boolean,
): readonly [first: number, last: number] {
  const [rows, setRows] = useState<readonly [number, number]>([0, 5 * dozen])
  useEffect(() => {
    const element = ref.current
    if (!element || !isAsked) return
    const scroller = scrollerOf(element)
    const step = rowStep(geometry)
    const look = () => {
      const { top } = element.getBoundingClientRect()
      const isPage = scroller === element.ownerDocument.documentElement
      const box = isPage
        ? { top: 0, bottom: window.innerHeight }
        : scroller?.getBoundingClientRect()
      if (!box) return
      const first = (Math.floor((box.top - top) / step / dozen) - 1) * dozen
      const last = (Math.ceil((box.bottom - top) / step / dozen) + 1) * dozen
      setRows((before) => (before[0] === first && before[1] === last ? before : [first, last]))
    }
    look()
    const options = { capture: true, passive: true }
    window.addEventListener('scroll', look, options)
    window.addEventListener('resize', look, options)
    return () => {
      window.removeEventListener('scroll', look, options)
      window.removeEventListener('resize', look, options)
    }
  }, [ref, geometry, isAsked])
  return rows
}
