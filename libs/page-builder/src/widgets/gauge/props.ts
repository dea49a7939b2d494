import { s, type Infer } from '@spruce/designer-engine/registry'
import { frameFields } from '../../runtime/WidgetDefinition.js'
import { formatFields } from '../formatFields.js'
import { thresholdsField } from '../thresholds.js'

/** The properties of `spruce.gauge`, as a schema. */
export const gaugeProps = s.object({
  ...frameFields,
  column: s.text({ max: 200 }).default('').label({ 'zh-CN': '数值列', 'en-US': 'Values' }),
  least: s.number().default(0).label({ 'zh-CN': '最小值', 'en-US': 'Least' }),
  most: s.number().default(100).label({ 'zh-CN': '最大值', 'en-US': 'Most' }),
  ...formatFields,
  thresholds: thresholdsField,
})

/** The properties of `spruce.gauge`. */
export type GaugeProps = Infer<typeof gaugeProps>
