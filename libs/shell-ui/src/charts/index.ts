export { BarChart } from './BarChart.js'
export type { BarChartProps } from './BarChart.js'
export type { ChartFrameProps } from './ChartFrame.js'
export type {
  AxisChartData,
  ChartAxis,
  ChartSeries,
  ChartSlice,
  ChartThreshold,
  ValueFormat,
} from './chartData.js'
export type { Tone } from '../display/StatusTag.js'
export { LineChart } from './LineChart.js'
export type { LineChartProps } from './LineChart.js'
export { TimeChart } from './TimeChart.js'
export type { TimeChartProps } from './TimeChart.js'
export type { TimeChartData, TimeMark, TimePoint, TimeSeries } from './timeData.js'
export { PieChart } from './PieChart.js'
export type { PieChartProps } from './PieChart.js'
export { ScatterChart } from './ScatterChart.js'
export type { ScatterChartProps } from './ScatterChart.js'
export type { ScatterAxis, ScatterData } from './scatterData.js'
