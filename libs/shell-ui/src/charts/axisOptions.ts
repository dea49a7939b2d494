import type { EChartsCoreOption } from 'echarts/core'
import { axesOf, axisOf, type AxisChartData, type AxisWords, type ChartAxis } from './chartData.js'
import { common, legend, symbols, tooltip, type DrawContext } from './chartOptions.js'
import { lettersOf, thresholdLook } from './thresholdLook.js'
import { timeLabels } from './timeLabels.js'

/** How an axis chart is drawn. */
export interface AxisLook {
  kind: 'line' | 'bar'
  isStacked: boolean
  /** Of `line`: the area under it is filled. */
  isArea: boolean
  /** Of `bar`: the categories stand one under the other. */
  isHorizontal: boolean
}

/** Of a category, in px: then it is cut. */
const labelWidth = 80

/** Of a category beside its bar, where the chart has the room. */
const roomyLabelWidth = 160

/** From here, in px, a chart has room for whole names beside its bars. */
const roomyBars = 480

/** So many labels of moments stand along an axis, as its length allows. */
const labelCounts = [3, 4, 6, 8, 12, 16, 24]

/** What a label of a moment takes of an axis, and what stands beside or below all of them, in px. */
const momentRoom = { across: 72, down: 24, axis: 60, rest: 64 }

/** Whether a name takes more than half of `labelWidth`. */
function isLong(name: string): boolean {
  return lettersOf(name) > 8
}

/** Values along categories, on one value axis or two, with lines for their thresholds. */
export function axisOptions(
  data: AxisChartData,
  look: AxisLook,
  words: AxisWords,
  context: DrawContext,
): EChartsCoreOption {
  const { theme } = context
  const { isHorizontal } = look
  const axes = axesOf(data)
  const names = data.categories.map(words.nameOf)
  const hasTimes = data.categories.some((one) => typeof one !== 'string')
  const hasLegend = data.series.length > 1
  const categoryAxis = {
    type: 'category',
    data: names,
    boundaryGap: look.kind === 'bar',
    inverse: isHorizontal,
    axisLine: { lineStyle: { color: theme.line } },
    axisTick: { show: false },
    axisLabel: {
      color: theme.muted,
      hideOverlap: true,
      ...(hasTimes ? {} : { width: labelWidth, overflow: 'truncate' }),
      // A long name in the middle under the last bar would go on beyond the edge.
      ...(!hasTimes && !isHorizontal && names.some(isLong)
        ? { alignMinLabel: 'left', alignMaxLabel: 'right', showMaxLabel: true }
        : {}),
    },
  }
  const valueAxes = axes.map((axis, at) => valueAxis(data, look, axis, at, words, context))
  return {
    ...common(context),
    tooltip: { ...tooltip(context), trigger: 'axis' },
    legend: {
      ...legend(theme, hasLegend),
      ...(axes.length > 1 && {
        formatter: (name: string) => {
          const isRight = data.series.some((one) => one.name === name && one.axis === 'right')
          return isRight ? words.onRight(name) : name
        },
      }),
    },
    grid: {
      left: 8,
      right: 16,
      top: 16,
      bottom: hasLegend ? 40 : 8,
      // The labels stand within these edges, too.
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: isHorizontal ? valueAxes : categoryAxis,
    yAxis: isHorizontal ? categoryAxis : valueAxes,
    series: [
      ...data.series.map((one, at) => ({
        type: look.kind,
        name: one.name,
        data: [...one.values],
        ...indexOf(axes, axisOf(one), isHorizontal),
        tooltip: { valueFormatter: sayAny(words.say[axisOf(one)]) },
        ...(look.isStacked ? { stack: axisOf(one) } : {}),
        ...(look.kind === 'bar'
          ? { barMaxWidth: 32 }
          : {
              symbol: symbols[at % symbols.length],
              symbolSize: 6,
              connectNulls: false,
              ...(look.isArea ? { areaStyle: { opacity: 0.12 } } : {}),
            }),
      })),
      ...axes.flatMap((axis) => thresholdLines(data, look, axis, words, context)),
    ],
    ...(hasTimes && { media: momentMedia(data, names, isHorizontal, axes.length) }),
    ...(!hasTimes && isHorizontal
      ? {
          media: [
            { option: { yAxis: { axisLabel: { width: labelWidth } } } },
            {
              query: { minWidth: roomyBars },
              option: { yAxis: { axisLabel: { width: roomyLabelWidth } } },
            },
          ],
        }
      : {}),
  }
}

function indexOf(axes: readonly ChartAxis[], axis: ChartAxis, isHorizontal: boolean) {
  return { [isHorizontal ? 'xAxisIndex' : 'yAxisIndex']: axes.indexOf(axis) }
}

function sayAny(say: AxisWords['say'][ChartAxis]) {
  return (value: unknown) => say(typeof value === 'number' ? value : undefined)
}

/** The second of two has its ticks at the lines of the first. */
function valueAxis(
  data: AxisChartData,
  { isHorizontal }: AxisLook,
  axis: ChartAxis,
  at: number,
  { say }: AxisWords,
  { theme }: DrawContext,
) {
  const limits = thresholdsOf(data, axis).map(({ value }) => value)
  const [near, far] = isHorizontal ? ['bottom', 'top'] : ['left', 'right']
  return {
    type: 'value',
    position: axis === 'left' ? near : far,
    // A threshold that no value has reached is in sight, too.
    ...(limits.length > 0 && { dataMin: Math.min(...limits), dataMax: Math.max(...limits) }),
    alignTicks: at > 0,
    axisLabel: {
      color: theme.muted,
      hideOverlap: true,
      formatter: (value: number) => say[axis](value),
    },
    splitLine: { show: at === 0, lineStyle: { color: theme.line } },
  }
}

function thresholdsOf({ thresholds = [] }: AxisChartData, axis: ChartAxis) {
  return thresholds.filter((one) => axisOf(one) === axis)
}

/** A series of its own, without a name: hiding another one in the legend hides no threshold. */
function thresholdLines(
  data: AxisChartData,
  { isHorizontal }: AxisLook,
  axis: ChartAxis,
  { say }: AxisWords,
  { theme }: DrawContext,
) {
  const thresholds = thresholdsOf(data, axis)
  if (thresholds.length === 0) return []
  const values = data.series
    .filter((one) => axisOf(one) === axis)
    .flatMap((one) => one.values.filter((value) => value !== null))
  return [
    {
      type: 'line',
      data: [],
      ...indexOf(axesOf(data), axis, isHorizontal),
      silent: true,
      markLine: {
        silent: true,
        symbol: 'none',
        animation: false,
        data: thresholds.map((threshold) => ({
          [isHorizontal ? 'xAxis' : 'yAxis']: threshold.value,
          ...thresholdLook(threshold, values, { theme, say: say[axis] }, axis),
        })),
      },
    },
  ]
}

/** As many labels of moments as the chart has room for. */
function momentMedia(
  data: AxisChartData,
  names: readonly string[],
  isHorizontal: boolean,
  axes: number,
) {
  const moments = names.map((name, at) =>
    typeof data.categories[at] === 'string' ? undefined : name,
  )
  const { across, down, axis, rest } = momentRoom
  return labelCounts.map((count, at) => {
    const labels = timeLabels(moments, count)
    const axisLabel = {
      interval: (index: number) => labels.has(index),
      formatter: (_name: string, index: number) => labels.get(index) ?? '',
    }
    const query = isHorizontal
      ? { minHeight: count * down + rest }
      : { minWidth: count * across + axes * axis }
    return {
      ...(at > 0 && { query }),
      option: { [isHorizontal ? 'yAxis' : 'xAxis']: { axisLabel } },
    }
  })
}
