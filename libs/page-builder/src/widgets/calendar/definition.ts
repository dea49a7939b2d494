import type { AnyComponentDefinition } from '@spruce/designer-engine/registry'
import { defineWidget } from '../../runtime/WidgetDefinition.js'
import { loadWorkViews } from '../loadViews.js'
import { calendarProps, type CalendarProps } from './props.js'

/** The viewer's next events, day by day. Needs the port `calendar`. @public */
export const calendarWidget: AnyComponentDefinition = defineWidget<CalendarProps>({
  type: 'spruce.calendar',
  version: 1,
  label: { 'zh-CN': '日程', 'en-US': 'Calendar' },
  category: 'work',
  icon: 'calendar-days',
  props: calendarProps,
  size: { w: 8, h: 8, minW: 4, minH: 3 },
  a11y: { name: ({ title }) => title || '日程' },
  load: () => loadWorkViews().then(({ CalendarView }) => CalendarView),
})
