import { s, type Infer } from '@spruce/designer-engine/registry'
import { frameFields } from '../../runtime/WidgetDefinition.js'
import { option } from '../option.js'

/** The properties of `spruce.chart`, as a schema. */
export const chartProps = s.object({
  ...frameFields,
  kind: s
    .enum([
      option('line', '折线', 'Line'),
      option('area', '面积', 'Area'),
      option('bar', '柱状', 'Columns'),
      option('row', '条形', 'Bars'),
    ])
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
