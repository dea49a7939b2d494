import type { AnyComponentDefinition } from '@spruce/designer-engine/registry'
import { defineWidget } from '../../runtime/WidgetDefinition.js'
import { loadViews } from '../loadViews.js'
import { lackingNumber } from '../numberColumns.js'
import { statisticProps, type StatisticProps } from './props.js'

/** One number of a column, with the word of its threshold and how it came about. @public */
export const statisticWidget: AnyComponentDefinition = defineWidget<StatisticProps>({
  type: 'spruce.statistic',
  version: 1,
  label: { 'zh-CN': '指标', 'en-US': 'Statistic' },
  category: 'numbers',
  icon: 'hash',
  props: statisticProps,
  size: { w: 4, h: 4, minW: 2, minH: 2 },
  a11y: { name: ({ title }) => title || '指标' },
  lacks: (frame, { column }) => lackingNumber(frame, column),
  load: () => loadViews().then(({ StatisticView }) => StatisticView),
})
