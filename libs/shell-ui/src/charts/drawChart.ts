import { BarChart, LineChart, PieChart } from 'echarts/charts'
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components'
import { init, use, type EChartsCoreOption } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

use([BarChart, LineChart, PieChart, GridComponent, LegendComponent, TooltipComponent, SVGRenderer])

/** A drawn chart. */
export interface DrawnChart {
  set: (options: EChartsCoreOption) => void
  dispose: () => void
}

/** Draws into an element, as large as it is, and follows its size. The only module that loads ECharts. */
export function drawChart(element: HTMLElement): DrawnChart {
  const chart = init(element, undefined, { renderer: 'svg' })
  const observer = new ResizeObserver(() => chart.resize())
  observer.observe(element)
  return {
    set: (options) => chart.setOption(options, { notMerge: true }),
    dispose: () => {
      observer.disconnect()
      chart.dispose()
    },
  }
}
