import { s, type Infer } from '@spruce/designer-engine/registry'
import { commonFields } from '../../runtime/WidgetDefinition.js'

/** The properties of `spruce.links`, as a schema. */
export const linksProps = s.object({
  ...commonFields,
  links: s
    .array(
      s.object({
        label: s.text({ max: 100 }).default('').label({ 'zh-CN': '文字', 'en-US': 'Text' }),
        action: s.json().optional().label({ 'zh-CN': '打开', 'en-US': 'Opens' }),
      }),
      { max: 50 },
    )
    .default([])
    .label({ 'zh-CN': '链接', 'en-US': 'Links' }),
})

/** The properties of `spruce.links`. */
export type LinksProps = Infer<typeof linksProps>
