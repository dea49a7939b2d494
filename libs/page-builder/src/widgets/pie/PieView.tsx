import { useMessages } from '@spruce/shell-ui'
import { PieChart, type ChartSlice } from '@spruce/shell-ui/charts'
import { useMemo } from 'react'
import { useSayCell } from '../../frame/useSayCell.js'
import { pageMessages } from '../../messages.js'
import type { WidgetViewProps } from '../../runtime/WidgetDefinition.js'
import { ChartSpace } from '../ChartSpace.js'
import { nameColumn, numberColumn } from '../numberColumns.js'
import type { PieProps } from './props.js'

/** The parts of a whole. @public */
export function PieView({ props, frame }: WidgetViewProps<PieProps>) {
  const messages = useMessages(pageMessages)
  const say = useSayCell()
  const column = numberColumn(frame, props.column)
  const names = nameColumn(frame, props.name)
  const slices = useMemo(
    (): readonly ChartSlice[] =>
      (column?.values ?? []).flatMap((value, row) =>
        typeof value === 'number' && value >= 0
          ? [{ value, label: names ? say(names, names.values[row]) : String(row + 1) }]
          : [],
      ),
    [column, names, say],
  )
  const unit = column?.unit
  return (
    <ChartSpace>
      {(height) => (
        <PieChart
          {...{ slices, height }}
          title={props.title || messages.widget}
          isRing={props.isRing}
          {...(unit !== undefined && { unit })}
        />
      )}
    </ChartSpace>
  )
}
