import { s, type Infer } from '@spruce/designer-engine/registry'
import { commonFields } from '../../runtime/WidgetDefinition.js'

/** The properties of `spruce.embed`, as a schema. */
export const embedProps = s.object({
  ...commonFields,
  url: s.text({ max: 2000 }).default('').label({ 'zh-CN': '页面地址', 'en-US': 'Address' }),
})

/** The properties of `spruce.embed`. */
export type EmbedProps = Infer<typeof embedProps>
