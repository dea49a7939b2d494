import { s, type Infer } from '@spruce/designer-engine/registry'
import { commonFields } from '../../runtime/WidgetDefinition.js'

/** The properties of `spruce.clock`, as a schema. */
export const clockProps = s.object({
  ...commonFields,
  zone: s.text({ max: 64 }).default('').label({ 'zh-CN': '时区', 'en-US': 'Time zone' }),
  hasSeconds: s.boolean().default(false).label({ 'zh-CN': '显示秒', 'en-US': 'Seconds' }),
})

/** The properties of `spruce.clock`. */
export type ClockProps = Infer<typeof clockProps>
