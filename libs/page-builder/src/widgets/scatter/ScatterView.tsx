import { useMessages } from '@spruce/shell-ui'
import { ScatterChart, type ScatterData } from '@spruce/shell-ui/charts'
import { useMemo } from 'react'
import type { FrameColumn } from '../../data/Frame.js'
import { labelOf } from '../../frame/sayCell.js'
import { useSayCell } from '../../frame/useSayCell.js'
import { pageMessages } from '../../messages.js'
import type { WidgetViewProps } from '../../runtime/WidgetDefinition.js'
import { ChartSpace } from '../ChartSpace.js'
import { nameColumn } from '../numberColumns.js'
import { axesOf } from './axesOf.js'
import type { ScatterProps } from './props.js'

/** Two values of each thing against each other. @public */
export function ScatterView({ props, frame }: WidgetViewProps<ScatterProps>) {
  const messages = useMessages(pageMessages)
  const say = useSayCell()
  const data = useMemo((): ScatterData | undefined => {
    const axes = axesOf(frame, props)
    const names = nameColumn(frame, props.name)
    if (!axes) return undefined
    const [across, up] = axes
    return {
      ...{ x: axisOf(across), y: axisOf(up) },
      points: across.values.flatMap((x, row) => {
        const y = up.values[row]
        if (typeof x !== 'number' || typeof y !== 'number') return []
        return [{ x, y, name: names ? say(names, names.values[row]) : String(row + 1) }]
      }),
    }
  }, [frame, props, say])
  if (!data) return null
  return (
    <ChartSpace>
      {(height) => <ScatterChart title={props.title || messages.widget} {...{ data, height }} />}
    </ChartSpace>
  )
}

function axisOf(column: FrameColumn): ScatterData['x'] {
  const { unit } = column
  return { name: labelOf(column), ...(unit !== undefined && { unit }) }
}
