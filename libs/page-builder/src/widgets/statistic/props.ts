import { s, type Infer } from '@spruce/designer-engine/registry'
import { frameFields } from '../../runtime/WidgetDefinition.js'
import { compareField } from '../compareField.js'
import { formatFields } from '../formatFields.js'
import { thresholdsField } from '../thresholds.js'
import { option } from '../option.js'

/** The properties of `spruce.statistic`, as a schema. */
export const statisticProps = s.object({
  ...frameFields,
  column: s.text({ max: 200 }).default('').label({ 'zh-CN': '数值列', 'en-US': 'Column' }),
  make: s
    .enum([
      option('last', '最后值', 'Last'),
      option('first', '第一个值', 'First'),
      option('sum', '合计', 'Sum'),
      option('avg', '平均值', 'Average'),
      option('min', '最小值', 'Smallest'),
      option('max', '最大值', 'Largest'),
      option('count', '计数', 'Count'),
    ])
    .default('last')
    .label({ 'zh-CN': '计算', 'en-US': 'Calculation' }),
  compare: compareField,
  ...formatFields,
  hasSparkline: s.boolean().default(false).label({ 'zh-CN': '走势线', 'en-US': 'Sparkline' }),
  thresholds: thresholdsField,
})

/** The properties of `spruce.statistic`. */
export type StatisticProps = Infer<typeof statisticProps>
