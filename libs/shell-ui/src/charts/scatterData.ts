import type { ChartTable, SayValue } from './chartData.js'

/** What an axis of a scatter chart measures. @public */
export interface ScatterAxis {
  name: string
  /** Of every value: ℃, %. */
  unit?: string
}

/** What a scatter chart shows. @public */
export interface ScatterData {
  x: ScatterAxis
  y: ScatterAxis
  points: readonly { name: string; x: number; y: number }[]
}

/** Each point with both of its values. */
export function scatterTable(
  data: ScatterData,
  corner: string,
  sayX: SayValue,
  sayY: SayValue,
): ChartTable {
  return {
    head: [corner, data.x.name, data.y.name],
    rows: data.points.map(({ name, x, y }) => ({ name, cells: [sayX(x), sayY(y)] })),
  }
}
