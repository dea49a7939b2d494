import { s, type Infer } from '@spruce/designer-engine/registry'
import { frameFields } from '../../runtime/WidgetDefinition.js'

/** The properties of `spruce.heat-map`, as a schema. */
export const heatMapProps = s.object({
  ...frameFields,
  row: s.text({ max: 200 }).default('').label({ 'zh-CN': '行', 'en-US': 'Rows' }),
  across: s.text({ max: 200 }).default('').label({ 'zh-CN': '列', 'en-US': 'Columns' }),
  column: s.text({ max: 200 }).default('').label({ 'zh-CN': '数值列', 'en-US': 'Values' }),
})

/** The properties of `spruce.heat-map`. */
export type HeatMapProps = Infer<typeof heatMapProps>
