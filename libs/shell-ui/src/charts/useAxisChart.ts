import { formatTime } from '@spruce/validators'
import { useMemo } from 'react'
import { useLanguage, useMessages } from '../i18n/LanguageProvider.js'
import { axisOptions, type AxisLook } from './axisOptions.js'
import { axisTable, type AxisChartData, type AxisWords } from './chartData.js'
import { chartMessages } from './chartMessages.js'
import type { DrawContext } from './chartOptions.js'
import { useSayValue } from './useSayValue.js'

/** What `ChartFrame` takes of values along categories: their table, their words and how they are drawn. */
export function useAxisChart(data: AxisChartData, look: AxisLook) {
  const messages = useMessages(chartMessages)
  const language = useLanguage()
  const left = useSayValue(data.unit, data.decimals)
  const right = useSayValue(data.rightAxis?.unit, data.rightAxis?.decimals)
  const { kind, isArea, isStacked, isHorizontal } = look
  const words = useMemo(
    (): AxisWords => ({
      say: { left, right },
      nameOf: (category) =>
        typeof category === 'string' ? category : formatTime(category, language),
      onRight: isHorizontal ? messages.onTop : messages.onRight,
      thresholdOf: messages.thresholdOf,
    }),
    [left, right, language, messages, isHorizontal],
  )
  const draw = useMemo(
    () => (context: DrawContext) =>
      axisOptions(data, { kind, isArea, isStacked, isHorizontal }, words, context),
    [data, kind, isArea, isStacked, isHorizontal, words],
  )
  const table = useMemo(() => axisTable(data, messages.item, words), [data, messages, words])
  return { table, say: left, draw }
}
