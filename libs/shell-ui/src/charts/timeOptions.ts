import type { EChartsCoreOption } from 'echarts/core'
import { cut, thresholdLook } from './thresholdLook.js'
import { common, type DrawContext, legend, symbols, tooltip } from './chartOptions.js'
import type { TimeChartData } from './timeData.js'

/** Up to so many values a line shows each of them. */
const fewPoints = 60

/** Up to so many marks each has its word at once; of more a pointer shows it. */
const fewMarks = 10

/** As the language of the numbers has it, in every language. */
const axisTimes = {
  year: '{yyyy}',
  month: '{yyyy}-{MM}',
  day: '{MM}-{dd}',
  hour: '{HH}:{mm}',
  minute: '{HH}:{mm}',
  second: '{HH}:{mm}:{ss}',
  millisecond: '{HH}:{mm}:{ss}',
}

/** How a chart over time is drawn. */
export interface TimeLook {
  readonly isArea: boolean
  /** Marks have their words along their lines. */
  readonly hasMarkNames: boolean
  readonly sayTime: (at: number) => string
}

export function timeOptions(
  data: TimeChartData,
  { isArea, hasMarkNames, sayTime }: TimeLook,
  context: DrawContext,
): EChartsCoreOption {
  const { series, from, to, marks = [], thresholds = [] } = data
  const { theme, say } = context
  const limits = thresholds.map(({ value }) => value)
  const areas = marks.filter((mark) => mark.to !== undefined)
  return {
    ...common(context),
    animation: false, // it is drawn anew as values come
    tooltip: {
      ...tooltip(context),
      trigger: 'axis',
      axisPointer: { label: { formatter: ({ value }: { value: number }) => sayTime(value) } },
    },
    legend: legend(theme, series.length > 1),
    grid: {
      left: 8,
      right: 16,
      top: 16,
      bottom: series.length > 1 ? 40 : 8,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: {
      type: 'time',
      min: from,
      max: to,
      axisLine: { lineStyle: { color: theme.line } },
      axisLabel: { color: theme.muted, hideOverlap: true, formatter: axisTimes },
    },
    yAxis: {
      type: 'value',
      // An area says by its height how much there is.
      scale: !isArea,
      // A threshold that no value has reached is in sight, too.
      ...(limits.length > 0 && { dataMin: Math.min(...limits), dataMax: Math.max(...limits) }),
      axisLabel: {
        color: theme.muted,
        hideOverlap: true,
        formatter: (value: number) => say(value),
      },
      splitLine: { lineStyle: { color: theme.line } },
    },
    series: [
      ...series.map(({ name, points, isFaint = false }, at) => ({
        type: 'line',
        name,
        data: points.map(({ at: moment, value }) => [moment, value]),
        symbol: symbols[at % symbols.length],
        symbolSize: 5,
        // A value between two gaps is no line: without its symbol nobody saw it.
        showSymbol: points.length <= fewPoints || hasLonely(points),
        connectNulls: false,
        ...(isArea && !isFaint && { areaStyle: { opacity: 0.12 } }),
        lineStyle: { width: 1.5, type: isFaint ? 'dashed' : 'solid', opacity: isFaint ? 0.6 : 1 },
        ...(at === 0 && marks.length > 0
          ? {
              markLine: {
                silent: !hasMarkNames,
                symbol: 'none',
                animation: false,
                label: {
                  show: hasMarkNames && marks.length <= fewMarks,
                  position: 'insideEndTop',
                  color: theme.text,
                  fontSize: 11,
                },
                emphasis: { label: { show: hasMarkNames } },
                lineStyle: { color: theme.alarm, type: 'solid', width: 1 },
                data: marks.map(({ at: moment, label }) => ({
                  xAxis: moment,
                  label: { formatter: () => cut(label) },
                })),
              },
              markArea: {
                silent: true,
                animation: false,
                itemStyle: { color: theme.alarm, opacity: 0.12 },
                data: areas.map((mark) => [{ xAxis: mark.at }, { xAxis: mark.to }]),
              },
            }
          : {}),
      })),
      ...thresholdLines(data, context),
    ],
  }
}

/** A series of its own, without a name: hiding another one in the legend hides no threshold. */
function thresholdLines({ thresholds = [], series }: TimeChartData, context: DrawContext) {
  if (thresholds.length === 0) return []
  const values = series.flatMap(({ points }) => points.flatMap(({ value }) => value ?? []))
  return [
    {
      type: 'line',
      data: [],
      silent: true,
      markLine: {
        silent: true,
        symbol: 'none',
        animation: false,
        data: thresholds.map((threshold) => ({
          yAxis: threshold.value,
          ...thresholdLook(threshold, values, context),
        })),
      },
    },
  ]
}

function hasLonely(points: TimeChartData['series'][number]['points']): boolean {
  const isGap = (at: number) => (points[at]?.value ?? null) === null
  return points.some((_, at) => !isGap(at) && isGap(at - 1) && isGap(at + 1))
}
