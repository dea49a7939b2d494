import type { AnyComponentDefinition } from '@spruce/designer-engine/registry'
import { defineWidget } from '../../runtime/WidgetDefinition.js'
import { loadWorkViews } from '../loadViews.js'
import { embedProps, type EmbedProps } from './props.js'

/** Another page in a frame without rights. @public */
export const embedWidget: AnyComponentDefinition = defineWidget<EmbedProps>({
  type: 'spruce.embed',
  version: 1,
  label: { 'zh-CN': '网页', 'en-US': 'Web page' },
  category: 'content',
  icon: 'app-window',
  props: embedProps,
  size: { w: 12, h: 10, minW: 4, minH: 3 },
  a11y: { name: ({ title }) => title || '网页' },
  load: () => loadWorkViews().then(({ EmbedView }) => EmbedView),
})
