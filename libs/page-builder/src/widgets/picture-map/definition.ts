import type { AnyComponentDefinition } from '@spruce/designer-engine/registry'
import { defineWidget, lackingColumns } from '../../runtime/WidgetDefinition.js'
import { loadWorkViews } from '../loadViews.js'
import { nameColumn } from '../numberColumns.js'
import { pictureMapProps, type PictureMapProps } from './props.js'

/** Things with their states where they stand on a picture. @public */
export const pictureMapWidget: AnyComponentDefinition = defineWidget<PictureMapProps>({
  type: 'spruce.picture-map',
  version: 1,
  label: { 'zh-CN': '平面图', 'en-US': 'Picture map' },
  category: 'things',
  icon: 'map',
  props: pictureMapProps,
  size: { w: 12, h: 10, minW: 6, minH: 4 },
  a11y: { name: ({ title }) => title || '平面图' },
  lacks: (frame, { name, state }) => {
    const lacks = lackingColumns(frame, [name, state])
    return lacks.length > 0 || nameColumn(frame, name) ? lacks : [{ type: 'string' }]
  },
  load: () => loadWorkViews().then(({ PictureMapView }) => PictureMapView),
})
