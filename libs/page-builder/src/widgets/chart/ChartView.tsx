import { useMessages } from '@spruce/shell-ui'
import { BarChart, LineChart, type AxisChartData } from '@spruce/shell-ui/charts'
import { useMemo } from 'react'
import { columnOf, rowCount } from '../../data/Frame.js'
import { labelOf } from '../../frame/sayCell.js'
import { useSayCell } from '../../frame/useSayCell.js'
import { pageMessages } from '../../messages.js'
import type { WidgetViewProps } from '../../runtime/WidgetDefinition.js'
import { ChartSpace } from '../ChartSpace.js'
import { nameColumn, numberOf } from '../numberColumns.js'
import type { ChartProps } from './props.js'

/** Values along times or names. @public */
export function ChartView({ props, frame }: WidgetViewProps<ChartProps>) {
  const messages = useMessages(pageMessages)
  const say = useSayCell()
  const { kind, category, series, isStacked } = props
  const data = useMemo((): AxisChartData => {
    const names = nameColumn(frame, category)
    const chosen = series.flatMap((name) => columnOf(frame, name) ?? [])
    const columns = (chosen.length > 0 ? chosen : frame.columns).filter(
      (column) => column.type === 'number' && column !== names,
    )
    const units = new Set(columns.map(({ unit }) => unit))
    const [unit] = units
    return {
      categories: Array.from({ length: rowCount(frame) }, (_, row) =>
        names ? say(names, names.values[row]) : String(row + 1),
      ),
      series: columns.map((column) => ({
        name: labelOf(column),
        values: column.values.map((value) => numberOf(value)),
      })),
      ...(units.size === 1 && unit !== undefined && { unit }),
    }
  }, [frame, category, series, say])
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
