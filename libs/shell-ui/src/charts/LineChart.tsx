import { useMemo } from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { axisTable, type AxisChartData } from './chartData.js'
import { ChartFrame, type ChartFrameProps } from './ChartFrame.js'
import { chartMessages } from './chartMessages.js'
import { axisOptions, type DrawContext } from './chartOptions.js'
import { useSayValue } from './useSayValue.js'

/** @public */
export interface LineChartProps extends ChartFrameProps {
  /** Keep its identity while nothing changes: another one is drawn anew. */
  data: AxisChartData
  /** Fills the area under the lines. */
  isArea?: boolean
  /** Lays the series one on the other. */
  isStacked?: boolean
}

/** How values go on, as over time. @public */
export function LineChart({ data, isArea = false, isStacked = false, ...frame }: LineChartProps) {
  const messages = useMessages(chartMessages)
  const say = useSayValue(data.unit)
  const draw = useMemo(
    () => (context: DrawContext) =>
      axisOptions(data, { kind: 'line', isArea, isStacked, isHorizontal: false }, context),
    [data, isArea, isStacked],
  )
  return <ChartFrame {...frame} table={axisTable(data, messages.item, say)} say={say} draw={draw} />
}
