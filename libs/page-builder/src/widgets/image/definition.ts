import type { AnyComponentDefinition } from '@spruce/designer-engine/registry'
import { defineWidget } from '../../runtime/WidgetDefinition.js'
import { loadWorkViews } from '../loadViews.js'
import { imageProps, type ImageProps } from './props.js'

/** A picture of the portal or of the web. @public */
export const imageWidget: AnyComponentDefinition = defineWidget<ImageProps>({
  type: 'spruce.image',
  version: 1,
  label: { 'zh-CN': '图片', 'en-US': 'Image' },
  category: 'content',
  icon: 'image',
  props: imageProps,
  size: { w: 8, h: 6, minW: 2, minH: 2 },
  a11y: { name: ({ title }) => title || '图片' },
  load: () => loadWorkViews().then(({ ImageView }) => ImageView),
})
