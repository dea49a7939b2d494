import type { TimeChartData, TimeMark, TimePoint } from '@spruce/shell-ui/charts'
import { columnOf, rowCount, type Frame, type FrameColumn } from '../../data/Frame.js'
import type { Instants } from '../../data/timeWindow.js'
import { labelOf } from '../../frame/sayCell.js'
import { textOf } from '../cells.js'
import { nameColumn, numberOf } from '../numberColumns.js'
import { formatOf, valueColumns } from './chartDataOf.js'
import type { ChartProps } from './props.js'

/** A frame of the window before, to be drawn over the one of now. */
export interface FrameBefore {
  readonly frame: Frame
  /** How much later its moments are drawn, in milliseconds. */
  readonly shift: number
  /** What a column of it is called. */
  readonly nameOf: (label: string) => string
}

/** What a chart over time shows beside its frame. */
export interface TimeParts {
  /** From when to when; without it, what the frame has. */
  readonly window?: Instants | undefined
  readonly before?: FrameBefore | undefined
  readonly marks?: readonly TimeMark[]
}

/** So long a chart of one moment is, in milliseconds. */
const least = 3_600_000

/** The column of times along which lines or areas are drawn; undefined where another chart draws them. */
export function timeColumn(frame: Frame, props: ChartProps): FrameColumn | undefined {
  const { kind, isStacked, rightSeries, category } = props
  if ((kind !== 'line' && kind !== 'area') || isStacked || rightSeries.length > 0) return undefined
  const names = nameColumn(frame, category)
  return names?.type === 'time' ? names : undefined
}

/** What a chart over time shows of a frame, of the window before, and of what happened. */
export function timeDataOf(
  frame: Frame,
  props: ChartProps,
  times: FrameColumn,
  { window, before, marks = [] }: TimeParts,
): TimeChartData {
  const columns = valueColumns(frame, [props.series], times)
  const earlier = before && columnOf(before.frame, times.name)
  const moments = times.values.flatMap((at) => (typeof at === 'number' ? at : []))
  const first = moments.reduce((a, b) => Math.min(a, b), window?.from ?? Infinity)
  const last = moments.reduce((a, b) => Math.max(a, b), window?.to ?? -Infinity)
  const from = Number.isFinite(first) ? first : 0
  return {
    from,
    to: last > from ? last : from + least,
    series: [
      ...columns.map((column) => ({
        name: labelOf(column),
        points: pointsOf(times, column, 0),
      })),
      ...columns.flatMap(({ name }) => {
        const column = before && columnOf(before.frame, name)
        if (!column || !earlier) return []
        const points = pointsOf(earlier, column, before.shift)
        return [{ name: before.nameOf(labelOf(column)), points, isFaint: true }]
      }),
    ],
    marks,
    thresholds: props.thresholds.map(({ from: value, label, tone }) => ({ value, label, tone })),
    ...formatOf(columns, props.leftUnit),
  }
}

function pointsOf(times: FrameColumn, column: FrameColumn, shift: number): readonly TimePoint[] {
  const points = times.values.flatMap((at, row) =>
    typeof at === 'number' ? [{ at: at + shift, value: numberOf(column.values[row]) }] : [],
  )
  return points.sort((a, b) => a.at - b.at)
}

/**
 * What happened, by the first column of times. Its names are in the column that is named, else in `rule`, as alarms have
 * it, else in the first of texts.
 */
export function marksOf(frame: Frame, name: string): readonly TimeMark[] {
  const times = frame.columns.find(({ type }) => type === 'time')
  const texts = frame.columns.find(({ type }) => type === 'string')
  const names = columnOf(frame, name) ?? columnOf(frame, 'rule') ?? texts
  if (!times) return []
  return Array.from({ length: rowCount(frame) }, (_, row) => ({
    at: times.values[row],
    label: textOf(names?.values[row]),
  })).flatMap(({ at, label }) => (typeof at === 'number' ? [{ at, label }] : []))
}
