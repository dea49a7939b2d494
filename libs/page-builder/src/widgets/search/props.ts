import { s, type Infer } from '@spruce/designer-engine/registry'
import { commonFields } from '../../runtime/WidgetDefinition.js'

/** The properties of `spruce.search`, as a schema. */
export const searchProps = s.object({
  ...commonFields,
  placeholder: s
    .text({ max: 100 })
    .default('')
    .label({ 'zh-CN': '提示文字', 'en-US': 'Placeholder' }),
})

/** The properties of `spruce.search`. */
export type SearchProps = Infer<typeof searchProps>
