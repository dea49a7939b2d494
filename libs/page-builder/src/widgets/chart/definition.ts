import type { AnyComponentDefinition } from '@spruce/designer-engine/registry'
import { defineWidget } from '../../runtime/WidgetDefinition.js'
import { loadChartViews } from '../loadViews.js'
import { lackingNumbers } from '../numberColumns.js'
import { chartProps, type ChartProps } from './props.js'

/** Values along times or names: as lines, areas, bars or rows. @public */
export const chartWidget: AnyComponentDefinition = defineWidget<ChartProps>({
  type: 'spruce.chart',
  version: 1,
  label: { 'zh-CN': '折线与柱状图', 'en-US': 'Chart' },
  category: 'numbers',
  icon: 'chart-line',
  props: chartProps,
  size: { w: 12, h: 8, minW: 4, minH: 4 },
  a11y: { name: ({ title }) => title || '折线与柱状图' },
  lacks: (frame, { category, series, rightSeries }) =>
    lackingNumbers(frame, [...series, ...rightSeries], [category]),
  load: () => loadChartViews().then(({ ChartView }) => ChartView),
})
