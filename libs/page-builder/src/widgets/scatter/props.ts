import { s, type Infer } from '@spruce/designer-engine/registry'
import { frameFields } from '../../runtime/WidgetDefinition.js'

/** The properties of `spruce.scatter`, as a schema. */
export const scatterProps = s.object({
  ...frameFields,
  name: s.text({ max: 200 }).default('').label({ 'zh-CN': '名称列', 'en-US': 'Names' }),
  x: s.text({ max: 200 }).default('').label({ 'zh-CN': '横轴数值列', 'en-US': 'Across' }),
  y: s.text({ max: 200 }).default('').label({ 'zh-CN': '纵轴数值列', 'en-US': 'Up' }),
})

/** The properties of `spruce.scatter`. */
export type ScatterProps = Infer<typeof scatterProps>
