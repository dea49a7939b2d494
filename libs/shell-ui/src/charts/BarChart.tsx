import { useMemo } from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { axisTable, type AxisChartData } from './chartData.js'
import { ChartFrame, type ChartFrameProps } from './ChartFrame.js'
import { chartMessages } from './chartMessages.js'
import { axisOptions, type DrawContext } from './chartOptions.js'
import { useSayValue } from './useSayValue.js'

/** @public */
export interface BarChartProps extends ChartFrameProps {
  /** Keep its identity while nothing changes: another one is drawn anew. */
  data: AxisChartData
  /** Lays the series one on the other. */
  isStacked?: boolean
  /** One under the other: for long names. */
  isHorizontal?: boolean
}

/** Values side by side, to compare. @public */
export function BarChart(props: BarChartProps) {
  const { data, isStacked = false, isHorizontal = false, ...frame } = props
  const messages = useMessages(chartMessages)
  const say = useSayValue(data.unit)
  const draw = useMemo(
    () => (context: DrawContext) =>
      axisOptions(data, { kind: 'bar', isArea: false, isStacked, isHorizontal }, context),
    [data, isStacked, isHorizontal],
  )
  return <ChartFrame {...frame} table={axisTable(data, messages.item, say)} say={say} draw={draw} />
}
