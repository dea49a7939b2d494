import { s, type Infer } from '@spruce/designer-engine/registry'
import { workFields } from '../../work/workProps.js'

/** The properties of `spruce.calendar`, as a schema. */
export const calendarProps = s.object({
  ...workFields,
  days: s
    .number({ min: 1, max: 60, int: true })
    .default(14)
    .label({ 'zh-CN': '未来天数', 'en-US': 'Days ahead' }),
})

/** The properties of `spruce.calendar`. */
export type CalendarProps = Infer<typeof calendarProps>
