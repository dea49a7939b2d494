import type { AnyComponentDefinition } from '@spruce/designer-engine/registry'
import { defineWidget } from '../../runtime/WidgetDefinition.js'
import { loadChartViews } from '../loadViews.js'
import { lackingNumbers } from '../numberColumns.js'
import { pieProps, type PieProps } from './props.js'

/** The parts of a whole. @public */
export const pieWidget: AnyComponentDefinition = defineWidget<PieProps>({
  type: 'spruce.pie',
  version: 1,
  label: { 'zh-CN': '饼图', 'en-US': 'Pie' },
  category: 'numbers',
  icon: 'chart-pie',
  props: pieProps,
  size: { w: 8, h: 8, minW: 4, minH: 4 },
  a11y: { name: ({ title }) => title || '饼图' },
  lacks: (frame, { name, column }) => lackingNumbers(frame, [column], [name]),
  load: () => loadChartViews().then(({ PieView }) => PieView),
})
