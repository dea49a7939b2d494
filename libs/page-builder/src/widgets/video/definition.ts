import type { AnyComponentDefinition } from '@spruce/designer-engine/registry'
import { defineWidget } from '../../runtime/WidgetDefinition.js'
import { loadWorkViews } from '../loadViews.js'
import { videoProps, type VideoProps } from './props.js'

/** A film of the portal or of the web. @public */
export const videoWidget: AnyComponentDefinition = defineWidget<VideoProps>({
  type: 'spruce.video',
  version: 1,
  label: { 'zh-CN': '视频', 'en-US': 'Video' },
  category: 'content',
  icon: 'video',
  props: videoProps,
  size: { w: 8, h: 8, minW: 4, minH: 4 },
  a11y: { name: ({ title }) => title || '视频' },
  load: () => loadWorkViews().then(({ VideoView }) => VideoView),
})
