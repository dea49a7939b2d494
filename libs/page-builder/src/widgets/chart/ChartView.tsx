import { useMessages } from '@spruce/shell-ui'
import { BarChart, LineChart } from '@spruce/shell-ui/charts'
import { useMemo } from 'react'
import { useSayCell } from '../../frame/useSayCell.js'
import { pageMessages } from '../../messages.js'
import type { WidgetViewProps } from '../../runtime/WidgetDefinition.js'
import { ChartSpace } from '../ChartSpace.js'
import { chartDataOf } from './chartDataOf.js'
import { ChartOverTime } from './ChartOverTime.js'
import type { ChartProps } from './props.js'
import { timeColumn } from './timeDataOf.js'

/** Values along times or names. @public */
export function ChartView({ props, frame }: WidgetViewProps<ChartProps>) {
  const messages = useMessages(pageMessages)
  const title = props.title || messages.widget
  const times = timeColumn(frame, props)
  if (times) return <ChartOverTime {...{ title, props, frame, times }} />
  return <ChartByNames {...{ title, props, frame }} />
}

interface ChartByNamesProps extends Pick<WidgetViewProps<ChartProps>, 'props' | 'frame'> {
  readonly title: string
}

/** Values along whatever the column of categories has, each as far from the next. */
function ChartByNames({ title, props, frame }: ChartByNamesProps) {
  const say = useSayCell()
  const { kind, isStacked } = props
  const data = useMemo(() => chartDataOf(frame, props, say), [frame, props, say])
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
