import type { AnyComponentDefinition } from '@spruce/designer-engine/registry'
import { defineWidget } from '../../runtime/WidgetDefinition.js'
import { loadViews } from '../loadViews.js'
import { lackingNumbers } from '../numberColumns.js'
import { progressProps, type ProgressProps } from './props.js'

/** How far each row is on its way to the whole. @public */
export const progressWidget: AnyComponentDefinition = defineWidget<ProgressProps>({
  type: 'spruce.progress',
  version: 1,
  label: { 'zh-CN': '进度', 'en-US': 'Progress' },
  category: 'numbers',
  icon: 'loader',
  props: progressProps,
  size: { w: 8, h: 6, minW: 3, minH: 2 },
  a11y: { name: ({ title }) => title || '进度' },
  lacks: (frame, { name, column }) => lackingNumbers(frame, [column], [name]),
  saysRows: true,
  load: () => loadViews().then(({ ProgressView }) => ProgressView),
})
