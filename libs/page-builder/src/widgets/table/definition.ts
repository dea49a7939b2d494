import type { AnyComponentDefinition } from '@spruce/designer-engine/registry'
import { defineWidget, lackingColumns } from '../../runtime/WidgetDefinition.js'
import { loadViews } from '../loadViews.js'
import { columnsOfNames } from './columnsOfNames.js'
import { tableProps, type TableProps } from './props.js'

/** A table of a frame's rows: sorted by a press on a head, a row leads on. @public */
export const tableWidget: AnyComponentDefinition = defineWidget<TableProps>({
  type: 'spruce.table',
  version: 2,
  label: { 'zh-CN': '表格', 'en-US': 'Table' },
  category: 'numbers',
  icon: 'table',
  props: tableProps,
  size: { w: 12, h: 8, minW: 4, minH: 3 },
  a11y: { name: ({ title }) => title || '表格' },
  lacks: (frame, { columns }) =>
    lackingColumns(
      frame,
      columns.map(({ name }) => name),
    ),
  migrations: { 2: columnsOfNames },
  saysRows: true,
  load: () => loadViews().then(({ TableView }) => TableView),
})
