import { BarChart, LineChart, PieChart, ScatterChart } from 'echarts/charts'
import {
  GridComponent,
  LegendComponent,
  MarkAreaComponent,
  MarkLineComponent,
  TooltipComponent,
} from 'echarts/components'
import { init, use, type EChartsCoreOption } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

use([
  ...[BarChart, LineChart, PieChart, ScatterChart],
  ...[GridComponent, LegendComponent, TooltipComponent],
  ...[MarkLineComponent, MarkAreaComponent, SVGRenderer],
])

/** A drawn chart. */
export interface DrawnChart {
  set: (options: EChartsCoreOption) => void
  /** The moment of a time axis at so many px from the left; undefined without one. */
  timeAt: (px: number) => number | undefined
  dispose: () => void
}

/** Draws into an element, as large as it is, and follows its size. The only module that loads ECharts. */
export function drawChart(element: HTMLElement): DrawnChart {
  const chart = init(element, undefined, { renderer: 'svg' })
  const observer = new ResizeObserver(() => chart.resize())
  observer.observe(element)
  return {
    set: (options) => chart.setOption(options, { notMerge: true }),
    timeAt: (px) => {
      const at = chart.convertFromPixel({ xAxisIndex: 0 }, px)
      return typeof at === 'number' && Number.isFinite(at) ? at : undefined
    },
    dispose: () => {
      observer.disconnect()
      chart.dispose()
    },
  }
}
