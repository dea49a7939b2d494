import type { AnyComponentDefinition } from '@spruce/designer-engine/registry'
import { defineWidget } from '../../runtime/WidgetDefinition.js'
import { loadViews } from '../loadViews.js'
import { lackingNumbers } from '../numberColumns.js'
import { heatMapProps, type HeatMapProps } from './props.js'
import { namesOf } from './readHeat.js'

/** Values by two names each, the higher the deeper. @public */
export const heatMapWidget: AnyComponentDefinition = defineWidget<HeatMapProps>({
  type: 'spruce.heat-map',
  version: 1,
  label: { 'zh-CN': '热力图', 'en-US': 'Heat map' },
  category: 'numbers',
  icon: 'grid-3x3',
  props: heatMapProps,
  size: { w: 12, h: 8, minW: 4, minH: 4 },
  a11y: { name: ({ title }) => title || '热力图' },
  lacks: (frame, props) => {
    const lacks = lackingNumbers(frame, [props.column], [props.row, props.across])
    return lacks.length > 0 || namesOf(frame, props) ? lacks : [{ type: 'string' }]
  },
  load: () => loadViews().then(({ HeatMapView }) => HeatMapView),
})
