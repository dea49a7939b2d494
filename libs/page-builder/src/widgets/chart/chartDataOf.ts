import type { AxisChartData, ValueFormat } from '@spruce/shell-ui/charts'
import { columnOf, rowCount, type Frame, type FrameColumn } from '../../data/Frame.js'
import { labelOf, unitAfter, type SayCell } from '../../frame/sayCell.js'
import { nameColumn, numberOf } from '../numberColumns.js'
import type { ChartProps } from './props.js'

/** What a chart shows of a frame: the columns that are named, else all of numbers; those of the right axis too. */
export function chartDataOf(frame: Frame, props: ChartProps, say: SayCell): AxisChartData {
  const { category, series, rightSeries, thresholds } = props
  const names = nameColumn(frame, category)
  const columns = valueColumns(frame, [series, rightSeries], names)
  const isRight = ({ name }: FrameColumn) => rightSeries.includes(name)
  return {
    categories: Array.from({ length: rowCount(frame) }, (_, row) => {
      if (!names) return String(row + 1)
      const value = names.values[row]
      const isTime = names.type === 'time' && typeof value === 'number'
      return isTime ? new Date(value) : say(names, value)
    }),
    series: columns.map((column) => ({
      name: labelOf(column),
      values: column.values.map((value) => numberOf(value)),
      axis: isRight(column) ? 'right' : 'left',
    })),
    ...formatOf(
      columns.filter((column) => !isRight(column)),
      props.leftUnit,
    ),
    rightAxis: formatOf(columns.filter(isRight), props.rightUnit),
    thresholds: thresholds.map(({ from, ...threshold }) => ({ value: from, ...threshold })),
  }
}

/** The columns of numbers that are named, and all in the place of the first names where none of them is there. */
export function valueColumns(
  frame: Frame,
  [first, ...others]: readonly [readonly string[], ...(readonly string[])[]],
  names: FrameColumn | undefined,
): readonly FrameColumn[] {
  const named = (list: readonly string[]) => list.flatMap((name) => columnOf(frame, name) ?? [])
  const chosen = named(first)
  const all = new Set([...(chosen.length > 0 ? chosen : frame.columns), ...others.flatMap(named)])
  return [...all].filter((column) => column.type === 'number' && column !== names)
}

/** How the values of columns on one axis are written: as all of them are. */
export function formatOf(columns: readonly FrameColumn[], unit: string): ValueFormat {
  const common = unit || same(columns.map((column) => column.unit))
  const decimals = same(columns.map((column) => column.decimals))
  return {
    ...(common !== undefined && { unit: unitAfter(common) }),
    ...(decimals !== undefined && { decimals }),
  }
}

function same<Value>(values: readonly Value[]): Value | undefined {
  return new Set(values).size === 1 ? values[0] : undefined
}
