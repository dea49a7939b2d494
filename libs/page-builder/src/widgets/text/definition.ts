import type { AnyComponentDefinition } from '@spruce/designer-engine/registry'
import { defineWidget } from '../../runtime/WidgetDefinition.js'
import { loadWorkViews } from '../loadViews.js'
import { textProps, type TextProps } from './props.js'

/** Rich text, in which `{{name}}` stands for the value of a variable. @public */
export const textWidget: AnyComponentDefinition = defineWidget<TextProps>({
  type: 'spruce.text',
  version: 1,
  label: { 'zh-CN': '富文本', 'en-US': 'Rich text' },
  category: 'content',
  icon: 'text',
  props: textProps,
  size: { w: 8, h: 4, minW: 2, minH: 1 },
  a11y: { name: ({ title }) => title || '富文本' },
  load: () => loadWorkViews().then(({ TextView }) => TextView),
})
