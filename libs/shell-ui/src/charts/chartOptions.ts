import type { EChartsCoreOption } from 'echarts/core'
import type { ChartSlice, SayValue } from './chartData.js'
import type { ChartTheme } from './chartTheme.js'

/** What every chart is given. */
export interface DrawContext {
  theme: ChartTheme
  isStill: boolean
  say: SayValue
}

/** Shapes tell the lines apart, too. */
export const symbols = ['circle', 'rect', 'triangle', 'diamond', 'pin', 'arrow']

/** Of a name in the legend, in px: then it is cut. */
const legendWidth = 140

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
