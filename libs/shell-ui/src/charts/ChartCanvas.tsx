import type { EChartsCoreOption } from 'echarts/core'
import { useEffect, useRef, useState } from 'react'
import { useLatest } from '../provider/useLatest.js'
import { useMedia } from '../provider/useMedia.js'
import type { SayValue } from './chartData.js'
import type { DrawContext } from './chartOptions.js'
import { readChartTheme, useThemeVersion } from './chartTheme.js'
import type { DrawnChart } from './drawChart.js'

export interface ChartCanvasProps {
  label: string
  /** Pixels. */
  height: number
  say: SayValue
  /** Must keep its identity while nothing changes. */
  draw: (context: DrawContext) => EChartsCoreOption
  /** The library that draws could not be loaded, or could not draw. */
  onFailed: (error: unknown) => void
  /** Told of what draws, once it is there. */
  onChart?: ((chart: DrawnChart) => void) | undefined
}

/** Where ECharts draws; it loads with the first chart that is seen. */
export function ChartCanvas({ label, height, say, draw, onFailed, onChart }: ChartCanvasProps) {
  const element = useRef<HTMLDivElement>(null)
  const [chart, setChart] = useState<DrawnChart>()
  const version = useThemeVersion()
  const latest = useLatest(onChart)
  const isStill = useMedia('(prefers-reduced-motion: reduce)')

  useEffect(() => {
    let drawn: DrawnChart | undefined
    let isGone = false
    import('./drawChart.js')
      .then(({ drawChart }) => {
        if (isGone || !element.current) return
        drawn = drawChart(element.current)
        setChart(drawn)
        latest.current?.(drawn)
      })
      .catch((error: unknown) => {
        if (!isGone) onFailed(error)
      })
    return () => {
      isGone = true
      drawn?.dispose()
      setChart(undefined)
    }
  }, [onFailed, latest])

  useEffect(() => {
    if (!chart || !element.current) return
    chart.set(draw({ theme: readChartTheme(element.current), isStill, say }))
  }, [chart, draw, isStill, say, version])

  return (
    <div
      ref={element}
      className="sp-chart-canvas"
      style={{ height }}
      role="img"
      aria-label={label}
    />
  )
}
