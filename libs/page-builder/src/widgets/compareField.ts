import { s } from '@spruce/designer-engine/registry'
import { option } from './option.js'

/** The property of widgets that compare with the window before. */
export const compareField = s
  .enum([
    option('none', '不对比', 'Nothing'),
    option('period', '上一周期', 'The previous period'),
    option('day', '前一天同期', 'The day before'),
    option('week', '上周同期', 'The week before'),
    option('year', '去年同期', 'The year before'),
  ])
  .default('none')
  .label({ 'zh-CN': '对比', 'en-US': 'Compare with' })
