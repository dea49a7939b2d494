import { s, type Infer } from '@spruce/designer-engine/registry'
import { frameFields } from '../../runtime/WidgetDefinition.js'
import { compareField } from '../compareField.js'
import { option } from '../option.js'
import { axisThresholdsField } from '../thresholds.js'

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
  rightSeries: s
    .array(s.text({ max: 200 }), { max: 10 })
    .default([])
    .label({ 'zh-CN': '右轴数值列', 'en-US': 'Series on the right axis' }),
  compare: compareField,
  marks: s
    .object({
      query: s.text({ max: 64 }).default('').label({ 'zh-CN': '查询', 'en-US': 'Query' }),
      name: s.text({ max: 200 }).default('').label({ 'zh-CN': '名称列', 'en-US': 'Names' }),
    })
    .default({ query: '', name: '' })
    .label({ 'zh-CN': '事件标注', 'en-US': 'Marks of events' }),
  isStacked: s.boolean().default(false).label({ 'zh-CN': '堆叠', 'en-US': 'Stacked' }),
  leftUnit: s.text({ max: 20 }).default('').label({ 'zh-CN': '左轴单位', 'en-US': 'Left unit' }),
  rightUnit: s.text({ max: 20 }).default('').label({ 'zh-CN': '右轴单位', 'en-US': 'Right unit' }),
  thresholds: axisThresholdsField,
})

/** The properties of `spruce.chart`. */
export type ChartProps = Infer<typeof chartProps>
