import { useMemo } from 'react'
import { useLanguage, useMessages } from '../i18n/LanguageProvider.js'
import { sliceTable, type ChartSlice } from './chartData.js'
import { ChartFrame, type ChartFrameProps } from './ChartFrame.js'
import { chartMessages } from './chartMessages.js'
import { pieOptions, type DrawContext } from './chartOptions.js'
import { useSayValue } from './useSayValue.js'

/** @public */
export interface PieChartProps extends ChartFrameProps {
  /** Up to six say something; keep its identity while nothing changes. */
  slices: readonly ChartSlice[]
  /** What is counted; stands behind the number. */
  unit?: string
  /** With a hole. */
  isRing?: boolean
}

/** The parts of a whole, each named where it is drawn. @public */
export function PieChart({ slices, unit, isRing = false, ...frame }: PieChartProps) {
  const messages = useMessages(chartMessages)
  const language = useLanguage()
  const say = useSayValue(unit)
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  const draw = useMemo(
    () => (context: DrawContext) => pieOptions(slices, isRing, context),
    [slices, isRing],
  )
  const head = [messages.item, messages.value, messages.share] as const
  const table = sliceTable(slices, head, say, (part) => share.format(part))
  return <ChartFrame {...frame} table={table} say={say} draw={draw} />
}
