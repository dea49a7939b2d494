import type { EChartsCoreOption } from 'echarts/core'
import type { AxisChartData, ChartSlice, SayValue } from './chartData.js'
import type { ChartTheme } from './chartTheme.js'

/** How an axis chart is drawn. */
export interface AxisLook {
  kind: 'line' | 'bar'
  isStacked: boolean
  /** Of `line`: the area under it is filled. */
  isArea: boolean
  /** Of `bar`: the categories stand one under the other. */
  isHorizontal: boolean
}

/** What every chart is given. */
export interface DrawContext {
  theme: ChartTheme
  isStill: boolean
  say: SayValue
}

/** Shapes tell the lines apart, too. */
export const symbols = ['circle', 'rect', 'triangle', 'diamond', 'pin', 'arrow']

/** Of a category, in px: then it is cut. */
const labelWidth = 80

/** Of a name in the legend, in px: then it is cut. */
const legendWidth = 140

/** Of a category beside its bar, where the chart has the room. */
const roomyLabelWidth = 160

/** From here, in px, a chart has room for whole names beside its bars. */
const roomyBars = 480

/** Whether a name takes more than half of `labelWidth`; a Chinese sign is as wide as two letters. */
function isLong(name: string): boolean {
  return name.replaceAll(/[^\0-\u00ff]/gu, '..').length > 8
}

export function axisOptions(
  data: AxisChartData,
  look: AxisLook,
  context: DrawContext,
): EChartsCoreOption {
  const { theme, say } = context
  const categoryAxis = {
    type: 'category',
    data: [...data.categories],
    boundaryGap: look.kind === 'bar',
    inverse: look.isHorizontal,
    axisLine: { lineStyle: { color: theme.line } },
    axisTick: { show: false },
    axisLabel: {
      color: theme.muted,
      hideOverlap: true,
      width: labelWidth,
      overflow: 'truncate',
      // A long name in the middle under the last bar would go on beyond the edge.
      ...(!look.isHorizontal && data.categories.some(isLong)
        ? { alignMinLabel: 'left', alignMaxLabel: 'right', showMaxLabel: true }
        : {}),
    },
  }
  const valueAxis = {
    type: 'value',
    axisLabel: { color: theme.muted, hideOverlap: true, formatter: (value: number) => say(value) },
    splitLine: { lineStyle: { color: theme.line } },
  }
  return {
    ...common(context),
    tooltip: { ...tooltip(context), trigger: 'axis' },
    legend: legend(theme, data.series.length > 1),
    grid: {
      left: 8,
      right: 16,
      top: 16,
      bottom: data.series.length > 1 ? 40 : 8,
      // The labels stand within these edges, too.
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: look.isHorizontal ? valueAxis : categoryAxis,
    yAxis: look.isHorizontal ? categoryAxis : valueAxis,
    series: data.series.map(({ name, values }, at) => ({
      type: look.kind,
      name,
      data: [...values],
      ...(look.isStacked ? { stack: 'all' } : {}),
      ...(look.kind === 'bar'
        ? { barMaxWidth: 32 }
        : {
            symbol: symbols[at % symbols.length],
            symbolSize: 6,
            connectNulls: false,
            ...(look.isArea ? { areaStyle: { opacity: 0.12 } } : {}),
          }),
    })),
    ...(look.isHorizontal
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

export function pieOptions(
  slices: readonly ChartSlice[],
  isRing: boolean,
  context: DrawContext,
): EChartsCoreOption {
  const { theme } = context
  return {
    ...common(context),
    tooltip: { ...tooltip(context), trigger: 'item' },
    series: [
      {
        type: 'pie',
        radius: isRing ? ['48%', '72%'] : '72%',
        data: slices.map(({ label, value }) => ({ name: label, value })),
        label: wideLabel(theme),
        labelLine: { lineStyle: { color: theme.muted } },
        itemStyle: { borderColor: theme.panel, borderWidth: 1 },
        avoidLabelOverlap: true,
      },
    ],
    media: [
      {
        option: { series: [{ radius: isRing ? ['48%', '72%'] : '72%', label: wideLabel(theme) }] },
      },
      {
        query: { maxWidth: narrowPie },
        option: { series: [{ radius: isRing ? ['32%', '48%'] : '48%', label: narrowLabel }] },
      },
    ],
  }
}

/** Up to here, in pixels, the names of slices stand at the edges, in lines. */
const narrowPie = 420

/** Named at the slice: no legend to match by colour. The width of a narrow one would stay otherwise. */
function wideLabel(theme: ChartTheme) {
  return {
    color: theme.text,
    formatter: '{b} {d}%',
    alignTo: 'none',
    width: undefined,
    overflow: 'truncate',
  }
}

const narrowLabel = {
  formatter: '{b}\n{d}%',
  alignTo: 'edge',
  edgeDistance: 4,
  width: 64,
  overflow: 'truncate',
}

export function common({ theme, isStill }: DrawContext) {
  return {
    color: [...theme.series],
    backgroundColor: 'transparent',
    animation: !isStill,
    animationDuration: 200,
    animationEasing: 'cubicOut' as const,
    textStyle: { fontFamily: theme.font, color: theme.text },
  }
}

export function tooltip({ theme, say }: DrawContext) {
  return {
    confine: true,
    backgroundColor: theme.panel,
    borderColor: theme.line,
    textStyle: { color: theme.text, fontSize: 12 },
    valueFormatter: (value: unknown) => say(typeof value === 'number' ? value : undefined),
  }
}

export function legend(theme: ChartTheme, isShown: boolean) {
  return {
    show: isShown,
    type: 'scroll',
    bottom: 0,
    // One name never takes more than a page of the legend on a phone.
    textStyle: { color: theme.text, width: legendWidth, overflow: 'truncate' },
    pageTextStyle: { color: theme.muted },
    pageIconColor: theme.text,
    pageIconInactiveColor: theme.line,
  }
}
