import { useMessages } from '@spruce/shell-ui'
import { BarChart, LineChart } from '@spruce/shell-ui/charts'
import { useMemo } from 'react'
import { useSayCell } from '../../frame/useSayCell.js'
import { pageMessages } from '../../messages.js'
import type { WidgetViewProps } from '../../runtime/WidgetDefinition.js'
import { ChartSpace } from '../ChartSpace.js'
import { chartDataOf } from './chartDataOf.js'
import type { ChartProps } from './props.js'

/** Values along times or names. @public */
export function ChartView({ props, frame }: WidgetViewProps<ChartProps>) {
  const messages = useMessages(pageMessages)
  const say = useSayCell()
  const { kind, isStacked } = props
  const data = useMemo(() => chartDataOf(frame, props, say), [frame, props, say])
  const title = props.title || messages.widget
  return (
    <ChartSpace>
      {(height) =>
        kind === 'bar' || kind === 'row' ? (
          <BarChart {...{ title, data, height, isStacked }} isHorizontal={kind === 'row'} />
        ) : (
          <LineChart {...{ title, data, height, isStacked }} isArea={kind === 'area'} />
        )
      }
    </ChartSpace>
  )
}
