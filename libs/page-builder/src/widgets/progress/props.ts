import { s, type Infer } from '@spruce/designer-engine/registry'
import { frameFields } from '../../runtime/WidgetDefinition.js'
import { thresholdsField } from '../thresholds.js'

/** The properties of `spruce.progress`, as a schema. */
export const progressProps = s.object({
  ...frameFields,
  name: s.text({ max: 200 }).default('').label({ 'zh-CN': '名称列', 'en-US': 'Names' }),
  column: s.text({ max: 200 }).default('').label({ 'zh-CN': '数值列', 'en-US': 'Values' }),
  most: s.number({ min: 0 }).default(100).label({ 'zh-CN': '满值', 'en-US': 'Whole' }),
  thresholds: thresholdsField,
})

/** The properties of `spruce.progress`. */
export type ProgressProps = Infer<typeof progressProps>
