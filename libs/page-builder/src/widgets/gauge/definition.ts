import type { AnyComponentDefinition } from '@spruce/designer-engine/registry'
import { defineWidget } from '../../runtime/WidgetDefinition.js'
import { loadViews } from '../loadViews.js'
import { lackingNumber } from '../numberColumns.js'
import { gaugeProps, type GaugeProps } from './props.js'

/** The last value of a column between its least and its most. @public */
export const gaugeWidget: AnyComponentDefinition = defineWidget<GaugeProps>({
  type: 'spruce.gauge',
  version: 1,
  label: { 'zh-CN': '仪表盘', 'en-US': 'Gauge' },
  category: 'numbers',
  icon: 'gauge',
  props: gaugeProps,
  size: { w: 6, h: 6, minW: 3, minH: 4 },
  a11y: { name: ({ title }) => title || '仪表盘' },
  lacks: (frame, { column }) => lackingNumber(frame, column),
  load: () => loadViews().then(({ GaugeView }) => GaugeView),
})
