import type { AxisChartData } from './chartData.js'
import { ChartFrame, type ChartFrameProps } from './ChartFrame.js'
import { useAxisChart } from './useAxisChart.js'

/** @public */
export interface BarChartProps extends ChartFrameProps {
  /** Keep its identity while nothing changes: another one is drawn anew. */
  data: AxisChartData
  /** Lays the series of an axis one on the other. */
  isStacked?: boolean
  /** One under the other: for long names. */
  isHorizontal?: boolean
}

/** Values side by side, to compare. @public */
export function BarChart(props: BarChartProps) {
  const { data, isStacked = false, isHorizontal = false, ...frame } = props
  const chart = useAxisChart(data, { kind: 'bar', isArea: false, isStacked, isHorizontal })
  return <ChartFrame {...frame} {...chart} />
}
