import { s, type Infer } from '@spruce/designer-engine/registry'
import { frameFields } from '../../runtime/WidgetDefinition.js'

/** The properties of `spruce.table`, as a schema. */
export const tableProps = s.object({
  ...frameFields,
  columns: s
    .array(s.text({ max: 200 }), { max: 50 })
    .default([])
    .label({ 'zh-CN': '显示的列', 'en-US': 'Columns' }),
})

/** The properties of `spruce.table`. */
export type TableProps = Infer<typeof tableProps>
