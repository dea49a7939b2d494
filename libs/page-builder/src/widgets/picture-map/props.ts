import { s, type Infer } from '@spruce/designer-engine/registry'
import { frameFields } from '../../runtime/WidgetDefinition.js'
import { pictureField } from '../pictureField.js'
import { statesField } from '../states.js'

const share = s.number({ min: 0, max: 100 }).default(50)

/** The properties of `spruce.picture-map`, as a schema. */
export const pictureMapProps = s.object({
  ...frameFields,
  url: pictureField,
  alt: s.text({ max: 500 }).default('').label({ 'zh-CN': '替代文字', 'en-US': 'Alternative text' }),
  name: s.text({ max: 200 }).default('').label({ 'zh-CN': '名称列', 'en-US': 'Names' }),
  state: s.text({ max: 200 }).default('').label({ 'zh-CN': '状态列', 'en-US': 'States' }),
  states: statesField,
  places: s
    .array(
      s.object({
        name: s.text({ max: 200 }).default('').label({ 'zh-CN': '名称', 'en-US': 'Name' }),
        x: share.label({ 'zh-CN': '左起 %', 'en-US': 'From the left, %' }),
        y: share.label({ 'zh-CN': '上起 %', 'en-US': 'From the top, %' }),
      }),
      { max: 200 },
    )
    .default([])
    .label({ 'zh-CN': '点位', 'en-US': 'Places' }),
})

/** The properties of `spruce.picture-map`. */
export type PictureMapProps = Infer<typeof pictureMapProps>
