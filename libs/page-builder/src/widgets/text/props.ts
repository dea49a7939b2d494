import { s, type Infer } from '@spruce/designer-engine/registry'
import { commonFields } from '../../runtime/WidgetDefinition.js'
import { richTextFormat } from '../richTextFormat.js'

/** The properties of `spruce.text`, as a schema. */
export const textProps = s.object({
  ...commonFields,
  html: s
    .text({ max: 10_000, isLong: true, format: richTextFormat })
    .default('')
    .label({ 'zh-CN': '内容', 'en-US': 'Content' }),
})

/** The properties of `spruce.text`. */
export type TextProps = Infer<typeof textProps>
