import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { watchSight } from '../runtime/watchSight.js'

/** Of a chart before its place is known, in px. */
const guess = 200

interface ChartSpaceProps {
  /** Draws as high as there is room. */
  readonly children: (height: number) => ReactNode
  /** Told when it comes into sight and leaves it. Keep its identity. */
  readonly onSight?: (isInSight: boolean) => void
}

/** As high as the widget has room; the chart in it never makes the room larger. */
export function ChartSpace({ children, onSight }: ChartSpaceProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(guess)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const measure = () => setHeight((before) => element.clientHeight || before)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useEffect(
    () => (onSight && ref.current ? watchSight(ref.current, onSight) : undefined),
    [onSight],
  )
  return (
    <div ref={ref} className="sp-page-chart">
      <div className="sp-page-chart-inner">{children(height)}</div>
    </div>
  )
}
