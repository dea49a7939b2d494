import type { AnyComponentDefinition } from '@spruce/designer-engine/registry'
import { defineWidget } from '../../runtime/WidgetDefinition.js'
import { loadWorkViews } from '../loadViews.js'
import { clockProps, type ClockProps } from './props.js'

/** The time and the day, here or in a time zone. @public */
export const clockWidget: AnyComponentDefinition = defineWidget<ClockProps>({
  type: 'spruce.clock',
  version: 1,
  label: { 'zh-CN': '时钟', 'en-US': 'Clock' },
  category: 'content',
  icon: 'clock',
  props: clockProps,
  size: { w: 6, h: 4, minW: 2, minH: 2 },
  a11y: { name: ({ title }) => title || '时钟' },
  load: () => loadWorkViews().then(({ ClockView }) => ClockView),
})
