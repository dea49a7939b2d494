import type { AxisChartData } from './chartData.js'
import { ChartFrame, type ChartFrameProps } from './ChartFrame.js'
import { useAxisChart } from './useAxisChart.js'

/** @public */
export interface LineChartProps extends ChartFrameProps {
  /** Keep its identity while nothing changes: another one is drawn anew. */
  data: AxisChartData
  /** Fills the area under the lines. */
  isArea?: boolean
  /** Lays the series of an axis one on the other. */
  isStacked?: boolean
}

/** How values go on, as over time. @public */
export function LineChart({ data, isArea = false, isStacked = false, ...frame }: LineChartProps) {
  const chart = useAxisChart(data, { kind: 'line', isArea, isStacked, isHorizontal: false })
  return <ChartFrame {...frame} {...chart} />
}
