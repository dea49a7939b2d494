import type { AnyComponentDefinition } from '@spruce/designer-engine/registry'
import { defineWidget } from '../../runtime/WidgetDefinition.js'
import { loadChartViews } from '../loadViews.js'
import { lackingNumbers } from '../numberColumns.js'
import { axesOf } from './axesOf.js'
import { scatterProps, type ScatterProps } from './props.js'

/** Two values of each thing against each other. @public */
export const scatterWidget: AnyComponentDefinition = defineWidget<ScatterProps>({
  type: 'spruce.scatter',
  version: 1,
  label: { 'zh-CN': '散点图', 'en-US': 'Scatter' },
  category: 'numbers',
  icon: 'chart-scatter',
  props: scatterProps,
  size: { w: 12, h: 8, minW: 4, minH: 4 },
  a11y: { name: ({ title }) => title || '散点图' },
  lacks: (frame, props) => {
    const lacks = lackingNumbers(frame, [props.x, props.y], [props.name])
    return lacks.length > 0 || axesOf(frame, props) ? lacks : [{ type: 'number' }]
  },
  load: () => loadChartViews().then(({ ScatterView }) => ScatterView),
})
