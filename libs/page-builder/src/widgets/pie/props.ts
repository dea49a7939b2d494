import { s, type Infer } from '@spruce/designer-engine/registry'
import { frameFields } from '../../runtime/WidgetDefinition.js'

/** The properties of `spruce.pie`, as a schema. */
export const pieProps = s.object({
  ...frameFields,
  name: s.text({ max: 200 }).default('').label({ 'zh-CN': '名称列', 'en-US': 'Names' }),
  column: s.text({ max: 200 }).default('').label({ 'zh-CN': '数值列', 'en-US': 'Values' }),
  isRing: s.boolean().default(false).label({ 'zh-CN': '环形', 'en-US': 'Ring' }),
})

/** The properties of `spruce.pie`. */
export type PieProps = Infer<typeof pieProps>
