import { s, type Infer } from '@spruce/designer-engine/registry'
import { commonFields } from '../../runtime/WidgetDefinition.js'
import { option } from '../option.js'
import { pictureField } from '../pictureField.js'

/** The properties of `spruce.image`, as a schema. */
export const imageProps = s.object({
  ...commonFields,
  url: pictureField,
  alt: s.text({ max: 500 }).default('').label({ 'zh-CN': '替代文字', 'en-US': 'Alternative text' }),
  fit: s
    .enum([option('contain', '完整显示', 'Whole'), option('cover', '铺满裁剪', 'Fill and crop')])
    .default('contain')
    .label({ 'zh-CN': '填充方式', 'en-US': 'Fit' }),
})

/** The properties of `spruce.image`. */
export type ImageProps = Infer<typeof imageProps>
