import { useMemo } from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { ChartFrame, type ChartFrameProps } from './ChartFrame.js'
import { chartMessages } from './chartMessages.js'
import type { DrawContext } from './chartOptions.js'
import { scatterTable, type ScatterData } from './scatterData.js'
import { scatterOptions } from './scatterOptions.js'
import { useSayValue } from './useSayValue.js'

/** @public */
export interface ScatterChartProps extends ChartFrameProps {
  /** Keep its identity while nothing changes: another one is drawn anew. */
  data: ScatterData
}

/** Two values of each thing against each other. @public */
export function ScatterChart({ data, ...frame }: ScatterChartProps) {
  const messages = useMessages(chartMessages)
  const sayX = useSayValue(data.x.unit)
  const sayY = useSayValue(data.y.unit)
  const draw = useMemo(
    () => (context: DrawContext) => scatterOptions(data, { x: sayX, y: sayY }, context),
    [data, sayX, sayY],
  )
  const table = scatterTable(data, messages.item, sayX, sayY)
  return <ChartFrame {...frame} table={table} say={sayY} draw={draw} />
}
