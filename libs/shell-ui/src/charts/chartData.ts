/** Values of one name along the categories. @public */
export interface ChartSeries {
  name: string
  /** One for each category; null where there is none, which is no zero. */
  values: readonly (number | null)[]
}

/** What a line or bar chart shows. @public */
export interface AxisChartData {
  /** Along the axis: 1月, 2月, … */
  categories: readonly string[]
  series: readonly ChartSeries[]
  /** Of every value: 人, %. */
  unit?: string
}

/** A part of a whole. @public */
export interface ChartSlice {
  label: string
  value: number
}

/** A chart's values as a table: what the chart says, for who does not see it. */
export interface ChartTable {
  /** Of the columns; the first is that of the row's name. */
  head: readonly string[]
  rows: readonly { name: string; cells: readonly string[] }[]
}

/** Writes a value as the table and the tooltip do; nothing is --. */
export type SayValue = (value: number | null | undefined) => string

export function axisTable(data: AxisChartData, corner: string, say: SayValue): ChartTable {
  return {
    head: [corner, ...data.series.map(({ name }) => name)],
    rows: data.categories.map((name, at) => ({
      name,
      cells: data.series.map(({ values }) => say(values[at])),
    })),
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
