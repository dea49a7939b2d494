import type { AnyComponentDefinition } from '@spruce/designer-engine/registry'
import { defineWidget } from '../../runtime/WidgetDefinition.js'
import { loadWorkViews } from '../loadViews.js'
import { workProps, type WorkProps } from '../../work/workProps.js'

/** Notices of the organisation, newest first, with what is unread. Needs the port `notices`. @public */
export const noticesWidget: AnyComponentDefinition = defineWidget<WorkProps>({
  type: 'spruce.notices',
  version: 1,
  label: { 'zh-CN': '公告', 'en-US': 'Notices' },
  category: 'work',
  icon: 'megaphone',
  props: workProps,
  size: { w: 8, h: 8, minW: 4, minH: 3 },
  a11y: { name: ({ title }) => title || '公告' },
  load: () => loadWorkViews().then(({ NoticesView }) => NoticesView),
})
