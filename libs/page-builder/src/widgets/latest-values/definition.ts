import type { AnyComponentDefinition } from '@spruce/designer-engine/registry'
import { defineWidget, lackingColumns } from '../../runtime/WidgetDefinition.js'
import { loadThingViews } from '../loadViews.js'
import { latestValuesProps, type LatestValuesProps } from './props.js'

/** The last value of each data point, by device. @public */
export const latestValuesWidget: AnyComponentDefinition = defineWidget<LatestValuesProps>({
  type: 'spruce.latest-values',
  version: 1,
  label: { 'zh-CN': '实时数据', 'en-US': 'Latest values' },
  category: 'things',
  icon: 'activity',
  props: latestValuesProps,
  size: { w: 8, h: 8, minW: 4, minH: 3 },
  a11y: { name: ({ title }) => title || '实时数据' },
  lacks: (frame) => lackingColumns(frame, ['device', 'point', 'value']),
  saysRows: true,
  load: () => loadThingViews().then(({ LatestValuesView }) => LatestValuesView),
})
