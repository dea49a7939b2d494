import { s, type Infer } from '@spruce/designer-engine/registry'
import { frameFields } from '../../runtime/WidgetDefinition.js'

/** The properties of `spruce.chart`, as a schema. */
export const chartProps = s.object({
  ...frameFields,
  kind: s
    .enum(['line', 'area', 'bar', 'row'])
    .default('line')
    .label({ 'zh-CN': '类型', 'en-US': 'Kind' }),
  category: s.text({ max: 200 }).default('').label({ 'zh-CN': '横轴列', 'en-US': 'Category' }),
  series: s
    .array(s.text({ max: 200 }), { max: 10 })
    .default([])
    .label({ 'zh-CN': '数值列', 'en-US': 'Series' }),
  isStacked: s.boolean().default(false).label({ 'zh-CN': '堆叠', 'en-US': 'Stacked' }),
})

/** The properties of `spruce.chart`. */
export type ChartProps = Infer<typeof chartProps>
