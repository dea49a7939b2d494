import type { Tone } from '../display/StatusTag.js'

/** One of the two value axes. Of bars that lie on their side, left is below and right is above. @public */
export type ChartAxis = 'left' | 'right'

/** Values of one name along the categories. @public */
export interface ChartSeries {
  name: string
  /** One for each category; null where there is none, which is no zero. */
  values: readonly (number | null)[]
  /** The axis that measures it. Default: left. */
  axis?: ChartAxis
}

/** A value to compare with: a line across the chart, and a row below its table. @public */
export interface ChartThreshold {
  value: number
  /** The word: colour alone says nothing. */
  label: string
  /** How good or bad it is to reach it. Default: neutral. */
  tone?: Tone
  /** The axis that measures it; it is shown where a series has the same. Default: left. */
  axis?: ChartAxis
}

/** How the values along an axis are written. @public */
export interface ValueFormat {
  /** Of every value: 人, %. */
  unit?: string
  /** How many are written. Default: as they come. */
  decimals?: number
}

/** What a line or bar chart shows; unit and decimals are those of the left axis. @public */
export interface AxisChartData extends ValueFormat {
  /** Along the axis: 1月, 2月, … A moment is written short there, whole in tooltip and table. */
  categories: readonly (string | Date)[]
  series: readonly ChartSeries[]
  /** Of the values of series on the right axis. */
  rightAxis?: ValueFormat
  thresholds?: readonly ChartThreshold[]
}

/** A part of a whole. @public */
export interface ChartSlice {
  label: string
  value: number
}

/** A row of a chart's table. */
export interface ChartRow {
  name: string
  cells: readonly string[]
}

/** A chart's values as a table: what the chart says, for who does not see it. */
export interface ChartTable {
  /** Of the columns; the first is that of the row's name. */
  head: readonly string[]
  rows: readonly ChartRow[]
  /** What the values are compared with. */
  foot?: readonly ChartRow[]
}

/** Writes a value as the table and the tooltip do; nothing is --. */
export type SayValue = (value: number | null | undefined) => string

/** What an axis chart says in words. */
export interface AxisWords {
  /** Values, by their axis. */
  say: Readonly<Record<ChartAxis, SayValue>>
  /** A category, whole. */
  nameOf: (category: string | Date) => string
  /** A series of the right axis, beside others of the left one. */
  onRight: (name: string) => string
  /** A threshold as a row. */
  thresholdOf: (label: string) => string
}

/** The axis of a series or a threshold. */
export function axisOf({ axis = 'left' }: { axis?: ChartAxis }): ChartAxis {
  return axis
}

/** The axes that measure something; a chart without series has the left one. */
export function axesOf({ series }: AxisChartData): readonly ChartAxis[] {
  const axes = (['left', 'right'] as const).filter((axis) =>
    series.some((one) => axisOf(one) === axis),
  )
  return axes.length > 0 ? axes : ['left']
}

/** Each category with its values; below them each threshold, in the columns of its axis. */
export function axisTable(data: AxisChartData, corner: string, words: AxisWords): ChartTable {
  const { categories, series, thresholds = [] } = data
  const axes = axesOf(data)
  return {
    head: [corner, ...series.map(({ name }) => name)],
    rows: categories.map((category, at) => ({
      name: words.nameOf(category),
      cells: series.map((one) => words.say[axisOf(one)](one.values[at])),
    })),
    foot: thresholds
      .filter((one) => axes.includes(axisOf(one)))
      .map((threshold) => {
        const axis = axisOf(threshold)
        return {
          name: words.thresholdOf(threshold.label),
          cells: series.map((one) =>
            axisOf(one) === axis ? words.say[axis](threshold.value) : '',
          ),
        }
      }),
  }
}

/** Each slice with its share of all. */
export function sliceTable(
  slices: readonly ChartSlice[],
  head: readonly [string, string, string],
  say: SayValue,
  sayShare: (share: number) => string,
): ChartTable {
  const all = slices.reduce((sum, { value }) => sum + value, 0)
  return {
    head,
    rows: slices.map(({ label, value }) => ({
      name: label,
      cells: [say(value), sayShare(all === 0 ? 0 : value / all)],
    })),
  }
}
