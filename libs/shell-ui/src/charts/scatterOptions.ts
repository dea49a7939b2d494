import type { EChartsCoreOption } from 'echarts/core'
import type { SayValue } from './chartData.js'
import { common, tooltip, type DrawContext } from './chartOptions.js'
import type { ScatterAxis, ScatterData } from './scatterData.js'

/** Points between two axes of values; neither begins at zero where nothing lies there. */
export function scatterOptions(
  data: ScatterData,
  say: { readonly x: SayValue; readonly y: SayValue },
  context: DrawContext,
): EChartsCoreOption {
  const { theme } = context
  const axisOf = ({ name }: ScatterAxis, sayValue: SayValue) => ({
    type: 'value',
    name,
    scale: true,
    nameTextStyle: { color: theme.muted },
    axisLine: { lineStyle: { color: theme.line } },
    axisLabel: {
      color: theme.muted,
      hideOverlap: true,
      formatter: (value: number) => sayValue(value),
    },
    splitLine: { lineStyle: { color: theme.line } },
  })
  return {
    ...common(context),
    tooltip: {
      ...tooltip(context),
      trigger: 'item',
      renderMode: 'richText', // names are never read as markup
      formatter: ({ dataIndex }: { dataIndex: number }) => {
        const point = data.points[dataIndex]
        if (!point) return ''
        const values = [`${data.x.name} ${say.x(point.x)}`, `${data.y.name} ${say.y(point.y)}`]
        return [point.name, ...values].join('\n')
      },
    },
    grid: {
      ...{ left: 8, right: 24, top: 32, bottom: 24 },
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: { ...axisOf(data.x, say.x), nameLocation: 'middle', nameGap: 24 },
    yAxis: { ...axisOf(data.y, say.y), nameTextStyle: { color: theme.muted, align: 'left' } },
    series: [
      {
        type: 'scatter',
        symbolSize: 10,
        itemStyle: { opacity: 1, borderColor: theme.panel, borderWidth: 1 },
        data: data.points.map(({ x, y }) => [x, y]),
      },
    ],
  }
}
