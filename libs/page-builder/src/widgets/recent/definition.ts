import type { AnyComponentDefinition } from '@spruce/designer-engine/registry'
import { defineWidget } from '../../runtime/WidgetDefinition.js'
import { loadWorkViews } from '../loadViews.js'
import { workProps, type WorkProps } from '../../work/workProps.js'

/** Pages that the viewer opened last, newest first. Needs the port `recent`. @public */
export const recentWidget: AnyComponentDefinition = defineWidget<WorkProps>({
  type: 'spruce.recent',
  version: 1,
  label: { 'zh-CN': '最近打开', 'en-US': 'Recently opened' },
  category: 'work',
  icon: 'history',
  props: workProps,
  size: { w: 8, h: 8, minW: 4, minH: 3 },
  a11y: { name: ({ title }) => title || '最近打开' },
  load: () => loadWorkViews().then(({ RecentView }) => RecentView),
})
