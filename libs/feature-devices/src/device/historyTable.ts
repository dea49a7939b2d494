import type { SavedTable } from '@spruce/shell-ui'
import type { TimeChartData } from '@spruce/shell-ui/charts'

/** What the columns are called that no series names. */
export interface HistoryTableHeads {
  time: string
  alarms: string
}

/** What the charts show as one table: every moment with a value or an alarm, a column for each line. */
export function historyTable(
  charts: readonly TimeChartData[],
  heads: HistoryTableHeads,
  sayTime: (at: number) => string,
): Pick<SavedTable, 'head' | 'rows'> {
  const lines = charts.flatMap(({ series, unit }) =>
    series.map(({ name, points }) => ({
      head: unit === undefined ? name : `${name} (${unit})`,
      values: new Map(points.flatMap(({ at, value }) => (value === null ? [] : [[at, value]]))),
    })),
  )
  // Every chart has the same marks.
  const { marks = [], from = 0, to = 0 } = charts[0] ?? {}
  const alarms = marks.filter(({ at, to: end = at }) => end >= from && at < to)
  const moments = new Set([
    ...lines.flatMap(({ values }) => [...values.keys()]),
    ...alarms.map(({ at }) => at),
  ])
  const labelsAt = (at: number) =>
    alarms
      .filter((alarm) => alarm.at === at)
      .map(({ label }) => label)
      .join(' / ')
  const hasAlarms = alarms.length > 0
  return {
    head: [heads.time, ...lines.map(({ head }) => head), ...(hasAlarms ? [heads.alarms] : [])],
    rows: [...moments]
      .toSorted((a, b) => a - b)
      .map((at) => [
        sayTime(at),
        ...lines.map(({ values }) => String(values.get(at) ?? '')),
        ...(hasAlarms ? [labelsAt(at)] : []),
      ]),
  }
}
