import type { AnyComponentDefinition } from '@spruce/designer-engine/registry'
import { defineWidget } from '../../runtime/WidgetDefinition.js'
import { loadWorkViews } from '../loadViews.js'
import { workProps, type WorkProps } from '../../work/workProps.js'

/** Messages to the viewer, newest first, with what is unread. Needs the port `messages`. @public */
export const messagesWidget: AnyComponentDefinition = defineWidget<WorkProps>({
  type: 'spruce.messages',
  version: 1,
  label: { 'zh-CN': '消息', 'en-US': 'Messages' },
  category: 'work',
  icon: 'mail',
  props: workProps,
  size: { w: 8, h: 8, minW: 4, minH: 3 },
  a11y: { name: ({ title }) => title || '消息' },
  load: () => loadWorkViews().then(({ MessagesView }) => MessagesView),
})
