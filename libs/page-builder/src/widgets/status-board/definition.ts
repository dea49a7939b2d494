import type { AnyComponentDefinition } from '@spruce/designer-engine/registry'
import { defineWidget } from '../../runtime/WidgetDefinition.js'
import { loadThingViews } from '../loadViews.js'
import { lackingColumns } from '../../runtime/WidgetDefinition.js'
import { nameColumn } from '../numberColumns.js'
import { statusBoardProps, type StatusBoardProps } from './props.js'

/** A tile for each thing, with its state in a word and a colour. @public */
export const statusBoardWidget: AnyComponentDefinition = defineWidget<StatusBoardProps>({
  type: 'spruce.status-board',
  version: 1,
  label: { 'zh-CN': '状态看板', 'en-US': 'Status board' },
  category: 'things',
  icon: 'layout-dashboard',
  props: statusBoardProps,
  size: { w: 12, h: 6, minW: 4, minH: 3 },
  a11y: { name: ({ title }) => title || '状态看板' },
  lacks: (frame, { name, state }) => {
    const lacks = lackingColumns(frame, [name, state])
    return lacks.length > 0 || nameColumn(frame, name) ? lacks : [{ type: 'string' }]
  },
  saysRows: true,
  load: () => loadThingViews().then(({ StatusBoardView }) => StatusBoardView),
})
