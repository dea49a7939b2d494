import { s, type Infer } from '@spruce/designer-engine/registry'
import { frameFields } from '../../runtime/WidgetDefinition.js'
import { formatFields } from '../formatFields.js'
import { thresholdsField } from '../thresholds.js'

/** The properties of `spruce.table`, as a schema. */
export const tableProps = s.object({
  ...frameFields,
  columns: s
    .array(
      s.object({
        name: s.text({ max: 200 }).default('').label({ 'zh-CN': '数据列', 'en-US': 'Column' }),
        label: s.text({ max: 200 }).default('').label({ 'zh-CN': '列名', 'en-US': 'Label' }),
        ...formatFields,
        thresholds: thresholdsField,
      }),
      { max: 50 },
    )
    .default([])
    .label({ 'zh-CN': '显示的列', 'en-US': 'Columns' }),
})

/** The properties of `spruce.table`. */
export type TableProps = Infer<typeof tableProps>
