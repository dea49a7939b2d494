import type { ChartTable, ChartThreshold } from './chartData.js'

/** A value at a moment; null ends the line until the next one. @public */
export interface TimePoint {
  /** Milliseconds. */
  at: number
  value: number | null
}

/** A line over time. @public */
export interface TimeSeries {
  /** Its name in legend, tooltip and table. */
  name: string
  /** In order of time. */
  points: readonly TimePoint[]
  /** Something to compare with, as the period before: dashed. */
  isFaint?: boolean
}

/** Something that happened, or lasted. @public */
export interface TimeMark {
  /** Milliseconds. */
  at: number
  /** Its end; absent: a moment. */
  to?: number
  label: string
}

/** What a chart over time shows. @public */
export interface TimeChartData {
  series: readonly TimeSeries[]
  /** The window, in milliseconds, whether there are values in it or not. */
  from: number
  to: number
  marks?: readonly TimeMark[]
  /** Values to compare with: lines across the chart, and rows below its table. */
  thresholds?: readonly Omit<ChartThreshold, 'axis'>[]
  /** Of every value: ℃, kW. */
  unit?: string
  /** How many are written. Default: as they come. */
  decimals?: number
}

/** Every moment with a value, and the marks between them. */
export function timeTable(
  { series, marks = [], thresholds = [], from, to }: TimeChartData,
  heads: { time: string; events: string; thresholdOf: (label: string) => string },
  say: (value: number | null | undefined) => string,
  sayTime: (at: number) => string,
): ChartTable {
  const valuesOf = series.map(
    ({ points }) =>
      new Map(points.flatMap(({ at, value }) => (value === null ? [] : [[at, value]]))),
  )
  const shownMarks = marks.filter(({ at, to: end = at }) => end >= from && at < to)
  const moments = [
    ...new Set([
      ...valuesOf.flatMap((values) => [...values.keys()]),
      ...shownMarks.map(({ at }) => at),
    ]),
  ].toSorted((a, b) => a - b)
  const hasMarks = shownMarks.length > 0
  return {
    head: [heads.time, ...series.map(({ name }) => name), ...(hasMarks ? [heads.events] : [])],
    rows: moments.map((at) => ({
      name: sayTime(at),
      cells: [
        ...valuesOf.map((values) => say(values.get(at))),
        ...(hasMarks
          ? [
              shownMarks
                .filter((mark) => mark.at === at)
                .map(({ label }) => label)
                .join(' / '),
            ]
          : []),
      ],
    })),
    ...(thresholds.length > 0 && {
      foot: thresholds.map(({ label, value }) => ({
        name: heads.thresholdOf(label),
        cells: [...series.map(() => say(value)), ...(hasMarks ? [''] : [])],
      })),
    }),
  }
}
